import { notAuthorized } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { checkClient } from '../read-input.ts'

/** Users are invited by their company. */
export const signUp: Action = (pool, input) => {
  checkClient(pool, input)
  return Promise.reject(notAuthorized('SignUp is not permitted for this user pool'))
}
