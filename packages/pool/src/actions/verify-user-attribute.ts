import { refusalsEn } from '@tabard/contract'
import { checkCode, spendCode } from '../codes.ts'
import { takeTurn } from '../counts.ts'
import { invalidParameter, PoolError } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { userOfAccessToken } from '../tokens.ts'
import { changeUser, findUser } from '../users.ts'

/** The code came back: the address is verified, and the user signs in with it from now on. */
export const verifyUserAttribute: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  if (input['AttributeName'] !== 'email') throw invalidParameter('Invalid attribute name. Only email can be verified.')
  await takeTurn(pool, 'try an attribute code', user.sub, caller.ip)
  const email = await checkCode(pool, user.sub, 'verify-email', input['Code'])
  const holder = await findUser(pool, email)
  if (holder && holder.sub !== user.sub) throw new PoolError('AliasExistsException', refusalsEn.takenEmail)
  await spendCode(pool, user.sub, 'verify-email', input['Code'])
  // The pool's owner is told first, because an address that it refuses may not become the one to sign in with.
  if (email !== user.email) await pool.hooks.onEvent?.({ type: 'email-changed', user, email, ip: caller.ip })
  await changeUser(pool, user.sub, { email, email_verified: true })
  return {}
}
