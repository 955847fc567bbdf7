import type { Action } from '../pool.ts'
import { userOfAccessToken } from '../tokens.ts'
import { attributesOf, usernameOf } from '../users.ts'

export const getUser: Action = async (pool, input) => {
  const user = await userOfAccessToken(pool, input['AccessToken'])
  const attributes = { ...attributesOf(user), email_verified: String(user.email_verified) }
  return {
    Username: usernameOf(user),
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ...(user.totp_enabled && {
      PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA',
      UserMFASettingList: ['SOFTWARE_TOKEN_MFA'],
    }),
  }
}
