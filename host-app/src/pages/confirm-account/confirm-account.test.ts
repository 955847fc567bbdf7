import { describe, expect, it } from 'vitest'
import { createRuntime, type IdentityTokens } from '@tabard/runtime'
import { untilIdle } from '../../../../packages/runtime/src/testing/fake-clock.ts'
import { wire } from '../../../../packages/runtime/src/testing/wire.ts'
import { createAccount } from '../../account/account.ts'
import type { SignInOutcome } from '../../account/identity.ts'
import { createArrival } from '../../sign-in/arrival.ts'
import { createConfirmAccount } from './confirm-account.store.ts'

const part = (value: object) => btoa(JSON.stringify(value))
const tokens: IdentityTokens = {
  idToken: `x.${part({ sub: 'user-1', name: 'ines', email: 'ines@acme.test' })}.x`,
  accessToken: `x.${part({ scope: 'aws.cognito.signin.user.admin' })}.x`,
}
const typed = { email: 'ines@acme.test', temporaryPassword: 'Temporary-1!', newPassword: 'Chosen-once-55' }
const profile = {
  fullName: ' Ines Okafor ',
  userDescription: 'I look after branding' as const,
  phoneNumber: '',
  linkedInURL: '',
  jobTitle: 'Consultant',
}
const invited: SignInOutcome = { at: 'new-password-required' }

function open({ email, complete = [] }: { email?: string; complete?: SignInOutcome[] } = {}) {
  const asked: string[] = []
  const items = new Map<string, string>()
  const arrival = createArrival({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  })
  if (email !== undefined) arrival.invited(email)
  let current: IdentityTokens | null = null
  const identity = {
    signIn: async () => {
      asked.push('sign in')
      return invited
    },
    completeNewPassword: async () => {
      asked.push('new password')
      const outcome = complete.shift() ?? { at: 'signed-in' as const, tokens }
      if (outcome.at === 'signed-in') current = tokens
      return outcome
    },
    confirmMfa: async (): Promise<SignInOutcome> => ({ at: 'signed-in', tokens }),
    updateName: async (name: string) => {
      asked.push(`name ${name}`)
      return { at: 'done' as const }
    },
    currentTokens: async () => current,
  }
  const gateway = wire(({ url, method }) => {
    const { pathname } = new URL(url)
    if (pathname === '/api/clients')
      return { body: { id: 'c-1', clientName: 'Acme', ssoEnabled: false, logoName: null } }
    if (method === 'PATCH') return { body: {} }
    return { body: { users: [{ userId: 'user-1', email: 'ines@acme.test', name: 'ines' }] } }
  })
  const runtime = createRuntime({
    baseUrl: 'https://app.acme.test',
    storage: 'memory',
    fetch: gateway.fetch,
    identity,
    sig: null,
  })
  const account = createAccount(runtime, { signOut: async () => undefined, goToSso: async () => undefined })
  const captcha = { execute: async () => 'won', reset: async () => undefined }
  const page = createConfirmAccount({ identity, runtime, account, arrival, captcha })
  return { page, asked, arrival, runtime, sent: gateway.asked, state: () => page.store.getState() }
}

describe('confirming an account', () => {
  it('takes the temporary password, sets the new one, saves the profile and ends', async () => {
    const { page, asked, arrival, runtime, sent, state } = open()
    await runtime.openSession()
    await page.choosePassword(typed)
    expect(state()).toEqual({ at: 'profile', isBusy: false, problem: null })
    // The user is signed in, and stays on this page until the end.
    expect([runtime.session.getState().kind, arrival.store.getState().isUnderWay]).toEqual(['signed-in', true])
    await untilIdle()
    await page.saveProfile(profile)
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      userId: 'user-1',
      email: 'ines@acme.test',
      clientId: 'c-1',
      clientName: 'Acme',
      name: 'Ines Okafor',
      phone: '',
      jobTitle: 'Consultant',
      linkedInUrl: '',
      userDescription: 'I look after branding',
    })
    expect(asked).toEqual(['sign in', 'new password', 'name Ines Okafor'])
    expect(arrival.store.getState().isUnderWay).toBe(false)
  })

  it('asks for no temporary password where the login page has taken it, until that lay too long', async () => {
    const over: SignInOutcome = {
      at: 'refused',
      text: 'Invalid session for the user, session is expired.',
      isOver: true,
    }
    const { page, asked, state } = open({ email: 'ines@acme.test', complete: [over] })
    expect(state()).toMatchObject({ at: 'password', isKnown: true, email: 'ines@acme.test' })
    await page.choosePassword({ ...typed, temporaryPassword: '' })
    expect(asked).toEqual(['new password'])
    expect(state()).toMatchObject({ at: 'password', isKnown: false, email: 'ines@acme.test', problem: over.text })
    await page.choosePassword(typed)
    expect(state().at).toBe('profile')
  })

  it('says why a password will not do, and lets another be chosen', async () => {
    const weak: SignInOutcome = { at: 'refused', text: 'Password does not conform to policy', isOver: false }
    const { page, asked, state } = open({ complete: [weak] })
    await page.choosePassword(typed)
    expect(state()).toMatchObject({ at: 'password', isKnown: true, problem: weak.text })
    await page.choosePassword(typed)
    expect(asked).toEqual(['sign in', 'new password', 'new password'])
  })
})
