import { deliver, deliveryDetails, makeCode } from '../codes.ts'
import { takeTurn } from '../counts.ts'
import { checkAttributeValue, checkEmail, checkOwnAttribute } from '../own-attributes.ts'
import { invalidParameter, notAuthorized } from '../pool-error.ts'
import type { Action, Pool, PoolCaller } from '../pool.ts'
import { readRecord } from '../read-input.ts'
import type { PoolUser } from '../tables.ts'
import { userOfAccessToken } from '../tokens.ts'
import { changeUser } from '../users.ts'

/** AWS has a day; nobody needs that long to look into a mailbox. */
const ATTRIBUTE_CODE_MINUTES = 60

/**
 * A new address counts once the code sent to it comes back. Until then the old one stays, as in AWS when set to verify
 * before updating.
 */
export const updateUserAttributes: Action = async (pool, input, caller) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  const asked = readAttributes(input['UserAttributes'])
  const email = asked.get('email')
  asked.delete('email')
  for (const name of asked.keys()) checkOwnAttribute(name)
  const values = [...asked].map(([name, value]) => [name, checkAttributeValue(name, value)] as const)
  // Where an identity provider signs the user in, the provider decides the address.
  if (email !== undefined && user.status === 'EXTERNAL_PROVIDER')
    throw notAuthorized('A client attempted to write unauthorized attribute')
  const address = email === undefined ? null : checkEmail(email)
  const list =
    address === null || address.toLowerCase() === user.email.toLowerCase()
      ? []
      : [await sendAddressCode(pool, user, address, caller)]
  if (values.length > 0) {
    const kept = Object.entries({ ...user.attributes, ...Object.fromEntries(values) })
    // An empty value is how Cognito's clients take an attribute away.
    await changeUser(pool, user.sub, { attributes: Object.fromEntries(kept.filter(([, value]) => value !== '')) })
  }
  return { CodeDeliveryDetailsList: list }
}

/** Sends a code to the address the user wants, or to their present one where it was never verified. */
export async function sendAddressCode(
  pool: Pool,
  user: PoolUser,
  address: string,
  caller: PoolCaller,
): Promise<unknown> {
  await takeTurn(pool, 'ask for an attribute code', user.sub, caller.ip)
  const minutes = ATTRIBUTE_CODE_MINUTES
  const code = await makeCode(pool, user.sub, { purpose: 'verify-email', value: address, minutes })
  deliver(pool, user, { purpose: 'verify-email', to: address, code, minutes })
  return deliveryDetails(address).CodeDeliveryDetails
}

function readAttributes(value: unknown): Map<string, unknown> {
  if (!Array.isArray(value) || value.length === 0 || value.length > 40) throw invalidParameter('Invalid UserAttributes')
  const pairs = value.map((entry): [string, unknown] => {
    const { Name: name, Value: given } = readRecord(entry)
    if (typeof name !== 'string') throw invalidParameter('Invalid UserAttributes')
    return [name, given]
  })
  return new Map(pairs)
}
