import type { PublicConfig } from '@tabard/contract'
import {
  CognitoAccessToken,
  CognitoIdToken,
  CognitoRefreshToken,
  type CognitoUser,
  CognitoUserPool,
  CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { notChallenged, untilDone } from './cognito-outcome.ts'
import { createCognitoSignIn } from './cognito-sign-in.ts'
import { cognitoUser } from './cognito-user.ts'
import { finishHostedSignIn, hostedSignOutAddress, startHostedSignIn, type HostedTokens } from './hosted-sign-in.ts'
import type { IdentityTokens } from './identity-source.ts'
import type { Identity } from './identity.ts'
import { browserPage, type BrowserPage } from './page.ts'
import { localTexts } from '../storage/texts.ts'

/** How long signing out may take to leave the page. Spec §9. */
const SIGN_OUT_TIMEOUT_MS = 3000

/** Sign-in through the unmodified Cognito client. `auth.endpoint` is the server that speaks the pool's protocol. */
export function createCognitoIdentity(auth: PublicConfig['auth'], page: BrowserPage = browserPage()): Identity {
  const pool = new CognitoUserPool({
    UserPoolId: auth.userPoolId,
    ClientId: auth.userPoolWebClientId,
    endpoint: auth.endpoint,
    Storage: localTexts,
  })

  const signOut = async ({ everywhere = false } = {}): Promise<void> => {
    const user = pool.getCurrentUser()
    if (!user) return
    if (everywhere && (await sessionOf(user))) await globalSignOut(user)
    await new Promise<void>((resolve) => user.signOut(() => resolve()))
  }

  return {
    ...createCognitoSignIn(pool),
    forgotPassword(email, validationData) {
      const user = cognitoUser(pool, email)
      return untilDone((done, onFailure) => user.forgotPassword({ onSuccess: done, onFailure }, validationData))
    },
    confirmForgotPassword(email, code, newPassword) {
      const user = cognitoUser(pool, email)
      return untilDone((done, onFailure) => user.confirmPassword(code, newPassword, { onSuccess: done, onFailure }))
    },
    async changePassword(oldPassword, newPassword) {
      const user = await currentUserWithSession()
      if (!user) return notChallenged()
      return untilDone((done, fail) =>
        user.changePassword(oldPassword, newPassword, (error) => (error ? fail(error) : done())),
      )
    },
    async updateName(name) {
      const user = await currentUserWithSession()
      if (!user) return notChallenged()
      return untilDone((done, fail) =>
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
}

/** Stores the tokens in the way the library stores its own, so that the library refreshes them from now on. */
function keepSession(pool: CognitoUserPool, tokens: HostedTokens): void {
  const IdToken = new CognitoIdToken({ IdToken: tokens.idToken })
  const session = new CognitoUserSession({
    IdToken,
    AccessToken: new CognitoAccessToken({ AccessToken: tokens.accessToken }),
    RefreshToken: new CognitoRefreshToken({ RefreshToken: tokens.refreshToken }),
  })
  const claims = IdToken.decodePayload() as Record<string, unknown>
  const user = cognitoUser(pool, String(claims['cognito:username']))
  user.setSignInUserSession(session)
}

/** The stored session. The library refreshes it when its tokens are old. Null when it has ended. */
function sessionOf(user: CognitoUser): Promise<CognitoUserSession | null> {
  return new Promise((resolve) =>
    user.getSession((error: Error | null, session: CognitoUserSession | null) =>
      resolve(error || !session?.isValid() ? null : session),
    ),
  )
}

/**
 * Null when the pool refuses, because the session has then ended. A failed connection says nothing about the session,
 * so the old tokens are kept.
 */
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
