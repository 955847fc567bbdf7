import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** Seals and names things with keys that never stand in the database. Each purpose has a key of its own. */
export interface Secrets {
  /** AES-256-GCM; the purpose is bound in, so that nothing sealed for one opens as another. */
  seal(purpose: string, text: string): string
  /** Null when the text was sealed for another purpose, by another key, or was changed. */
  open(purpose: string, sealed: string): string | null
  /** HMAC-SHA256. */
  mac(purpose: string, text: string): Buffer
}

const KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export function createSecrets(master: Buffer): Secrets {
  const keys = new Map<string, Buffer>()
  const keyFor = (purpose: string): Buffer => {
    const known = keys.get(purpose)
    if (known) return known
    const key = Buffer.from(hkdfSync('sha256', master, '', `tabard ${purpose}`, KEY_BYTES))
    keys.set(purpose, key)
    return key
  }
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      if (bytes.length < IV_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, IV_BYTES))
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    mac: (purpose, text) => createHmac('sha256', keyFor(purpose)).update(text).digest(),
  }
}

/**
 * The master key: `SECRET_KEY` where several gateways share a database, else a file made once in the data folder.
 * @throws ConfigError when either is too short.
 */
export function readMasterKey(given: string | null, dataDir: string | null): Buffer {
  if (given !== null) {
    if (given.length < 32) throw new ConfigError('SECRET_KEY is too short: set at least 32 random characters.')
    return Buffer.from(given)
  }
  if (dataDir === null) return randomBytes(KEY_BYTES)
  const file = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) makeKeyFile(file)
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64')
  if (key.length < KEY_BYTES)
    throw new ConfigError(`${file} is damaged: put the copy back that belongs to this database.`)
  return key
}

/** Whole or not at all: of two that start at once one wins and both read the same, and a crash leaves no half key. */
function makeKeyFile(file: string): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** Compares without telling by time where two values differ. */
export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
