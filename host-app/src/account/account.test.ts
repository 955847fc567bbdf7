import { describe, expect, it } from 'vitest'
import { createRuntime, type IdentityTokens } from '@tabard/runtime'
import { untilIdle } from '../../../packages/runtime/src/testing/fake-clock.ts'
import { wire } from '../../../packages/runtime/src/testing/wire.ts'
import { text } from '../shell/shell.text.ts'
import { createAccount } from './account.ts'

const part = (value: object) => btoa(JSON.stringify(value))
const tokensWith = (scope: string): IdentityTokens => ({
  idToken: `x.${part({ sub: 'user-1', name: 'Ada', email: 'ada@acme.test' })}.x`,
  accessToken: `x.${part({ scope })}.x`,
})
const byPassword = tokensWith('aws.cognito.signin.user.admin')
const byHosted = tokensWith('openid email')
const link = 'https://app.acme.test/oauth2/authorize?identity_provider=Acme'

/** Signs in on this page, or finds an existing session, and returns the result. */
async function signIn(
  tokens: IdentityTokens,
  { ssoEnabled, isStored = false }: { ssoEnabled: boolean; isStored?: boolean },
) {
  const done: string[] = []
  const gateway = wire(({ url }) => {
    const { pathname } = new URL(url)
    if (pathname === '/api/clients') return { body: { ssoEnabled, logoName: null } }
    if (pathname === '/api/sso') return { body: { url: link } }
    return { body: { users: [] } }
  })
  let current = isStored ? tokens : null
  const runtime = createRuntime({
    baseUrl: 'https://app.acme.test',
    storage: 'memory',
    fetch: gateway.fetch,
    identity: { currentTokens: async () => current },
    sig: null,
  })
  const account = createAccount(runtime, {
    signOut: async () => void done.push('signed out'),
    goToSso: async (to) => void done.push(`gone to ${to}`),
  })
  await runtime.openSession()
  if (!isStored) {
    current = tokens
    runtime.signedIn(tokens)
  }
  await untilIdle()
  await untilIdle()
  return { done, state: account.store.getState().at }
}

describe('on the beta domain', () => {
  it('tells whoever may not enter so, and signs them out', async () => {
    const { fetch } = wire(() => ({ status: 403, body: { error: 'beta_only', message: 'no' } }))
    const identity = { currentTokens: async () => byPassword }
    const runtime = createRuntime({ baseUrl: 'https://beta.acme.test', storage: 'memory', fetch, identity, sig: null })
    const done: string[] = []
    const ends = { signOut: async () => void done.push('signed out'), goToSso: async () => {} }
    createAccount(runtime, ends)
    await runtime.openSession()
    await untilIdle()
    expect(runtime.dialog.store.getState()).toMatchObject({ isOpen: true, message: text.notBeta })
    expect(done).toEqual([])
    runtime.dialog.answer(true)
    await untilIdle()
    expect(done).toEqual(['signed out'])
  })
})

describe('where the company has single sign-on', () => {
  it('sends on whoever came by password, with the link fetched first', async () => {
    expect((await signIn(byPassword, { ssoEnabled: true })).done).toEqual([`gone to ${link}`])
  })

  it('leaves in peace whoever came that way, and whoever was there before', async () => {
    expect(await signIn(byHosted, { ssoEnabled: true })).toEqual({ done: [], state: 'ready' })
    expect(await signIn(byPassword, { ssoEnabled: true, isStored: true })).toEqual({ done: [], state: 'ready' })
    expect(await signIn(byPassword, { ssoEnabled: false })).toEqual({ done: [], state: 'ready' })
  })
})
