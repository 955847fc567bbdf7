import { randomUUID } from 'node:crypto'
import { AppError, isEmail } from '@tabard/contract'
import type { Secrets } from '../config/secrets.ts'
import type { Queue } from '../background/queue.ts'
import type { Db } from '../store/db.ts'
import { insertLetter } from '../store/letters.ts'
import type { Transport } from './transport.ts'

export interface Mail {
  /** One address. */
  to: string
  subject: string
  text: string
  kind: 'invitation' | 'code' | 'link-opened' | 'notice'
  /** The application that the letter is about. Erasing the application erases the letter. */
  about?: string
}

export interface Mailer {
  /**
   * Writes a letter in this scope's transaction. It is sent if, and only if, the transaction commits.
   * @throws AppError `bad_request` when `to` is not one address
   */
  queue(db: Db, mail: Mail): Promise<void>
  /** Removes the file of a letter whose row was deleted, if it has a file. */
  removeFile(mailId: string): Promise<void>
}

/** The part of a letter that is sealed in the table. */
export interface Letter {
  subject: string
  text: string
}

export const SEND_MAIL = 'send-mail'
const PURPOSE = 'mail'
const MAX_SUBJECT = 200
const MAX_TEXT = 20_000

export function createMailer(parts: { queue: Queue; secrets: Secrets; transport: Transport; now(): number }): Mailer {
  return {
    async queue(db, mail) {
      // Refused, because a line break could add a header and a comma could add a recipient.
      if (!isEmail(mail.to)) throw new AppError('bad_request', { details: { issues: ['to: is no e-mail address'] } })
      const id = randomUUID()
      await insertLetter(db, {
        id,
        about: mail.about ?? null,
        kind: mail.kind,
        to_address: mail.to,
        sealed_letter: sealLetter(parts.secrets, {
          subject: oneLine(mail.subject),
          text: mail.text.slice(0, MAX_TEXT),
        }),
        created_at: parts.now(),
        sent_at: null,
        failure: null,
      })
      // The job holds only the letter's id, because jobs are kept for days.
      await parts.queue.enqueue(db.scope, SEND_MAIL, { mailId: id })
    },
    removeFile: (mailId) => parts.transport.remove(mailId),
  }
}

export function sealLetter(secrets: Secrets, letter: Letter): string {
  return secrets.seal(PURPOSE, JSON.stringify(letter))
}

/** Null when the letter was sealed with a key that is no longer known. */
export function openLetter(secrets: Secrets, sealed: string): Letter | null {
  const opened = secrets.open(PURPOSE, sealed)
  return opened === null ? null : (JSON.parse(opened) as Letter)
}

function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT)
}
