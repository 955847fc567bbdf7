import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A letter as it is handed to the transport. */
export interface Envelope {
  id: string
  from: string
  to: string
  subject: string
  text: string
  at: Date
}

/** Delivers letters. `send` throws `MailRefused` when no later try can work, and another error when one may. */
export interface Transport {
  readonly kind: 'smtp' | 'folder' | 'page'
  send(envelope: Envelope): Promise<void>
  /** Removes older letters, where we keep letters ourselves. */
  clear(beforeMs: number): Promise<void>
  remove(id: string): Promise<void>
  close(): void
}

/** The mail server refused the letter for good. Only its code is kept, because its message may hold the address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

/** A mail server. TLS for `smtps:`; STARTTLS when the server offers it or `mustEncrypt` is set. A bad certificate is refused. */
export function createSmtpTransport(smtpUrl: string, options: { mustEncrypt: boolean }): Transport {
  // Options in the address win over `mustEncrypt`, because a relay on the same machine may not support TLS.
  const isSaid = /[?&](?:requireTLS|ignoreTLS|secure)=/.test(smtpUrl)
  const transporter = createTransport(
    {
      ...(options.mustEncrypt && !isSaid && { requireTLS: true }),
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SOCKET_MS,
    },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  return {
    kind: 'smtp',
    async send(envelope) {
      try {
        await transporter.sendMail(messageOf(envelope))
      } catch (error) {
        const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
        const reason = [code, responseCode].filter((part) => /^[A-Z0-9]{1,20}$/.test(String(part))).join(' ')
        // Only a refusal of this letter is final. A wrong password or certificate of ours can be corrected, and the letter sent then.
        const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
        if (Number(responseCode) >= 500 && isOfLetter) throw new MailRefused(`Refused: ${reason}`)
        // Without the library's message, which repeats addresses, because this error goes into the log.
        throw new Error(`The mail server did not take a letter: ${reason}`)
      }
    },
    clear: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    close: () => transporter.close(),
  }
}

/** Without a mail server each letter becomes a file that any mail program opens. The letters page reads the table instead. */
export function createFolderTransport(folder: string | null): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    kind: folder === null ? 'page' : 'folder',
    async send(envelope) {
      if (folder === null) return
      const { message } = (await composer.sendMail(messageOf(envelope))) as { message: Buffer }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${envelope.at.toISOString().replace(/[:.]/g, '-')}-${envelope.id}.eml`
      const draft = join(folder, `.${envelope.id}`)
      await writeFile(draft, message, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    async clear(beforeMs) {
      for (const file of await filesIn(folder)) {
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
        if (mtimeMs < beforeMs) await rm(file, { force: true })
      }
    },
    async remove(id) {
      for (const file of await filesIn(folder)) if (file.endsWith(`-${id}.eml`)) await rm(file, { force: true })
    },
    close: () => composer.close(),
  }
}

/** Addresses are objects, because the library splits texts at commas. The letter is plain text only, as quoted-printable. */
function messageOf(envelope: Envelope) {
  const host = envelope.from.slice(envelope.from.lastIndexOf('@') + 1)
  return {
    from: { name: 'Tabard', address: envelope.from },
    to: { name: '', address: envelope.to },
    subject: envelope.subject,
    text: envelope.text,
    date: envelope.at,
    // The same at every attempt, so that a mail program shows a letter once that was sent twice.
    messageId: `<${envelope.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

async function filesIn(folder: string | null): Promise<string[]> {
  if (folder === null) return []
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml')).map((name) => join(folder, name))
}
