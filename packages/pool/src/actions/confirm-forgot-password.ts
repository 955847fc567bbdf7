import { checkCode, spendCode, wrongCode } from '../codes.ts'
import { takeTurn } from '../counts.ts'
import { forgetFailures } from '../lockout.ts'
import { checkPolicy } from '../policy.ts'
import type { Action } from '../pool.ts'
import { checkClient, readUsername } from '../read-input.ts'
import { revokeAllSessions } from '../sessions.ts'
import { changeUser, findUser, newPassword, unknownUser } from '../users.ts'
import { whyNot } from './forgot-password.ts'

/** Sets a new password by the code that was sent. Every session of the user ends. */
export const confirmForgotPassword: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const name = readUsername(input['Username'])
  const password = checkPolicy(input['Password'])
  const user = await findUser(pool, name)
  const sub = user?.sub ?? unknownUser(pool, name).sub
  await takeTurn(pool, 'try a reset code', sub, caller.ip)
  const refusal = whyNot(user)
  if (refusal && !pool.settings.hidesUnknownUsers) throw refusal
  await checkCode(pool, sub, 'reset', input['ConfirmationCode'])
  // This code was sent to nobody: even a right guess gets the answer that a wrong code gets.
  if (!user || refusal) throw wrongCode()
  const change = await newPassword(pool, sub, password)
  await spendCode(pool, sub, 'reset', input['ConfirmationCode'])
  await changeUser(pool, sub, { ...change, status: 'CONFIRMED' })
  await revokeAllSessions(pool, sub)
  await forgetFailures(pool, sub, caller.ip)
  await pool.hooks.onEvent?.({ type: 'password-reset', user: { ...user, ...change }, ip: caller.ip })
  return {}
}
