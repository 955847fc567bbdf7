import type { Context } from '../../context.ts'
import { codeMail } from '../../mail/texts/code.ts'
import { companyDb } from '../../store/db.ts'
import { companyOf, type PoolUser } from './pool-user.ts'

/** A code for a new password or a new address, by e-mail. */
export async function sendCode(
  context: Context,
  user: PoolUser,
  message: { purpose: 'reset' | 'verify-email'; to: string; code: string; minutes: number },
): Promise<void> {
  const url = `${context.config.publicUrl}/forgotpassword?x-code=${message.code}`
  const mail = codeMail({ ...message, ...(message.purpose === 'reset' && { url }) })
  await context.mail.queue(companyDb(context.store, companyOf(user)), mail)
}
