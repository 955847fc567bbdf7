import type { Action } from '../pool.ts'
import { changePassword } from './change-password.ts'
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts'
import { getUser } from './get-user.ts'
import { globalSignOut } from './global-sign-out.ts'
import { initiateAuth } from './initiate-auth.ts'
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts'
import { revokeToken } from './revoke-token.ts'

/** Every action the wire knows, by its name there. Admin actions are not among them: the gateway calls the pool in process. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['ChangePassword', changePassword],
  ['GlobalSignOut', globalSignOut],
  ['RevokeToken', revokeToken],
])
