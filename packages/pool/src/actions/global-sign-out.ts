import type { Action } from '../pool.ts'
import { revokeAllSessions } from '../sessions.ts'
import { userOfAccessToken } from '../tokens.ts'

export const globalSignOut: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  await revokeAllSessions(pool, user.sub)
  await pool.hooks.onEvent?.({ type: 'signed-out-everywhere', user, ip: caller.ip })
  return {}
}
