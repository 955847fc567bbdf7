import { refusalsEn } from '@tabard/contract'
import { notAuthorized } from './pool-error.ts'
import type { Pool, PoolCaller } from './pool.ts'
import { endSessions, findSession, nextToken, placeOf, readToken, type SessionFacts } from './sessions.ts'
import { askOwner, signTokens, type AuthenticationResult } from './tokens.ts'
import { findUser } from './users.ts'

/**
 * Makes new tokens for a session, and its next refresh token where the pool rotates them.
 * @throws PoolError in Cognito's words when the refresh token is unknown, revoked, replayed or old, or its user disabled
 */
export async function continueSession(
  pool: Pool,
  refreshToken: unknown,
  caller: PoolCaller,
): Promise<AuthenticationResult> {
  const { own, changing } = readToken(refreshToken)
  const session = await findSession(pool, own)
  if (!session) throw notAuthorized('Invalid Refresh Token')
  if (session.revoked_at !== null) throw notAuthorized('Refresh Token has been revoked')
  if (session.expires_at * 1000 <= pool.now()) throw notAuthorized('Refresh Token has expired')
  const user = await findUser(pool, session.sub)
  if (!user) throw notAuthorized('Invalid Refresh Token')
  const place = placeOf(pool, session, changing)
  if (place === 'replayed') {
    await endSessions(pool, session.sub, { originJti: session.origin_jti })
    await pool.hooks.onEvent?.({ type: 'refresh-replayed', user, ip: caller.ip })
    throw notAuthorized('Refresh Token has been revoked')
  }
  if (!user.enabled) throw notAuthorized(refusalsEn.disabled)
  await askOwner(pool, user, { by: session.signed_in_by, isRefresh: true })
  const next = pool.settings.isRefreshRotating ? await nextToken(pool, session, own, place) : null
  const facts: SessionFacts = {
    originJti: session.origin_jti,
    authTime: session.auth_time,
    scope: session.scope,
    by: session.signed_in_by,
  }
  return { ...(await signTokens(pool, user, facts)), ...(next !== null && { RefreshToken: next }) }
}

/** Ends the session of one refresh token. A token that is not ours, or ended already, counts as done, as at Cognito. */
export async function revokeSession(pool: Pool, refreshToken: string): Promise<void> {
  const [own = '', changing = ''] = refreshToken.split('.')
  const session = await findSession(pool, own)
  // The session's own part alone is not accepted as the token, because every later token repeats it.
  if (!session || placeOf(pool, session, changing) === 'replayed') return
  await endSessions(pool, session.sub, { originJti: session.origin_jti })
}
