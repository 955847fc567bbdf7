import { spendChallenge } from '../challenge.ts'
import { openUserChallenge, sealUserChallenge } from '../next-step.ts'
import { sessionExpired } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import type { PoolUser } from '../tables.ts'
import { userOfAccessToken } from '../tokens.ts'
import { makeTotpSecret, sealTotp } from '../totp.ts'
import { changeUser } from '../users.ts'

/** Hands out a secret for an authenticator app: to somebody signed in, or in the middle of a sign-in that asks for one. */
export const associateSoftwareToken: Action = async (pool, input) => {
  const secret = makeTotpSecret()
  if (input['AccessToken'] === undefined || input['AccessToken'] === null) {
    const { user, opened } = await openUserChallenge(pool, 'mfa setup', input['Session'])
    requireNone(user)
    await spendChallenge(pool, opened)
    return { SecretCode: secret, Session: sealUserChallenge(pool, user, 'mfa setup', { secret }) }
  }
  const user = await userOfAccessToken(pool, input['AccessToken'])
  await changeUser(pool, user.sub, { sealed_pending_totp: sealTotp(pool, secret) })
  return { SecretCode: secret }
}

/** Whoever knows the password and was asked to set an app up may not replace the one that was set up meanwhile. */
export function requireNone(user: PoolUser): void {
  if (user.sealed_totp !== null) throw sessionExpired()
}
