import { createChallenge, randomInt, verifySolution, type Challenge, type Payload } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { CaptchaParts } from './captcha-parts.ts'
import { spendOnce } from './spend-once.ts'

/** A task for the browser to compute, signed by us. */
export type AltchaChallenge = Required<Pick<Challenge, 'parameters' | 'signature'>>

/** Long enough to fill in a form slowly after the task was solved, too short to collect many answers. */
const LIFE_SECONDS = 600
/** About a tenth of a second on a laptop and half a second on a phone. */
const COST = 2_000
const LEAST_STEPS = 50
const MOST_STEPS = 150

type Parts = Pick<CaptchaParts, 'store' | 'secrets' | 'now'>

/** Our own proof of work: no other company learns of our visitors, and visitors need not click anything. */
export function createAltcha({ store, secrets, now }: Parts): {
  challenge(action: string): Promise<AltchaChallenge>
  check(token: string, about: { action: string }): Promise<boolean>
} {
  const keys = {
    hmacSignatureSecret: secrets.mac('captcha', 'challenge').toString('base64'),
    hmacKeySignatureSecret: secrets.mac('captcha', 'solution').toString('base64'),
  }
  return {
    async challenge(action) {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(LEAST_STEPS, MOST_STEPS),
        deriveKey,
        data: { action },
        expiresAt: Math.floor(now() / 1000) + LIFE_SECONDS,
        ...keys,
      })
      if (signature === undefined) throw new Error('A challenge came out unsigned')
      return { parameters, signature }
    },
    async check(token, { action }) {
      const payload = readPayload(token)
      const { data, nonce, expiresAt } = payload?.challenge.parameters ?? {}
      if (!payload || data?.['action'] !== action || typeof nonce !== 'string') return false
      // Expiry is compared here, because the library would use the machine's clock and not ours.
      if (typeof expiresAt !== 'number' || expiresAt * 1000 <= now()) return false
      const result = await verifySolution({ ...payload, deriveKey, ...keys })
      if (result.invalidSignature !== false || result.invalidSolution !== false) return false
      return spendOnce({ store, now }, `altcha ${nonce}`, expiresAt)
    },
  }
}

function readPayload(token: string): Payload | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'))
    const { challenge, solution } = value as Payload
    const isWhole =
      typeof challenge.parameters.nonce === 'string' &&
      typeof challenge.parameters.salt === 'string' &&
      typeof challenge.signature === 'string' &&
      Number.isSafeInteger(solution.counter) &&
      typeof solution.derivedKey === 'string'
    return isWhole ? { challenge, solution } : null
  } catch {
    return null
  }
}
