import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  confirmUserAttribute,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  getCurrentUser,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { authenticatorCode } from '#test/support/authenticator.ts'
import { clientIds, poolPassword, startPool, type TestPool } from '#test/support/start-pool.ts'

// aws-amplify 6 with `userPoolEndpoint` at our gateway, and nothing else changed.
let t: TestPool
const mandatory = new Set<string>()
const kept = new Map<string, string>()
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  t = await startPool({ hooks: { mustUseMfa: async ({ email }) => mandatory.has(email) } })
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: clientIds.UserPoolId,
        userPoolClientId: clientIds.ClientId,
        userPoolEndpoint: t.endpoint,
      },
    },
  })
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void kept.set(key, value),
    getItem: async (key) => kept.get(key) ?? null,
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  })
})
afterEach(() => signOut())
afterAll(() => t.close())

describe('aws-amplify 6', () => {
  it('signs in, says who it is, refreshes with rotation, and signs out everywhere', async () => {
    const email = await t.newUser({ attributes: { name: 'Ada', 'custom:companyId': 'c1' } })
    const { isSignedIn, nextStep } = await signIn({ username: email, password: poolPassword })
    expect([isSignedIn, nextStep.signInStep]).toEqual([true, 'DONE'])
    expect((await getCurrentUser()).userId).toBe((await t.pool.directory.find(email))?.userId)
    const before = await fetchAuthSession()
    expect(before.tokens?.idToken?.payload).toMatchObject({ email, name: 'Ada', 'custom:companyId': 'c1' })
    const refreshBefore = refreshToken()
    const after = await fetchAuthSession({ forceRefresh: true })
    expect(String(after.tokens?.accessToken)).not.toBe(String(before.tokens?.accessToken))
    expect(refreshToken()).not.toBe(refreshBefore)
    expect((await fetchAuthSession({ forceRefresh: true })).tokens).toBeDefined()
    const AccessToken = String((await fetchAuthSession()).tokens?.accessToken)
    await signOut({ global: true })
    expect((await t.call('GetUser', { AccessToken })).message).toBe('Access Token has been revoked')
    await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' })
  })

  it('takes a first password', async () => {
    const email = await t.newUser({ isTemporary: true })
    const { nextStep } = await signIn({ username: email, password: poolPassword })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    const done = await confirmSignIn({
      challengeResponse: 'Chosen-once-55',
      options: { userAttributes: { name: 'Ada King' } },
    })
    expect(done.isSignedIn).toBe(true)
    expect(await fetchUserAttributes()).toMatchObject({ email, name: 'Ada King' })
  })

  it('sets up an authenticator app, and signs in with its code', async () => {
    const email = await t.newUser()
    await signIn({ username: email, password: poolPassword })
    const { sharedSecret, getSetupUri } = await setUpTOTP()
    expect(getSetupUri('Tabard').href).toContain(`secret=${sharedSecret}`)
    await expect(verifyTOTPSetup({ code: '000000' })).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' })
    await verifyTOTPSetup({ code: authenticatorCode(sharedSecret, t.now()) })
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await signOut()
    const { nextStep } = await signIn({ username: email, password: poolPassword })
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await expect(confirmSignIn({ challengeResponse: '000000' })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid code received for user',
    })
    const done = await confirmSignIn({ challengeResponse: authenticatorCode(sharedSecret, t.now() + 30_000) })
    expect(done.isSignedIn).toBe(true)
    await updateMFAPreference({ totp: 'DISABLED' })
    expect((await fetchMFAPreference()).enabled).toBeUndefined()
  })

  it('sets one up in the middle of a sign-in where it must', async () => {
    const email = await t.newUser()
    mandatory.add(email)
    const { nextStep } = await signIn({ username: email, password: poolPassword })
    if (nextStep.signInStep !== 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP') throw new Error(nextStep.signInStep)
    const secret = nextStep.totpSetupDetails.sharedSecret
    const done = await confirmSignIn({ challengeResponse: authenticatorCode(secret, t.now()) })
    expect(done.isSignedIn).toBe(true)
  })

  it('sets a forgotten password anew, and changes it', async () => {
    const email = await t.newUser()
    const asked = await resetPassword({ username: email })
    expect(asked.nextStep).toMatchObject({
      resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'u***@d***' },
    })
    const confirmationCode = await t.lastCode(email)
    await confirmResetPassword({ username: email, confirmationCode, newPassword: 'Chosen-anew-55' })
    expect((await signIn({ username: email, password: 'Chosen-anew-55' })).isSignedIn).toBe(true)
    await expect(updatePassword({ oldPassword: 'Wrong-word-55', newPassword: 'Chosen-third-55' })).rejects.toThrow(
      'Incorrect username or password.',
    )
    await updatePassword({ oldPassword: 'Chosen-anew-55', newPassword: 'Chosen-third-55' })
    await signOut()
    expect((await signIn({ username: email, password: 'Chosen-third-55' })).isSignedIn).toBe(true)
  })

  it('writes attributes, and confirms a new address', async () => {
    const email = await t.newUser()
    await signIn({ username: email, password: poolPassword })
    const steps = await updateUserAttributes({ userAttributes: { name: 'Grace', email: 'grace@demo.test' } })
    expect(steps.name?.nextStep.updateAttributeStep).toBe('DONE')
    expect(steps.email?.nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE')
    await confirmUserAttribute({
      userAttributeKey: 'email',
      confirmationCode: await t.lastCode('grace@demo.test'),
    })
    expect(await fetchUserAttributes()).toMatchObject({
      name: 'Grace',
      email: 'grace@demo.test',
      email_verified: 'true',
    })
  })
})

function refreshToken(): string | undefined {
  return [...kept].find(([key]) => key.endsWith('.refreshToken'))?.[1]
}
