import {
  CognitoAccessToken,
  CognitoIdToken,
  CognitoUserAttribute,
  CognitoUserSession,
} from 'amazon-cognito-identity-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticatorCode } from '#test/support/authenticator.ts'
import { identityUser, promised, sessionIn, signIn, step } from '#test/support/identity-js.ts'
import { poolPassword, startPool, type TestPool } from '#test/support/start-pool.ts'

// Every flow of a user's account, by the unmodified amazon-cognito-identity-js over HTTP.
let t: TestPool
const mandatory = new Set<string>()
beforeAll(async () => {
  t = await startPool({ hooks: { mustUseMfa: async (user) => mandatory.has(user.email) } })
})
afterAll(() => t.close())

describe('a second factor', () => {
  it('is set up with an authenticator app, asked for at sign-in, and turned off again', async () => {
    const email = await t.newUser()
    const { user } = await enrol(email)
    expect(await userData(user)).toMatchObject({ PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' })
    expect(t.events.map(({ type }) => type)).toContain('mfa-changed')

    const secret = secrets.get(email) ?? ''
    t.pass(30)
    const asked = await signIn(t.endpoint, email)
    expect(asked).toMatchObject({ kind: 'code-required' })
    const wrong = await sendCode(asked.user, '000000')
    expect(wrong).toMatchObject({ code: 'CodeMismatchException', message: 'Invalid code received for user' })
    const code = authenticatorCode(secret, t.now())
    const right = await sendCode(asked.user, code)
    expect(sessionIn(right).isValid()).toBe(true)

    // The same code again, in another sign-in.
    const again = await signIn(t.endpoint, email)
    expect(await sendCode(again.user, code)).toMatchObject({
      code: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    })
    // One step ahead of our clock is still taken.
    expect(await sendCode(again.user, authenticatorCode(secret, t.now() + 30_000))).toMatchObject({ kind: 'signed-in' })

    await promised((done) => right.user.setUserMfaPreference(null, { Enabled: false, PreferredMfa: false }, done))
    expect((await signIn(t.endpoint, email)).kind).toBe('signed-in')
    t.pass(-30)
  })

  it('bears five wrong codes a session, and locks whoever goes on in new sessions', async () => {
    const email = await t.newUser()
    await enrol(email)
    await t.still(async () => {
      const asked = await signIn(t.endpoint, email)
      const answers: string[] = []
      for (let tries = 0; tries < 6; tries += 1) {
        const answer = await sendCode(asked.user, '000000')
        answers.push(answer.kind === 'failed' ? answer.message : answer.kind)
      }
      expect(answers.slice(0, 5)).toEqual(Array(5).fill('Invalid code received for user'))
      expect(answers[5]).toBe('Invalid session for the user, session is expired.')
      const fresh = await signIn(t.endpoint, email)
      expect(await sendCode(fresh.user, '000000')).toMatchObject({
        code: 'LimitExceededException',
        message: 'Attempt limit exceeded, please try after some time.',
      })
    })
  })

  it('is set up in the middle of a sign-in where the company wants it of everybody', async () => {
    const email = await t.newUser()
    mandatory.add(email)
    const asked = await signIn(t.endpoint, email)
    expect(asked.kind).toBe('setup-required')
    const secret = await associate(asked.user)
    const refused = await step(asked.user, (handlers) => asked.user.verifySoftwareToken('000000', 'Phone', handlers))
    expect(refused).toMatchObject({
      code: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch and fail enable Software Token MFA',
    })
    const done = await step(asked.user, (handlers) =>
      asked.user.verifySoftwareToken(authenticatorCode(secret, t.now()), 'Phone', handlers),
    )
    expect(sessionIn(done).isValid()).toBe(true)
    const next = await signIn(t.endpoint, email)
    expect(next).toMatchObject({ kind: 'code-required', name: 'SOFTWARE_TOKEN_MFA' })
    const off = promised((callback) =>
      done.user.setUserMfaPreference(null, { Enabled: false, PreferredMfa: false }, callback),
    )
    await expect(off).rejects.toMatchObject({ code: 'InvalidParameterException' })
  })

  it('is asked for after a first password and after a reset as well', async () => {
    const email = await t.newUser()
    const { secret } = await enrol(email)
    const userId = (await t.pool.directory.find(email))?.userId ?? ''
    await t.pool.directory.setTemporaryPassword(userId, 'Tempor-ary-55')
    const invited = await signIn(t.endpoint, email, 'Tempor-ary-55')
    expect(invited.kind).toBe('new-password-required')
    const chosen = await step(invited.user, (handlers) =>
      invited.user.completeNewPasswordChallenge('Chosen-once-55', {}, handlers),
    )
    expect(chosen.kind).toBe('code-required')

    const user = identityUser(t.endpoint, email)
    await forgot(user)
    await confirm(user, await t.lastCode(email), 'Chosen-twice-55')
    const asked = await signIn(t.endpoint, email, 'Chosen-twice-55')
    expect(asked.kind).toBe('code-required')
    t.pass(30)
    expect(await sendCode(asked.user, authenticatorCode(secret, t.now()))).toMatchObject({ kind: 'signed-in' })
    t.pass(-30)
  })
})

describe('a forgotten password', () => {
  it('is set anew with the code that was sent, and ends every session', async () => {
    const email = await t.newUser()
    const before = await signIn(t.endpoint, email)
    const user = identityUser(t.endpoint, email)
    const { CodeDeliveryDetails: to } = (await forgot(user)) as { CodeDeliveryDetails: object }
    expect(to).toEqual({ AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'u***@d***' })
    const code = await t.lastCode(email)
    expect(code).toMatch(/^\d{6}$/)
    await expect(confirm(user, code === '000000' ? '000001' : '000000', 'Chosen-anew-55')).rejects.toMatchObject({
      code: 'CodeMismatchException',
    })
    await confirm(user, code, 'Chosen-anew-55')
    expect(await signIn(t.endpoint, email)).toMatchObject({ message: 'Incorrect username or password.' })
    expect((await signIn(t.endpoint, email, 'Chosen-anew-55')).kind).toBe('signed-in')
    await expect(attributesOf(before)).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    await expect(confirm(user, code, 'Chosen-again-55')).rejects.toMatchObject({ code: 'ExpiredCodeException' })
    expect(t.events.findLast(({ type }) => type === 'password-reset')?.user.email).toBe(email)
  })

  it('is taken the same way from a name nobody has, and no code is sent', async () => {
    const sentBefore = t.sent.length
    const user = identityUser(t.endpoint, 'gone@demo.test')
    await expect(confirm(user, '000000', 'Chosen-anew-55')).rejects.toMatchObject({ code: 'ExpiredCodeException' })
    expect(await forgot(user)).toEqual({
      CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'g***@d***' },
    })
    await expect(confirm(user, '000000', 'Chosen-anew-55')).rejects.toMatchObject({ code: 'CodeMismatchException' })
    expect(t.sent.length).toBe(sentBefore)
  })
})

describe('an account', () => {
  it('changes its password, and is signed out everywhere else', async () => {
    const email = await t.newUser()
    const [here, elsewhere] = [await signIn(t.endpoint, email), await signIn(t.endpoint, email)]
    await expect(
      promised((done) => here.user.changePassword('Not-my-word-1', 'Chosen-anew-55', done)),
    ).rejects.toMatchObject({ message: 'Incorrect username or password.' })
    await promised((done) => here.user.changePassword(poolPassword, 'Chosen-anew-55', done))
    expect(await attributesOf(here)).toMatchObject({ email })
    await expect(attributesOf(elsewhere)).rejects.toMatchObject({ message: 'Access Token has been revoked' })
    expect((await signIn(t.endpoint, email, 'Chosen-anew-55')).kind).toBe('signed-in')
    expect(t.events.findLast(({ type }) => type === 'password-changed')?.user.email).toBe(email)
  })

  it('writes and clears what is its own, and nothing else', async () => {
    const email = await t.newUser({
      attributes: { name: 'Ada', 'custom:companyId': 'c1', 'custom:userrole': 'recruiter' },
    })
    const result = await signIn(t.endpoint, email)
    await write(result.user, { name: 'Ada King', phone_number: '+441632960000' })
    expect(await attributesOf(result)).toMatchObject({ name: 'Ada King', phone_number: '+441632960000' })
    for (const name of ['custom:companyId', 'custom:userrole', 'custom:company', 'email_verified', 'sub']) {
      await expect(write(result.user, { [name]: 'c2' }), name).rejects.toMatchObject({
        code: 'NotAuthorizedException',
        message: 'A client attempted to write unauthorized attribute',
      })
    }
    await expect(write(result.user, { 'custom:admin': 'yes' })).rejects.toMatchObject({
      code: 'InvalidParameterException',
      message: 'user.custom:admin: Attribute does not exist in the schema.',
    })
    await expect(write(result.user, { phone_number: 'call me' })).rejects.toMatchObject({
      message: 'Invalid phone number format.',
    })
    await promised((done) => result.user.deleteAttributes(['phone_number'], done))
    const left = await attributesOf(result)
    expect(left).toMatchObject({ name: 'Ada King', 'custom:companyId': 'c1', 'custom:userrole': 'recruiter' })
    expect(left).not.toHaveProperty('phone_number')
    await expect(promised((done) => result.user.deleteAttributes(['custom:companyId'], done))).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    })
  })

  it('has a new address once the code sent there comes back, and the old one until then', async () => {
    const email = await t.newUser()
    const taken = await t.newUser()
    const result = await signIn(t.endpoint, email)
    await write(result.user, { email: 'ada.new@demo.test' })
    expect(await attributesOf(result)).toMatchObject({ email, email_verified: 'true' })
    const code = await t.lastCode('ada.new@demo.test')
    await expect(verify(result, code === '111111' ? '222222' : '111111')).rejects.toMatchObject({
      code: 'CodeMismatchException',
    })
    await verify(result, code)
    expect(await attributesOf(result)).toMatchObject({ email: 'ada.new@demo.test', email_verified: 'true' })
    expect((await signIn(t.endpoint, 'ada.new@demo.test')).kind).toBe('signed-in')
    expect(t.events.findLast(({ type }) => type === 'email-changed')).toMatchObject({ email: 'ada.new@demo.test' })

    // The address belongs to another user: only somebody who can read its mail learns that.
    await write(result.user, { email: taken })
    await expect(verify(result, await t.lastCode(taken))).rejects.toMatchObject({
      code: 'AliasExistsException',
      message: 'An account with the given email already exists.',
    })
  })

  it('is asked for its code once more', async () => {
    const email = await t.newUser()
    const result = await signIn(t.endpoint, email)
    const sent = t.sent.length
    await new Promise<void>((resolve, reject) =>
      result.user.getAttributeVerificationCode('email', { onSuccess: () => resolve(), onFailure: reject }),
    )
    await verify(result, await t.lastCode(email))
    expect(t.sent.length).toBe(sent + 1)
  })
})

