import { AppError, normalEmail, type Role } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { Mail } from '../../mail/mail.ts'
import { isUniqueViolation } from '../../store/database-error.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import type { UserRow } from '../../store/schema.ts'
import { findUser, insertUser } from '../../store/users.ts'
import { temporaryPassword } from './temporary-password.ts'

export interface Invited {
  company: { id: string; name: string }
  email: string
  name: string
  role: Role
  profile: Record<string, unknown>
  /** Who invites, as the audit log names them. */
  by: string
  mail(password: string): Mail
}

/**
 * A sign-in with a temporary password, a user of the company, and a letter: all of them or none.
 * @throws AppError `email_taken`
 */
export async function inviteUser(context: Context, invited: Invited): Promise<UserRow> {
  const { company, name, role, profile } = invited
  const email = normalEmail(invited.email).toLowerCase()
  const password = temporaryPassword()
  const at = nowSeconds(context.clock)
  const attributes = {
    name,
    'custom:companyId': company.id,
    'custom:company': company.name,
    'custom:userrole': role,
  }
  const userId = await context.directory
    .createUser({ email, password, isTemporary: true, attributes })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('email_taken', { cause: error }) : error
    })
  try {
    return await inTransaction(companyDb(context.store, company.id), async (db) => {
      await insertUser(db, {
        id: userId,
        company_id: company.id,
        email,
        name,
        user_role: role,
        profile,
        created_at: at,
      })
      await context.mail.queue(db, invited.mail(password))
      await writeAudit(db.scope, db.sql, {
        companyId: company.id,
        actor: invited.by,
        action: 'user-invited',
        subject: userId,
        atSeconds: at,
        details: { role },
      })
      const row = await findUser(db, userId)
      if (!row) throw new Error('The user that was just made is not there')
      return row
    })
  } catch (error) {
    // The sign-in is made outside our transaction. Without the user's row it is useless, and would keep the address taken.
    await context.directory.deleteUser(userId)
    throw isUniqueViolation(error) ? new AppError('email_taken', { cause: error }) : error
  }
}
