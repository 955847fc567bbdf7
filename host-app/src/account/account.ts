import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  getClient,
  getLogo,
  getSsoLink,
  isAppError,
  listUsers,
  type Client,
  type Logo,
  type User,
} from '@tabard/contract'
import { isHostedAccessToken, type Runtime, type Session } from '@tabard/runtime'
import { readClaims } from './claims.ts'
import { text } from '../shell/shell.text.ts'

/** The signed-in user and company. `name` and `email` come from the token, so they are there at once. */
export type AccountState =
  | { at: 'none' }
  | { at: 'loading'; name: string; email: string }
  | { at: 'ready'; name: string; email: string; user: User | null; client: Client; logo: Logo | null }

export interface Account {
  readonly store: StoreApi<AccountState>
  /** Fetches user and company again, after a change to one of them. */
  refresh(): Promise<void>
}

export interface AccountEnds {
  signOut(): Promise<void>
  /** Ends all sessions and goes to the company's own sign-in. */
  goToSso(link: string): Promise<void>
}

/**
 * Follows the session: fetches the user at sign-in and forgets the user at sign-out. A user of a disabled company is
 * told
 * so and signed out. A user who signs in with a password although the company has single sign-on is sent there.
 */
export function createAccount(runtime: Runtime, { signOut, goToSso }: AccountEnds): Account {
  const store = createStore<AccountState>(() => ({ at: 'none' }))
  let userId: string | null = null
  let wasAnonymous = false

  const load = async (id: string, name: string, email: string, mayNeedSso: boolean) => {
    const [client, users] = await Promise.all([
      runtime.api.call(getClient, { query: {} }),
      runtime.api.call(listUsers, { query: { userId: id } }),
    ])
    if (userId !== id) return
    if (!client.ok) {
      if (client.error.code !== 'account_disabled') return
      await runtime.dialog.alert({ title: text.disabled, message: client.error.text })
      return signOut()
    }
    if (mayNeedSso && client.value.ssoEnabled) {
      const link = await runtime.api.call(getSsoLink, { query: {} })
      if (link.ok) return goToSso(link.value.url)
    }
    const user = users.ok ? (users.value.users[0] ?? null) : null
    const shown = { name: user?.name || name, email: user?.email || email, user, client: client.value }
    store.setState({ at: 'ready', ...shown, logo: null }, true)
    if (client.value.logoName === null) return
    const logo = await runtime.api.call(getLogo, { query: {} }, { isCached: true })
    if (userId === id && logo.ok) store.setState({ at: 'ready', ...shown, logo: logo.value }, true)
  }

  const follow = (session: Session) => {
    if (session.kind === 'opening') return
    const isHosted = session.kind === 'signed-in' && isHostedAccessToken(session.tokens.accessToken)
    const mayNeedSso = wasAnonymous && !isHosted
    wasAnonymous = session.kind === 'anonymous'
    const claims = session.kind === 'signed-in' ? readClaims(session.tokens.idToken) : null
    if (!claims) {
      userId = null
      return store.setState({ at: 'none' }, true)
    }
    if (claims.userId === userId) return
    userId = claims.userId
    store.setState({ at: 'loading', name: claims.name, email: claims.email }, true)
    load(claims.userId, claims.name, claims.email, mayNeedSso).catch(async (error: unknown) => {
      // The beta domain refuses every call of other users, so their type is never known here; the refusal tells it.
      if (isAppError(error) && error.code === 'beta_only') {
        await runtime.dialog.alert(text.notBeta)
        return signOut()
      }
      // An expected error is not reported: if the session has ended meanwhile, the access decision handles that.
      if (!isAppError(error)) runtime.report(error)
    })
  }
  follow(runtime.session.getState())
  runtime.session.subscribe(follow)
  return {
    store,
    refresh: async () => {
      const session = runtime.session.getState()
      const claims = session.kind === 'signed-in' ? readClaims(session.tokens.idToken) : null
      if (claims && claims.userId === userId) await load(claims.userId, claims.name, claims.email, false)
    },
  }
}
