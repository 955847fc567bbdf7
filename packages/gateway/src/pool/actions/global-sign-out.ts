import type { Action } from '../pool.ts'
import { revokeAllSessions, userOfAccessToken } from '../tokens.ts'

export const globalSignOut: Action = async (pool, input) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  await revokeAllSessions(pool, user.sub)
  return {}
}
