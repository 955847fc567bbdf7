import { checkOwnAttribute } from '../own-attributes.ts'
import { invalidParameter, notAuthorized } from '../pool-error.ts'
import type { Action } from '../pool.ts'
import { userOfAccessToken } from '../tokens.ts'
import { changeUser } from '../users.ts'

export const deleteUserAttributes: Action = async (pool, input) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  const names: unknown = input['UserAttributeNames']
  if (!Array.isArray(names) || !names.every((name) => typeof name === 'string'))
    throw invalidParameter('Invalid UserAttributeNames')
  if (names.includes('email')) throw notAuthorized('A client attempted to write unauthorized attribute')
  for (const name of names) checkOwnAttribute(name)
  const kept = Object.entries(user.attributes).filter(([name]) => !names.includes(name))
  await changeUser(pool, user.sub, { attributes: Object.fromEntries(kept) })
  return {}
}
