import { PoolError } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { checkClient } from '../read-input.ts'
import { revokeSession } from '../tokens.ts'

export const revokeToken: Action = async (pool, input) => {
  checkClient(pool, input)
  const token = String(input['Token'] ?? '')
  if (token.split('.').length === 3) throw new PoolError('UnsupportedTokenTypeException', 'Unsupported token type')
  await revokeSession(pool, token)
  return {}
}
