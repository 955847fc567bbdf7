import type { Secrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import { openLetter, SEND_MAIL } from '../mail/mail.ts'
import { MailRefused, type Transport } from '../mail/transport.ts'
import { systemDb } from '../store/db.ts'
import { deleteLetter, findLetter, markLetter } from '../store/letters.ts'

/** Sends letters. While the mail server does not answer, each is tried again for some hours. */
export async function workOnMail(context: Context, parts: { transport: Transport; secrets: Secrets }): Promise<void> {
  const { transport, secrets } = parts
  const db = systemDb(context.store)

  async function send(mailId: string): Promise<void> {
    const row = await findLetter(db, mailId)
    if (!row || row.sent_at !== null || row.failure !== null) return
    const letter = openLetter(secrets, row.sealed_letter)
    if (letter === null) return markLetter(db, mailId, { failure: 'It was sealed with a key that is gone' })
    try {
      const at = new Date(row.created_at)
      await transport.send({ id: mailId, from: context.config.mailFrom, to: row.to_address, at, ...letter })
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error
      context.log.warn({ mailId, kind: row.kind, reason: error.message }, 'A letter was refused')
      return markLetter(db, mailId, { failure: error.message })
    }
    // A mail server that took the letter is responsible for it. Without a server the letter stays, to be read from the table.
    if (transport.kind === 'smtp') await deleteLetter(db, mailId)
    else await markLetter(db, mailId, { sent_at: context.clock.now() })
  }

  await context.queue.work<{ mailId: string }>(SEND_MAIL, ({ data }) => send(data.mailId), {
    concurrency: 2,
    retries: 24,
    retryDelayMaxSeconds: 900,
    timeoutSeconds: 90,
    onDead: ({ data }) =>
      markLetter(db, (data as { mailId: string }).mailId, { failure: 'The mail server stayed away' }),
  })
}
