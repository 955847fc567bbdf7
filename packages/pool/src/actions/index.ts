import type { Action } from '../pool.ts'
import { associateSoftwareToken } from './associate-software-token.ts'
import { changePassword } from './change-password.ts'
import { confirmForgotPassword } from './confirm-forgot-password.ts'
import { deleteUserAttributes } from './delete-user-attributes.ts'
import { forgotPassword } from './forgot-password.ts'
import { getTokensFromRefreshToken } from './get-tokens-from-refresh-token.ts'
import { getUserAttributeVerificationCode } from './get-user-attribute-verification-code.ts'
import { getUser } from './get-user.ts'
import { globalSignOut } from './global-sign-out.ts'
import { initiateAuth } from './initiate-auth.ts'
import { respondToAuthChallenge } from './respond-to-auth-challenge.ts'
import { revokeToken } from './revoke-token.ts'
import { setUserMfaPreference } from './set-user-mfa-preference.ts'
import { signUp } from './sign-up.ts'
import { updateUserAttributes } from './update-user-attributes.ts'
import { verifySoftwareToken } from './verify-software-token.ts'
import { verifyUserAttribute } from './verify-user-attribute.ts'

/** Every action the wire knows, by its name there. Admin actions are not among them: the gateway calls the pool in process. */
export const actions: ReadonlyMap<string, Action> = new Map([
  ['InitiateAuth', initiateAuth],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['RevokeToken', revokeToken],
  ['GlobalSignOut', globalSignOut],
  ['GetUser', getUser],
  ['UpdateUserAttributes', updateUserAttributes],
  ['DeleteUserAttributes', deleteUserAttributes],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['VerifyUserAttribute', verifyUserAttribute],
  ['ChangePassword', changePassword],
  ['ForgotPassword', forgotPassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['SignUp', signUp],
])
