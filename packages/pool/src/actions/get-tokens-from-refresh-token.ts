import type { Action } from '../pool.ts'
import { checkClient } from '../read-input.ts'
import { continueSession } from '../refresh.ts'

export const getTokensFromRefreshToken: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  return { AuthenticationResult: await continueSession(pool, input['RefreshToken'], caller) }
}
