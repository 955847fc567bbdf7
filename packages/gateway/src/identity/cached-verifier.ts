import { hash } from 'node:crypto'
import { decodeJwt } from 'jose'
import type { JwtVerifier, VerifiedUser } from './jwt-verifier.ts'

const MAX_KEPT = 5_000

/**
 * Remembers verified tokens until the first of the two expires, because two RSA checks cost as much as the query they
 * guard. It does not remember whether the user may still come in; every call asks the database for that.
 */
export function cacheVerifier(verifier: JwtVerifier, now: () => number): JwtVerifier {
  const kept = new Map<string, { user: VerifiedUser; untilMs: number }>()
  return {
    async verify(idToken, accessToken) {
      const key = hash('sha256', `${idToken}\n${accessToken}`, 'base64')
      const known = kept.get(key)
      if (known && known.untilMs > now()) return known.user
      kept.delete(key)
      const user = await verifier.verify(idToken, accessToken)
      const untilMs = Math.min(...[idToken, accessToken].map((token) => (decodeJwt(token).exp ?? 0) * 1000))
      kept.set(key, { user, untilMs })
      const oldest = kept.keys().next().value
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return user
    },
  }
}