describe('a session', () => {
  it('goes on with a new refresh token each time, and ends where it was revoked', async () => {
    const email = await t.newUser()
    const result = await signIn(t.endpoint, email)
    const first = sessionIn(result)
    const second = await refresh(result.user, first)
    expect(second.getRefreshToken().getToken()).not.toBe(first.getRefreshToken().getToken())
    const third = await refresh(result.user, second)
    expect(third.getIdToken().payload['auth_time']).toBe(first.getIdToken().payload['auth_time'])
    await new Promise<void>((resolve, reject) =>
      result.user.signOut((error?: Error) => (error ? reject(error) : resolve())),
    )
    const left = new CognitoUserSession({
      IdToken: new CognitoIdToken({ IdToken: third.getIdToken().getJwtToken() }),
      AccessToken: new CognitoAccessToken({ AccessToken: third.getAccessToken().getJwtToken() }),
      RefreshToken: third.getRefreshToken(),
    })
    const refused = await t.call('GetUser', { AccessToken: left.getAccessToken().getJwtToken() })
    expect(refused.message).toBe('Access Token has been revoked')
  })

  it('is over everywhere after a global sign-out', async () => {
    const email = await t.newUser()
    const [here, elsewhere] = [await signIn(t.endpoint, email), await signIn(t.endpoint, email)]
    await new Promise((resolve, reject) => here.user.globalSignOut({ onSuccess: resolve, onFailure: reject }))
    await expect(attributesOf(elsewhere)).rejects.toMatchObject({ message: 'Access Token has been revoked' })
  })
})

