import {
  AuthenticationDetails,
  type CognitoUser,
  type CognitoUserPool,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js'
import { failureOf, notChallenged } from './cognito-outcome.ts'
import { cognitoUser } from './cognito-user.ts'
import type { Identity, SignInResult } from './identity.ts'

/** Signing in with a password, step by step: the pool may ask for a new password, or for a code. */
export function createCognitoSignIn(
  pool: CognitoUserPool,
): Pick<Identity, 'signIn' | 'completeNewPassword' | 'confirmMfa'> {
  let challenged: Challenged | null = null

  return {
    signIn(email, password, validationData) {
      const user = cognitoUser(pool, email)
      const details = new AuthenticationDetails({ Username: email, Password: password, ValidationData: validationData })
      return answerTo(user, (callbacks) => user.authenticateUser(details, callbacks))
    },
    async completeNewPassword(password) {
      if (challenged?.by !== 'new-password') return notChallenged()
      const { user } = challenged
      return answerTo(user, (callbacks) => user.completeNewPasswordChallenge(password, {}, callbacks))
    },
    async confirmMfa(code) {
      if (challenged === null || challenged.by === 'new-password') return notChallenged()
      const { user, by } = challenged
      return answerTo(user, (callbacks) =>
        by === 'mfa'
          ? user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA')
          : user.verifySoftwareToken(code, '', callbacks),
      )
    },
  }

  function answerTo(user: CognitoUser, start: (callbacks: IAuthenticationCallback) => void): Promise<SignInResult> {
    return new Promise((resolve) =>
      start({
        onSuccess: () => {
          challenged = null
          resolve({ kind: 'signed-in' })
        },
        onFailure: (error: unknown) => resolve(failureOf(error)),
        newPasswordRequired: () => {
          challenged = { user, by: 'new-password' }
          resolve({ kind: 'new-password-required' })
        },
        totpRequired: () => {
          challenged = { user, by: 'mfa' }
          resolve({ kind: 'mfa-required' })
        },
        mfaSetup: () =>
          user.associateSoftwareToken({
            associateSecretCode: (secret) => {
              challenged = { user, by: 'mfa-setup' }
              resolve({ kind: 'mfa-setup-required', secret })
            },
            onFailure: (error: unknown) => resolve(failureOf(error)),
          }),
      }),
    )
  }
}

/** The user whose sign-in waits for an answer, and the kind of answer. The password itself is kept nowhere. */
interface Challenged {
  user: CognitoUser
  by: 'new-password' | 'mfa' | 'mfa-setup'
}
