import type { PublicConfig } from '@tabard/contract'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js'
import type { IdentityTokens } from './identity-source.ts'
import type { Identity, SignInResult } from './identity.ts'

/** Sign-in through the unmodified Cognito client; `auth.endpoint` is where the pool's protocol is spoken. */
export function createCognitoIdentity(auth: PublicConfig['auth']): Identity {
  const pool = new CognitoUserPool({
    UserPoolId: auth.userPoolId,
    ClientId: auth.userPoolWebClientId,
    endpoint: auth.endpoint,
  })
  let challenged: CognitoUser | null = null

  return {
    signIn(email, password, validationData) {
      const user = new CognitoUser({ Username: email, Pool: pool })
      const details = new AuthenticationDetails({ Username: email, Password: password, ValidationData: validationData })
      return settle(user, (callbacks) => user.authenticateUser(details, callbacks))
    },
    async completeNewPassword(password) {
      const user = challenged
      if (!user) return { kind: 'failed', code: 'NotAuthorizedException', message: 'Sign in again first.' }
      return settle(user, (callbacks) => user.completeNewPasswordChallenge(password, {}, callbacks))
    },
    async signOut({ everywhere = false } = {}) {
      const user = pool.getCurrentUser()
      if (!user) return
      if (everywhere && (await sessionOf(user))) await globalSignOut(user)
      await new Promise<void>((resolve) => user.signOut(() => resolve()))
    },
    async currentTokens({ force = false } = {}) {
      const user = pool.getCurrentUser()
      const session = user && (await sessionOf(user))
      if (!user || !session) return null
      const current = force ? await refreshed(user, session) : session
      return current && tokensOf(current)
    },
    async currentUser() {
      const user = pool.getCurrentUser()
      if (!user || !(await sessionOf(user))) return null
      return new Promise((resolve) =>
        user.getUserAttributes((error, attributes) =>
          resolve(error || !attributes ? null : Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]))),
        ),
      )
    },
  }

  function settle(user: CognitoUser, start: (callbacks: IAuthenticationCallback) => void): Promise<SignInResult> {
    return new Promise((resolve) =>
      start({
        onSuccess: () => {
          challenged = null
          resolve({ kind: 'signed-in' })
        },
        onFailure: (error: unknown) => resolve(failureOf(error)),
        newPasswordRequired: () => {
          challenged = user
          resolve({ kind: 'new-password-required' })
        },
      }),
    )
  }
}

/** The session as stored, refreshed by the library when its tokens are old; null when it has ended. */
function sessionOf(user: CognitoUser): Promise<CognitoUserSession | null> {
  return new Promise((resolve) =>
    user.getSession((error: Error | null, session: CognitoUserSession | null) =>
      resolve(error || !session?.isValid() ? null : session),
    ),
  )
}

/** Null when the pool refuses: the session has ended. A line that fails says nothing about it, and the old tokens stay. */
function refreshed(user: CognitoUser, session: CognitoUserSession): Promise<CognitoUserSession | null> {
  return new Promise((resolve) =>
    user.refreshSession(session.getRefreshToken(), (error: { code?: string } | null, next: unknown) => {
      if (next instanceof CognitoUserSession) resolve(next)
      else resolve(error?.code === 'NotAuthorizedException' ? null : session)
    }),
  )
}

function globalSignOut(user: CognitoUser): Promise<void> {
  return new Promise((resolve) => user.globalSignOut({ onSuccess: () => resolve(), onFailure: () => resolve() }))
}

function tokensOf(session: CognitoUserSession): IdentityTokens {
  return { idToken: session.getIdToken().getJwtToken(), accessToken: session.getAccessToken().getJwtToken() }
}

function failureOf(error: unknown): SignInResult {
  const { code = 'Unknown', message = 'Sign-in failed.' } = (error ?? {}) as { code?: string; message?: string }
  return { kind: 'failed', code, message }
}
