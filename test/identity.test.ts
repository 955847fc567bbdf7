import { createCognitoIdentity } from '@tabard/runtime/cognito'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticatorCode } from './support/authenticator.ts'
import { clientIds, poolPassword, startPool, type TestPool } from './support/start-pool.ts'

// The runtime's identity on the unmodified client, against the gateway's own pool.
let t: TestPool
const mandatory = new Set<string>()
const NEXT = 'Chosen-anew-66'
beforeAll(async () => {
  t = await startPool({ hooks: { mustUseMfa: async (user) => mandatory.has(user.email) } })
})
afterAll(() => t.close())

describe('the identity of the runtime', () => {
  it('completes an invitation with a password of one’s own, once it was asked for', async () => {
    const email = await t.newUser({ isTemporary: true })
    const identity = open()
    expect(await identity.completeNewPassword(NEXT)).toMatchObject({ kind: 'failed', message: 'Sign in again first.' })
    expect(await identity.signIn(email, poolPassword)).toEqual({ kind: 'new-password-required' })
    expect(await identity.completeNewPassword('short')).toMatchObject({ code: 'InvalidPasswordException' })
    expect(await identity.completeNewPassword(NEXT)).toEqual({ kind: 'signed-in' })
    expect(await identity.currentTokens()).not.toBeNull()
  })

  it('sets a forgotten password anew, and hands the captcha’s answer on', async () => {
    const email = await t.newUser()
    const identity = open()
    expect(await identity.forgotPassword(email, { captcha: 'won' })).toEqual({ kind: 'done' })
    expect(t.validationData.at(-1)).toEqual({ captcha: 'won' })
    expect(await identity.forgotPassword('nobody@demo.test')).toEqual({ kind: 'done' })
    const code = await t.lastCode(email)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await identity.confirmForgotPassword(email, wrong, NEXT)).toMatchObject({ code: 'CodeMismatchException' })
    expect(await identity.confirmForgotPassword(email, code, NEXT)).toEqual({ kind: 'done' })
    expect(await identity.signIn(email, NEXT)).toEqual({ kind: 'signed-in' })
  })

  it('changes password and name of whoever is signed in, and of nobody else', async () => {
    const email = await t.newUser({ attributes: { name: 'Ada' } })
    const identity = open()
    await identity.signOut()
    expect(await identity.updateName('Eve')).toMatchObject({ kind: 'failed', message: 'Sign in again first.' })
    expect(await identity.changePassword(poolPassword, NEXT)).toMatchObject({ kind: 'failed' })
    await identity.signIn(email, poolPassword)
    expect(await identity.updateName('Ada Lovelace')).toEqual({ kind: 'done' })
    expect((await identity.currentUser())?.['name']).toBe('Ada Lovelace')
    expect(await identity.changePassword('Not-the-one-1', NEXT)).toMatchObject({ code: 'NotAuthorizedException' })
    expect(await identity.changePassword(poolPassword, NEXT)).toEqual({ kind: 'done' })
    expect(await identity.currentTokens({ force: true })).not.toBeNull()
  })

  it('sets an authenticator up where one is wanted, and asks for its code from then on', async () => {
    const email = await t.newUser()
    mandatory.add(email)
    const identity = open()
    expect(await identity.confirmMfa('123456')).toMatchObject({ kind: 'failed', message: 'Sign in again first.' })
    const asked = await identity.signIn(email, poolPassword)
    if (asked.kind !== 'mfa-setup-required') throw new Error(`came to ${asked.kind}`)
    expect(await identity.confirmMfa('000000')).toMatchObject({ code: 'EnableSoftwareTokenMFAException' })
    expect(await identity.confirmMfa(authenticatorCode(asked.secret, t.now()))).toEqual({ kind: 'signed-in' })
    t.pass(60)
    expect(await identity.signIn(email, poolPassword)).toEqual({ kind: 'mfa-required' })
    expect(await identity.confirmMfa('000000')).toMatchObject({ code: 'CodeMismatchException' })
    expect(await identity.confirmMfa(authenticatorCode(asked.secret, t.now()))).toEqual({ kind: 'signed-in' })
    t.pass(-60)
  })
})

/** A page's identity; the page itself is needed for single sign-on alone. */
function open() {
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  return createCognitoIdentity(
    {
      region: 'eu-west-2',
      userPoolId: clientIds.UserPoolId,
      userPoolWebClientId: clientIds.ClientId,
      endpoint: t.endpoint,
      oauth: { domain: '', scope: [], redirectSignIn: '', redirectSignOut: '', responseType: 'code' },
      identityPoolId: '',
      mandatorySignIn: true,
    },
    {
      location: { origin: t.origin, host: '', protocol: 'http:', search: '', pathname: '/' },
      go: () => undefined,
      session: storage,
      local: storage,
      fetch,
    },
  )
}
