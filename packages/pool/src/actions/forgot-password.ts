import { refusalsEn } from '@tabard/contract'
import { deliver, deliveryDetails, makeCode } from '../codes.ts'
import { takeTurn } from '../counts.ts'
import { invalidParameter, notAuthorized, PoolError } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { checkClient, metadataOf, readUsername } from '../read-input.ts'
import type { PoolUser } from '../tables.ts'
import { findUser, unknownUser } from '../users.ts'
import { askBefore } from './initiate-auth.ts'

/**
 * Sends a code for setting a new password. Where none may be sent (unknown name, address not verified, disabled, invited
 * but never signed in, signed in by an identity provider) the answer and the work are the same, so that neither tells
 * who exists.
 */
export const forgotPassword: Action = async (pool, input, caller) => {
  checkClient(pool, input)
  const name = readUsername(input['Username'])
  await askBefore(pool, metadataOf(input), caller, 'forgot_password')
  const user = await findUser(pool, name)
  const sub = user?.sub ?? unknownUser(pool, name).sub
  await takeTurn(pool, 'ask for a reset', sub, caller.ip)
  const refusal = whyNot(user)
  if (refusal && !pool.settings.hidesUnknownUsers) throw refusal
  const minutes = pool.settings.resetCodeMinutes
  const code = await makeCode(pool, sub, { purpose: 'reset', value: '', minutes })
  if (user && !refusal) deliver(pool, user, { purpose: 'reset', to: user.email, code, minutes })
  return deliveryDetails(name)
}

/** Why this user may not reset; null when they may. */
export function whyNot(user: PoolUser | undefined): PoolError | null {
  if (!user) return new PoolError('UserNotFoundException', refusalsEn.unknownUser)
  if (!user.enabled) return notAuthorized(refusalsEn.disabled)
  if (user.status === 'FORCE_CHANGE_PASSWORD' || user.status === 'EXTERNAL_PROVIDER')
    return notAuthorized(refusalsEn.cannotReset)
  if (user.email_verified) return null
  return invalidParameter(refusalsEn.noResetAddress)
}
