/**
 * Encodes parameters so that both databases read them alike. Objects and arrays become JSON text, because one driver would
 * send an array as an SQL array and the other as JSON. CV files contain NUL and half surrogate pairs, which Postgres
 * refuses: NUL is dropped, a half pair replaced.
 */
export function encodeParameters(parameters: readonly unknown[]): unknown[] {
  return parameters.map(encode)
}

/** A parameter as text for the wire protocol. Null stays null. */
export function parameterText(value: unknown): string | null {
  if (value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

function encode(value: unknown): unknown {
  if (value === undefined) return null
  if (typeof value === 'string') return cleanText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date || value instanceof Uint8Array) return value
  const json = JSON.stringify(value)
  return /\\u0000|\\ud[89a-f]/.test(json) ? JSON.stringify(value, (_key, part: unknown) => cleanPart(part)) : json
}

function cleanPart(part: unknown): unknown {
  if (typeof part === 'string') return cleanText(part)
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [cleanText(key), value]))
}

function cleanText(text: string): string {
  // With the `u` flag a surrogate matches only when its other half is missing.
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd')
}
