import { AppError, isIntegrationUser, type AdminUpdate, type User, type UserId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentUser } from '../../presenters/user.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeUser, lockAdmins, lockUser } from '../../store/users.ts'
import { changeUserRow, writtenRows } from './change-user-row.ts'

interface UserChangeInput extends Omit<AdminUpdate, 'permissions'> {
  userId: UserId
  email?: string
  name?: string
}

/**
 * An admin's change of a user. Our own row is read on every call, so a lesser role or a disabled account takes effect at
 * once; the directory is told afterwards, so that new tokens say the same.
 * @throws AppError `not_found` or `last_admin`
 */
export async function updateUser(context: Context, actor: UserActor, input: UserChangeInput): Promise<User> {
  const { row, companyName } = await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const admins = await lockAdmins(db)
    const before = await lockUser(db, input.userId)
    const company = await findCompany(db, actor.companyId)
    if (!before || !company || !isAddressOf(before.email, input.email)) throw new AppError('not_found')
    const isRoleChange = input.userRole !== undefined && input.userRole !== before.user_role
    if (isRoleChange && isIntegrationUser(before.id)) {
      throw new AppError('bad_request', {
        details: { issues: ['userRole: an integration user has none of their own'] },
      })
    }
    const staysAdmin = (input.userRole ?? before.user_role) === 'admin' && !(input.disabled ?? before.disabled)
    if (!staysAdmin && admins.length === 1 && admins[0] === before.id) throw new AppError('last_admin')
    const after = await changeUser(db, before.id, changeUserRow(before, input).change)
    if (!after) throw new AppError('not_found')
    const entry = {
      companyId: actor.companyId,
      actor: actor.userId,
      subject: before.id,
      atSeconds: nowSeconds(context.clock),
    }
    if (isRoleChange) {
      const details = { from: before.user_role, to: after.user_role }
      await writeAudit(db.scope, db.sql, { ...entry, action: 'role-changed', details })
    }
    // The role has an entry of its own.
    const fields = writtenRows.flatMap(({ column, field }) =>
      column === 'user_role' || before[column] === after[column] ? [] : [field],
    )
    if (fields.length > 0) await writeAudit(db.scope, db.sql, { ...entry, action: 'user-changed', details: { fields } })
    return { row: after, companyName: company.client_name }
  })
  if (!isIntegrationUser(row.id)) {
    await context.directory.setAttributes(row.id, { name: row.name, 'custom:userrole': row.user_role })
    if (input.disabled !== undefined) await context.directory.setEnabled(row.id, !input.disabled)
  }
  return presentUser(row, companyName)
}

/** An address in the call cannot change the user's; it must equal it, in any case of letters. */
export function isAddressOf(own: string, told: string | undefined): boolean {
  return told === undefined || told.toLowerCase() === own.toLowerCase()
}
