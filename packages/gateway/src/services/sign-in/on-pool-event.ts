import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { noticeMail } from '../../mail/texts/notice.ts'
import { mailWords, type MailWords } from '../../mail/words/mail-words.ts'
import { signInLetter } from '../../mail/texts/sign-in-letter.ts'
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

/** What a user should hear of, in case it was not them: its row in the letters' words says what. */
type Notice = keyof MailWords['signIn']

const isNotice = (type: string): type is Notice => Object.hasOwn(mailWords.en.signIn, type)

/** Keeps what the pool tells in the company's audit, and tells the user themselves of what concerns their account's keys. */
export async function onPoolEvent(
  context: Context,
  event: { type: SignInEvent; user: PoolUser; email?: string; details?: Record<string, string | boolean> },
): Promise<void> {
  const { type, user, details } = event
  const companyId = companyOf(user)
  await inTransaction(companyDb(context.store, companyId), async (db) => {
    const company = await findCompany(db, companyId)
    if (!company) return
    await writeAudit(db.scope, db.sql, {
      companyId,
      actor: user.sub,
      action: type,
      subject: user.sub,
      atSeconds: nowSeconds(context.clock),
      ...(details && { details }),
    })
    if (event.email !== undefined) await changeUser(db, user.sub, { email: event.email })
    if (details?.['isFirst'] === true || !isNotice(type)) return
    const letter = (words: MailWords) => signInLetter(words, type)
    const { language } = company
    await context.mail.queue(db, noticeMail({ to: user.email, language, letter, url: context.config.publicUrl }))
  })
}
