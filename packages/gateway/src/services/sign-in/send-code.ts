import type { Context } from '../../context.ts'
import { codeMail } from '../../mail/texts/code.ts'
import { findLanguage } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { companyOf, type PoolUser } from './pool-user.ts'

/** A code for a new password or a new address, by e-mail. */
export async function sendCode(
  context: Context,
  user: PoolUser,
  message: { purpose: 'reset' | 'verify-email'; to: string; code: string; minutes: number },
): Promise<void> {
  const url = `${context.config.publicUrl}/forgotpassword?x-code=${message.code}`
  const companyId = companyOf(user)
  const db = companyDb(context.store, companyId)
  const language = await findLanguage(db, companyId)
  await context.mail.queue(db, codeMail({ ...message, language, ...(message.purpose === 'reset' && { url }) }))
}
