import type { CaptchaChallenge } from '@tabard/contract'

/** More steps than any of our challenges takes; a challenge is meant to take a tenth of a second. */
const MAX_STEPS = 100_000

/**
 * Solves a challenge in altcha's format, version 2: counts until the derived key has the required prefix. Each step is
 * the
 * browser's own cryptography, which runs off this thread, so the page does not freeze.
 */
export async function solveProof(challenge: CaptchaChallenge | null): Promise<string> {
  // Null means that the gateway requires no work; it then accepts an empty answer.
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
