import { spendChallenge } from '../challenge.ts'
import { openUserChallenge, sealUserChallenge } from '../next-step.ts'
import { sessionExpired } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import type { PoolUser } from '../tables.ts'
import { userOfAccessToken } from '../tokens.ts'
import { makeTotpSecret, sealTotp } from '../totp.ts'
import { changeUser } from '../users.ts'

/** Gives a secret for an authenticator app to a signed-in user, or to one whose sign-in demands that an app is set up. */
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

/**
 * Refuses where an app is set up already: somebody who was asked to set one up, and knows only the password, must not
 * replace it.
 */
export function requireNone(user: PoolUser): void {
  if (user.sealed_totp !== null) throw sessionExpired()
}
