import type { CaptchaChallenge } from '@tabard/contract'

/** More than any challenge of ours takes: it is for a tenth of a second. */
const MAX_STEPS = 100_000

/**
 * Does the work of altcha's format, version 2: counts until the derived key begins as it must. Each step is the
 * browser's own cryptography, off this thread, so nothing stands still meanwhile.
 */
export async function solveProof(challenge: CaptchaChallenge | null): Promise<string> {
  // The gateway asks for no work: an empty answer is what it takes then.
  if (challenge === null) return ''
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters
  if (algorithm !== 'PBKDF2/SHA-256') throw new Error(`Unknown work: ${algorithm}`)
  const prefix = bytesOf(nonce)
  const password = new Uint8Array(prefix.length + 4)
  password.set(prefix)
  const counterOf = new DataView(password.buffer)
  const work = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }
  for (let counter = 0; counter < MAX_STEPS; counter++) {
    counterOf.setUint32(prefix.length, counter)
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const derivedKey = hexOf(new Uint8Array(await crypto.subtle.deriveBits(work, key, keyLength * 8)))
    if (derivedKey.startsWith(keyPrefix)) return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
  }
  throw new Error('The work came to no end')
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
