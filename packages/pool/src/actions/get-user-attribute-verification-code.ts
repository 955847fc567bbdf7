import { findCodeValue } from '../codes.ts'
import { invalidParameter } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { userOfAccessToken } from '../tokens.ts'
import { sendAddressCode } from './update-user-attributes.ts'

/** Sends the code once more: to the address that waits to be verified, otherwise to the user's present one. */
export const getUserAttributeVerificationCode: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  if (input['AttributeName'] !== 'email') throw invalidParameter('Invalid attribute name. Only email can be verified.')
  const address = (await findCodeValue(pool, user.sub, 'verify-email')) ?? user.email
  return { CodeDeliveryDetails: await sendAddressCode(pool, user, address, caller) }
}
