import type { Pool } from './pool.ts'

/** Longer texts are none of ours. */
const MAX_LENGTH = 16_384

/** Seals a text so that it can stand in an address. */
export function sealForAddress(pool: Pool, purpose: string, text: string): string {
  return Buffer.from(pool.secrets.seal(purpose, text), 'base64').toString('base64url')
}

/** Null when it was not sealed for this, or is not spelled as we spell it: decoders read many texts alike. */
export function openFromAddress(pool: Pool, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed.slice(0, MAX_LENGTH), 'base64url')
  return bytes.toString('base64url') === sealed ? pool.secrets.open(purpose, bytes.toString('base64')) : null
}
