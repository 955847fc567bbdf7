/**
 * Stores the bytes of files, separated by company. Every call needs the company beside the key, and the company comes from
 * the verified token. Keys are paths of plain names, such as `applications/<id>/original`.
 */
export interface Storage {
  readonly kind: 'memory' | 'files' | 's3'
  /** Writes all of the bytes or none, and overwrites. The bytes are durable once it resolves. */
  put(companyId: string, key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** The bytes, or undefined if there are none under this key. */
  get(companyId: string, key: string): Promise<Uint8Array | undefined>
  /** Deletes the bytes; no error if there are none. */
  delete(companyId: string, key: string): Promise<void>
  /** The company's keys that begin with `prefix`, sorted. With `writtenBefore` (milliseconds since 1970) only older ones. */
  list(companyId: string, prefix?: string, writtenBefore?: number): Promise<string[]>
  /** Resolves if the storage answers; throws otherwise. */
  ping(): Promise<void>
}

const COMPANY = /^[A-Za-z0-9-]{1,64}$/
const NAME = /^(?!\.{1,2}$)[A-Za-z0-9._-]{1,200}$/
const MAX_KEY_LENGTH = 600

/**
 * The path of a key below the storage's root.
 * @throws if a part could lead out of the company's folder, or is no plain name.
 */
export function pathOfKey(companyId: string, key: string): string {
  if (!COMPANY.test(companyId)) throw new Error('A company id holds letters, digits and hyphens only')
  if (key.length > MAX_KEY_LENGTH || !key.split('/').every((name) => NAME.test(name))) {
    throw new Error('A storage key is made of plain names separated by slashes')
  }
  return `${companyId}/${key}`
}
