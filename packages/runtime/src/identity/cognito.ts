import type { PublicConfig } from '@tabard/contract'
import {
  AuthenticationDetails,
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
  type IAuthenticationCallback,
} from 'amazon-cognito-identity-js'
import { finishHostedSignIn, hostedSignOutAddress, startHostedSignIn, type HostedTokens } from './hosted-sign-in.ts'
import type { IdentityTokens } from './identity-source.ts'
import type { Identity, IdentityFailure, IdentityResult, SignInResult } from './identity.ts'
import { browserPage, type BrowserPage } from './page.ts'
import { text } from '../words/runtime.text.ts'

/** Nobody waits longer for a page to be left. Spec §9. */
const SIGN_OUT_TIMEOUT_MS = 3000

/** Sign-in through the unmodified Cognito client; `auth.endpoint` is where the pool's protocol is spoken. */
export function createCognitoIdentity(auth: PublicConfig['auth'], page: BrowserPage = browserPage()): Identity {
  const pool = new CognitoUserPool({
    UserPoolId: auth.userPoolId,
    ClientId: auth.userPoolWebClientId,
    endpoint: auth.endpoint,
  })
  let challenged: Challenged | null = null

  const signOut = async ({ everywhere = false } = {}): Promise<void> => {
    const user = pool.getCurrentUser()
    if (!user) return
    if (everywhere && (await sessionOf(user))) await globalSignOut(user)
    await new Promise<void>((resolve) => user.signOut(() => resolve()))
  }

  return {
    signIn(email, password, validationData) {
      const user = new CognitoUser({ Username: email, Pool: pool })
      const details = new AuthenticationDetails({ Username: email, Password: password, ValidationData: validationData })
      return answerTo(user, (callbacks) => user.authenticateUser(details, callbacks))
    },
    async completeNewPassword(password) {
      if (challenged?.by !== 'new-password') return notChallenged
      const { user } = challenged
      return answerTo(user, (callbacks) => user.completeNewPasswordChallenge(password, {}, callbacks))
    },
    async confirmMfa(code) {
      if (challenged === null || challenged.by === 'new-password') return notChallenged
      const { user, by } = challenged
      return answerTo(user, (callbacks) =>
        by === 'mfa'
          ? user.sendMFACode(code, callbacks, 'SOFTWARE_TOKEN_MFA')
          : user.verifySoftwareToken(code, '', callbacks),
      )
    },
    forgotPassword(email, validationData) {
      const user = new CognitoUser({ Username: email, Pool: pool })
      return outcome((done, onFailure) => user.forgotPassword({ onSuccess: done, onFailure }, validationData))
    },
    confirmForgotPassword(email, code, newPassword) {
      const user = new CognitoUser({ Username: email, Pool: pool })
      return outcome((done, onFailure) => user.confirmPassword(code, newPassword, { onSuccess: done, onFailure }))
    },
    async changePassword(oldPassword, newPassword) {
      const user = await currentUserWithSession()
      if (!user) return notChallenged
      return outcome((done, fail) =>
        user.changePassword(oldPassword, newPassword, (error) => (error ? fail(error) : done())),
      )
    },
    async updateName(name) {
      const user = await currentUserWithSession()
      if (!user) return notChallenged
      return outcome((done, fail) =>
        user.updateAttributes([{ Name: 'name', Value: name }], (error) => (error ? fail(error) : done())),
      )
    },
    signOut,
    async signOutAndLeave() {
      const address = hostedSignOutAddress(auth, page)
      await signOut()
      if (address === null) return
      page.go(address)
      await new Promise((_, reject) => setTimeout(() => reject(new Error('Signout timeout fail')), SIGN_OUT_TIMEOUT_MS))
    },
    federatedSignIn: (start) => startHostedSignIn(auth, page, start),
    async finishFederatedSignIn() {
      const came = await finishHostedSignIn(auth, page)
      if (came.kind !== 'signed-in') return came
      keepSession(pool, came.tokens)
      return { kind: 'signed-in', customState: came.customState }
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

  async function currentUserWithSession(): Promise<CognitoUser | null> {
    const user = pool.getCurrentUser()
    return user && (await sessionOf(user)) ? user : null
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

/** Whose sign-in waits for an answer, and for which. The password itself is kept nowhere. */
interface Challenged {
  user: CognitoUser
  by: 'new-password' | 'mfa' | 'mfa-setup'
}

const notChallenged: IdentityFailure = {
  kind: 'failed',
  code: 'NotAuthorizedException',
  message: text.signInAgain,
}

function outcome(start: (done: () => void, fail: (error: unknown) => void) => void): Promise<IdentityResult> {
  return new Promise((resolve) =>
    start(
      () => resolve({ kind: 'done' }),
      (error) => resolve(failureOf(error)),
    ),
  )
}

/** Kept as the library keeps its own: it refreshes them from now on. */
function keepSession(pool: CognitoUserPool, tokens: HostedTokens): void {
  const IdToken = new CognitoIdToken({ IdToken: tokens.idToken })
  const session = new CognitoUserSession({
    IdToken,
    AccessToken: new CognitoAccessToken({ AccessToken: tokens.accessToken }),
    RefreshToken: new CognitoRefreshToken({ RefreshToken: tokens.refreshToken }),
  })
  const claims = IdToken.decodePayload() as Record<string, unknown>
  const user = new CognitoUser({ Username: String(claims['cognito:username']), Pool: pool })
  user.setSignInUserSession(session)
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

function failureOf(error: unknown): IdentityFailure {
  const { code = 'Unknown', message = 'Sign-in failed.' } = (error ?? {}) as { code?: string; message?: string }
  return { kind: 'failed', code, message }
}
