import { AppError, type UserId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'
import { invitationMail } from '../../mail/texts/invitation.ts'
import { temporaryPassword } from './temporary-password.ts'

/** Sends another temporary password; the former one stops working. @throws AppError `not_found` */
export async function resendInvitation(
  context: Context,
  actor: UserActor,
  userId: UserId,
): Promise<{ userId: UserId; email: string }> {
  const company = companyDb(context.store, actor.companyId)
  const [row, home] = await Promise.all([findUser(company, userId), findCompany(company, actor.companyId)])
  const signIn = row && (await context.directory.find(row.id))
  if (!row || !home || !signIn?.mustChangePassword) throw new AppError('not_found')
  const password = temporaryPassword()
  await context.directory.setTemporaryPassword(userId, password)
  await inTransaction(company, async (db) => {
    const url = `${context.config.publicUrl}/confirmaccount`
    const { language, client_name: companyName } = home
    const invitation = { to: row.email, language, companyName, temporaryPassword: password, url }
    await context.mail.queue(db, invitationMail(invitation))
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'user-invited',
      subject: userId,
      atSeconds: nowSeconds(context.clock),
      details: { again: true },
    })
  })
  return { userId, email: row.email }
}
