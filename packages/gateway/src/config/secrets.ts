import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config-error.ts'

/** Seals texts and computes MACs with keys that are never in the database. Each purpose has its own key. */
export interface Secrets {
  /** AES-256-GCM. A text that was sealed for one purpose cannot be opened for another. */
  seal(purpose: string, text: string): string
  /** Null when the text was sealed for another purpose or with an unknown key, or was changed. */
  open(purpose: string, sealed: string): string | null
  /** Whether this was sealed with another key than the one that seals now. */
  isOld(sealed: string): boolean
  /** HMAC-SHA256, with the key that seals now. */
  mac(purpose: string, text: string): Buffer
}

const KEY_BYTES = 32
const KEY_ID_BYTES = 4
const IV_BYTES = 12
const TAG_BYTES = 16

interface MasterKey {
  /** First bytes of each sealed text. They may be few, because they only save trying every key. */
  id: Buffer
  keyFor(purpose: string): Buffer
}

/** The first master key seals and all of them open, so that the key can be changed while the product runs. */
export function createSecrets(masters: Buffer | readonly Buffer[]): Secrets {
  const ring = (Buffer.isBuffer(masters) ? [masters] : masters).map(masterKey)
  const [first] = ring
  if (!first) throw new Error('There must be a key to seal with')
  return {
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', first.keyFor(purpose), iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([first.id, iv, cipher.getAuthTag(), body]).toString('base64')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64')
      // As we write it and in no other way. The decoder skips what it does not know, so that many texts are read alike.
      if (bytes.toString('base64') !== sealed) return null
      if (bytes.length < KEY_ID_BYTES + IV_BYTES + TAG_BYTES) return null
      const id = bytes.subarray(0, KEY_ID_BYTES)
      const master = ring.find((one) => one.id.equals(id))
      if (!master) return null
      const [iv, rest] = [
        bytes.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES),
        bytes.subarray(KEY_ID_BYTES + IV_BYTES),
      ]
      const decipher = createDecipheriv('aes-256-gcm', master.keyFor(purpose), iv)
      decipher.setAuthTag(rest.subarray(0, TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
    isOld: (sealed) => !Buffer.from(sealed, 'base64').subarray(0, KEY_ID_BYTES).equals(first.id),
    mac: (purpose, text) => createHmac('sha256', first.keyFor(purpose)).update(text).digest(),
  }
}

function masterKey(master: Buffer): MasterKey {
  const keys = new Map<string, Buffer>()
  const derive = (purpose: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', master, '', `tabard ${purpose}`, length))
  return {
    id: derive('key id', KEY_ID_BYTES),
    keyFor(purpose) {
      const known = keys.get(purpose)
      if (known) return known
      const key = derive(purpose, KEY_BYTES)
      keys.set(purpose, key)
      return key
    },
  }
}

/**
 * The master keys; the first one seals. They come from `SECRET_KEY` if it is set (`new,old` during a change of keys),
 * else from a file that is made once in the data folder.
 * @throws ConfigError when one is too short
 */
export function readMasterKeys(given: string | null, dataDir: string | null): Buffer[] {
  if (given !== null) {
    const keys = given.split(',').map((key) => key.trim())
    if (keys.some((key) => key.length < 32)) {
      throw new ConfigError(
        'SECRET_KEY is too short: set at least 32 random characters, or two such keys with a comma between.',
      )
    }
    return keys.map((key) => Buffer.from(key))
  }
  if (dataDir === null) return [randomBytes(KEY_BYTES)]
  const file = join(dataDir, KEY_FILE)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  if (!existsSync(file)) makeKeyFile(file)
  const keys = readKeyLines(file).map((line) => Buffer.from(line, 'base64'))
  if (keys.length === 0 || keys.some((key) => key.length < KEY_BYTES))
    throw new ConfigError(`${file} is damaged: put the copy back that belongs to this database.`)
  return keys
}

/** Makes a new first key in the data folder. The older ones still open until `dropOldKeys`. */
export function addKeyToFile(dataDir: string): void {
  const file = join(dataDir, KEY_FILE)
  replaceFile(file, [randomBytes(KEY_BYTES).toString('base64'), ...readKeyLines(file)])
}

/** Keeps only the newest key of the data folder. Call it when nothing is sealed with an older one any more. */
export function dropOldKeys(dataDir: string): void {
  const file = join(dataDir, KEY_FILE)
  replaceFile(file, readKeyLines(file).slice(0, 1))
}

const KEY_FILE = 'secret.key'

function readKeyLines(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean)
}

function replaceFile(file: string, lines: readonly string[]): void {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, lines.join('\n'), { mode: 0o600, flush: true })
  renameSync(draft, file)
}

/** Makes the file in one step: a crash leaves no half key, and two processes that start at once both read the same key. */
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
