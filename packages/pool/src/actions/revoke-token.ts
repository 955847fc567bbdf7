import { invalidParameter, PoolError } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { revokeSession } from '../refresh.ts'

export const revokeToken: Action = async (pool, input) => {
  if (typeof input['ClientId'] !== 'string') throw invalidParameter('Missing required parameter ClientId')
  if (input['ClientId'] !== pool.clientId) throw new PoolError('UnauthorizedException', 'Unauthorized')
  const token = input['Token']
  if (typeof token !== 'string') throw invalidParameter('Missing required parameter Token')
  if (token.split('.').length === 3) throw new PoolError('UnsupportedTokenTypeException', 'Unsupported token type')
  await revokeSession(pool, token)
  return {}
}