const secrets = new Map<string, string>()
type Step = Awaited<ReturnType<typeof signIn>>

async function enrol(email: string): Promise<{ user: Step['user']; secret: string }> {
  const result = await signIn(t.endpoint, email)
  const secret = await associate(result.user)
  expect(secret).toMatch(/^[A-Z2-7]{52}$/)
  await new Promise((resolve, reject) =>
    result.user.verifySoftwareToken(authenticatorCode(secret, t.now()), 'Phone', {
      onSuccess: resolve,
      onFailure: reject,
    }),
  )
  await promised((done) => result.user.setUserMfaPreference(null, { Enabled: true, PreferredMfa: true }, done))
  secrets.set(email, secret)
  return { user: result.user, secret }
}

function associate(user: Step['user']): Promise<string> {
  return new Promise((resolve, reject) =>
    user.associateSoftwareToken({ associateSecretCode: resolve, onFailure: reject }),
  )
}

function sendCode(user: Step['user'], code: string): Promise<Step> {
  return step(user, (handlers) => user.sendMFACode(code, handlers, 'SOFTWARE_TOKEN_MFA'))
}

function userData(user: Step['user']): Promise<unknown> {
  return promised((done) => user.getUserData(done, { bypassCache: true }))
}

function forgot(user: Step['user']): Promise<unknown> {
  return new Promise((resolve, reject) => user.forgotPassword({ onSuccess: resolve, onFailure: reject }))
}

function confirm(user: Step['user'], code: string, password: string): Promise<unknown> {
  return new Promise((resolve, reject) =>
    user.confirmPassword(code, password, { onSuccess: resolve, onFailure: reject }),
  )
}

async function attributesOf({ user }: Step): Promise<Record<string, string>> {
  const list = await promised<CognitoUserAttribute[]>((done) => user.getUserAttributes(done))
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]))
}

function write(user: Step['user'], values: Record<string, string>): Promise<unknown> {
  const list = Object.entries(values).map(([Name, Value]) => new CognitoUserAttribute({ Name, Value }))
  return promised((done) => user.updateAttributes(list, done))
}

function verify({ user }: Step, code: string): Promise<unknown> {
  return new Promise((resolve, reject) =>
    user.verifyAttribute('email', code, { onSuccess: resolve, onFailure: reject }),
  )
}

async function refresh(user: Step['user'], session: CognitoUserSession): Promise<CognitoUserSession> {
  const next = await promised<CognitoUserSession>((done) => user.refreshSession(session.getRefreshToken(), done))
  if (!next) throw new Error('no session')
  return next
}
