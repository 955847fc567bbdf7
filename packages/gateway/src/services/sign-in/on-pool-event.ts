import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { noticeMail } from '../../mail/texts/notice.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findCompany } from '../../store/companies.ts'
import { changeUser } from '../../store/users.ts'
import { companyOf, type PoolUser } from './pool-user.ts'

type SignInEvent = Extract<
  AuditAction,
  | 'signed-in'
  | 'sign-in-locked'
  | 'signed-out-everywhere'
  | 'password-changed'
  | 'password-reset'
  | 'mfa-changed'
  | 'email-changed'
  | 'refresh-replayed'
>

/** What a user should hear of, in case it was not them. */
const notices: Partial<Record<SignInEvent, string>> = {
  'password-changed': 'Your password was changed.',
  'password-reset': 'Your password was set anew with a code that we sent you. All your sessions have ended.',
  'mfa-changed': 'The authenticator app of your account was set up, turned on or turned off.',
  'email-changed': 'The address you sign in with was changed.',
  'refresh-replayed': 'One of your sessions was used from two places and has ended. Sign in again.',
}

/** Keeps what the pool tells in the company's audit, and tells the user themselves of what concerns their account's keys. */
export async function onPoolEvent(
  context: Context,
  event: { type: SignInEvent; user: PoolUser; email?: string; details?: Record<string, string | boolean> },
): Promise<void> {
  const { type, user, details } = event
  const companyId = companyOf(user)
  await inTransaction(companyDb(context.store, companyId), async (db) => {
    if (!(await findCompany(db, companyId))) return
    await writeAudit(db.scope, db.sql, {
      companyId,
      actor: user.sub,
      action: type,
      subject: user.sub,
      atSeconds: nowSeconds(context.clock),
      ...(details && { details }),
    })
    if (event.email !== undefined) await changeUser(db, user.sub, { email: event.email })
    const text = details?.['isFirst'] === true ? undefined : notices[type]
    if (text === undefined) return
    const words = `${text} If that was not you, set a new password now and tell your company's admin.`
    await context.mail.queue(
      db,
      noticeMail({ to: user.email, subject: text, text: words, url: context.config.publicUrl }),
    )
  })
}
