import { checkPassword } from '../check-password.ts'
import { takeTurn } from '../counts.ts'
import { wrongPassword } from '../pool-error.ts'
import { checkPolicy } from '../policy.ts'
import type { Action } from '../pool.ts'
import { endSessions } from '../sessions.ts'
import { ownSessionOf } from '../tokens.ts'
import { changeUser, newPassword } from '../users.ts'

/** Ends every other session of the user, so that anybody else who knew the old password is signed out. */
export const changePassword: Action = async (pool, input, caller) => {
  const { user, originJti } = await ownSessionOf(pool, input['AccessToken'])
  const proposed = checkPolicy(input['ProposedPassword'])
  const previous = input['PreviousPassword']
  await takeTurn(pool, 'change a password', user.sub, caller.ip)
  if (typeof previous !== 'string') throw wrongPassword()
  await checkPassword(pool, user.sub, previous, caller)
  await changeUser(pool, user.sub, await newPassword(pool, user.sub, proposed))
  await endSessions(pool, user.sub, { allBut: originJti })
  await pool.hooks.onEvent?.({ type: 'password-changed', user, ip: caller.ip })
  return {}
}
