import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

/** A letter as it leaves. */
export interface Envelope {
  id: string
  from: string
  to: string
  subject: string
  text: string
  at: Date
}

/** Where letters go. `send` throws `MailRefused` for what will never be taken, anything else for what may be later. */
export interface Transport {
  readonly kind: 'smtp' | 'folder' | 'page'
  send(envelope: Envelope): Promise<void>
  /** Removes what is older than this from where we keep it ourselves. */
  clear(beforeMs: number): Promise<void>
  remove(id: string): Promise<void>
  close(): void
}

/** The other side says no for good. Its words may hold the address, so only its number is kept. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

const CONNECT_MS = 10_000
const SOCKET_MS = 30_000

/** A mail server. TLS where the address says `smtps:`, STARTTLS where the server offers it or we insist; never a bad certificate. */
export function createSmtpTransport(smtpUrl: string, options: { mustEncrypt: boolean }): Transport {
  // Who says in the address how it is to be done, has it so: a relay on the same machine may know no TLS.
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
        // Said of this letter, or of us: a password or a certificate is put right, and the letter goes then.
        const isOfLetter = code === 'EENVELOPE' || code === 'EMESSAGE'
        if (Number(responseCode) >= 500 && isOfLetter) throw new MailRefused(`Refused: ${reason}`)
        // The library's words repeat addresses, and ours end in the log.
        throw new Error(`The mail server did not take a letter: ${reason}`)
      }
    },
    clear: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    close: () => transporter.close(),
  }
}

/** No mail server: each letter is a file any mail program opens. The page shows them from the table. */
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

/** Addresses as objects, which the library never splits at commas; plain text alone, as quoted-printable. */
function messageOf(envelope: Envelope) {
  const host = envelope.from.slice(envelope.from.lastIndexOf('@') + 1)
  return {
    from: { name: 'Tabard', address: envelope.from },
    to: { name: '', address: envelope.to },
    subject: envelope.subject,
    text: envelope.text,
    date: envelope.at,
    // The same at every attempt: one sent twice is shown once.
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
