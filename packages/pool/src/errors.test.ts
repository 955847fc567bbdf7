import { randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authenticatorCode } from '#test/support/authenticator.ts'
import { clientIds, poolDb, poolPassword, startPool, type TestPool, type WireAnswer } from '#test/support/start-pool.ts'
import { openTestStore, type Store } from '#test/support/test-store.ts'
import type { PoolUser } from './tables.ts'

/**
 * Every refusal of Cognito, by name and message, because clients compare both. Sign-ins here use USER_PASSWORD_AUTH, which
 * is off elsewhere: SRP ends in the same steps.
 */
const ClientId = clientIds.ClientId
let store: Store
/** A pool that answers known and unknown names alike. */
let t: TestPool
/** A pool that tells them apart, as with AWS's LEGACY setting. */
let told: TestPool
const required = new Set<string>()
const disallowed = new Set<string>()
beforeAll(async () => {
  store = await openTestStore()
  const shared = { store, master: randomBytes(32), publicUrl: 'http://pool.test' }
  const hooks = {
    mustUseMfa: async ({ email }: PoolUser) => required.has(email),
    beforeTokens: async ({ email }: PoolUser) => {
      if (disallowed.has(email)) throw new Error('Not allowed to log in with username and password')
    },
    beforeSignIn: async (metadata: Record<string, string>) => {
      if (metadata['captcha'] === 'bad') throw new Error('Captcha failed')
    },
  }
  t = await startPool({ shared, hooks, settings: { allowsPasswordFlow: true } })
  told = await startPool({ shared, settings: { allowsPasswordFlow: true, hidesUnknownUsers: false } })
})
afterAll(async () => {
  await t.close()
  await told.close()
  await store.close()
})

type Refusal = () => Promise<WireAnswer>
let made = 0

describe('a refused sign-in', () => {
  const rows: [string, string, string, Refusal][] = [
    [
      'a wrong password',
      'NotAuthorizedException',
      'Incorrect username or password.',
      async () => signIn(await someone(), 'Wrong-word-1'),
    ],
    ['an unknown user', 'NotAuthorizedException', 'Incorrect username or password.', () => signIn('nobody@x.test')],
    [
      'an unknown user where they are told',
      'UserNotFoundException',
      'User does not exist.',
      () => signIn('nobody@x.test', poolPassword, told),
    ],
    [
      'a disabled user',
      'NotAuthorizedException',
      'User is disabled.',
      async () => signIn(await someone({ enabled: false })),
    ],
    [
      'an unconfirmed user',
      'UserNotConfirmedException',
      'User is not confirmed.',
      async () => signIn(await someone({ status: 'UNCONFIRMED' })),
    ],
    [
      'a password that must be reset',
      'PasswordResetRequiredException',
      'Password reset required for the user',
      async () => signIn(await someone({ status: 'RESET_REQUIRED' })),
    ],
    [
      'somebody whom their identity provider signs in',
      'NotAuthorizedException',
      'Incorrect username or password.',
      async () => signIn(await someone({ status: 'EXTERNAL_PROVIDER' })),
    ],
    [
      'an invitation that lay for a week',
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
      async () =>
        signIn(
          await someone({ status: 'FORCE_CHANGE_PASSWORD', password_set_at: Math.floor(t.now() / 1000) - 7 * 86_400 }),
        ),
    ],
    [
      'too many failures',
      'NotAuthorizedException',
      'Password attempts exceeded',
      async () => {
        const email = await someone()
        return t.still(async () => {
          for (let tries = 0; tries < 5; tries += 1) await signIn(email, 'Wrong-word-1')
          return signIn(email)
        })
      },
    ],
    [
      'the owner of the pool',
      'UserLambdaValidationException',
      'PreTokenGeneration failed with error Not allowed to log in with username and password.',
      async () => {
        const email = await someone()
        disallowed.add(email)
        return signIn(email)
      },
    ],
    [
      'the captcha',
      'UserLambdaValidationException',
      'PreAuthentication failed with error Captcha failed.',
      async () =>
        t.call('InitiateAuth', {
          ClientId,
          AuthFlow: 'USER_SRP_AUTH',
          AuthParameters: { USERNAME: 'a@x.test', SRP_A: 'abc' },
          ClientMetadata: { captcha: 'bad' },
        }),
    ],
    [
      'an unknown client',
      'ResourceNotFoundException',
      'User pool client other does not exist.',
      () => t.call('InitiateAuth', { ClientId: 'other', AuthFlow: 'USER_SRP_AUTH' }),
    ],
    [
      'a flow that is off',
      'InvalidParameterException',
      'CUSTOM_AUTH flow not enabled for this client',
      () => t.call('InitiateAuth', { ClientId, AuthFlow: 'CUSTOM_AUTH' }),
    ],
    [
      'somebody who signs up',
      'NotAuthorizedException',
      'SignUp is not permitted for this user pool',
      () => t.call('SignUp', { ClientId, Username: 'a', Password: 'b' }),
    ],
  ]
  it.each(rows)('%s: %s', check)

  it('says so where the password itself may not be sent', async () => {
    const strict = await startPool({
      shared: { store, master: randomBytes(32), publicUrl: 'http://strict.test' },
    }).catch(() => null)
    // The keys in the shared database can be opened only with its own secret.
    expect(strict).toBeNull()
    const alone = await startPool()
    const AuthParameters = { USERNAME: await alone.newUser(), PASSWORD: poolPassword }
    expect(
      await alone.call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }),
    ).toMatchObject({
      __type: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    })
    await alone.close()
  })
})

describe('a refused challenge', () => {
  const rows: [string, string, string, Refusal][] = [
    [
      'an old session',
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      async () => {
        const { Session } = await signIn(await invited())
        t.pass(181)
        return newPassword(Session, 'Chosen-once-55').finally(() => t.pass(-181))
      },
    ],
    [
      'a session that was used',
      'NotAuthorizedException',
      'Invalid session for the user, session can only be used once.',
      async () => {
        const { Session } = await signIn(await invited())
        await newPassword(Session, 'Chosen-once-55')
        return newPassword(Session, 'Chosen-twice-55')
      },
    ],
    [
      'a session of another challenge',
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      async () => {
        const { Session } = await signIn(await invited())
        return t.call('RespondToAuthChallenge', {
          ClientId,
          ChallengeName: 'MFA_SETUP',
          Session,
          ChallengeResponses: {},
        })
      },
    ],
    [
      'a session from before a reset',
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      async () => {
        const email = await someone()
        const secret = await enrol(email)
        const { Session } = await signIn(email)
        await t.call('ForgotPassword', { ClientId, Username: email })
        await t.call('ConfirmForgotPassword', {
          ClientId,
          Username: email,
          ConfirmationCode: await t.lastCode(email),
          Password: 'Chosen-once-55',
        })
        return code(Session, authenticatorCode(secret, t.now() + 30_000))
      },
    ],
    [
      'a wrong code',
      'CodeMismatchException',
      'Invalid code received for user',
      async () => {
        const email = await someone()
        await enrol(email)
        return code((await signIn(email)).Session, '000000')
      },
    ],
    [
      'a code that was used',
      'ExpiredCodeException',
      'Your software token has already been used once.',
      async () => {
        const email = await someone()
        const secret = await enrol(email)
        const used = authenticatorCode(secret, t.now() + 30_000)
        await code((await signIn(email)).Session, used)
        return code((await signIn(email)).Session, used)
      },
    ],
    [
      'an app that is gone',
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA does not exist for the user.',
      async () => {
        const email = await someone()
        await enrol(email)
        const { Session } = await signIn(email)
        await change(email, { sealed_totp: null })
        return code(Session, '123456')
      },
    ],
    [
      'an app that was never handed a secret',
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA does not exist for the user.',
      async () =>
        t.call('VerifySoftwareToken', { AccessToken: await accessToken(await someone()), UserCode: '123456' }),
    ],
    [
      'a wrong code at the app’s setting up',
      'EnableSoftwareTokenMFAException',
      'Code mismatch and fail enable Software Token MFA',
      async () => {
        const AccessToken = await accessToken(await someone())
        await t.call('AssociateSoftwareToken', { AccessToken })
        return t.call('VerifySoftwareToken', { AccessToken, UserCode: '000000' })
      },
    ],
    [
      'an app turned on that is not set up',
      'InvalidParameterException',
      'User has not verified software token mfa',
      async () =>
        t.call('SetUserMFAPreference', {
          AccessToken: await accessToken(await someone()),
          SoftwareTokenMfaSettings: { Enabled: true },
          SMSMfaSettings: null,
        }),
    ],
    [
      'a challenge nobody was given',
      'InvalidParameterException',
      'Unknown ChallengeName',
      () => t.call('RespondToAuthChallenge', { ClientId, ChallengeName: 'SMS_MFA', Session: 'x'.repeat(40) }),
    ],
    [
      'an app set up meanwhile',
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      async () => {
        const email = await someone()
        const AccessToken = await accessToken(email)
        required.add(email)
        const { Session } = await signIn(email)
        const { SecretCode = '' } = await t.call('AssociateSoftwareToken', { AccessToken })
        await t.call('VerifySoftwareToken', { AccessToken, UserCode: authenticatorCode(SecretCode, t.now()) })
        return t.call('AssociateSoftwareToken', { Session })
      },
    ],
    [
      'setting up claimed, not done',
      'NotAuthorizedException',
      'Invalid session for the user, session is expired.',
      async () => {
        const email = await someone()
        required.add(email)
        const { Session, ChallengeName } = await signIn(email)
        expect(ChallengeName).toBe('MFA_SETUP')
        return t.call('RespondToAuthChallenge', {
          ClientId,
          ChallengeName: 'MFA_SETUP',
          Session,
          ChallengeResponses: {},
        })
      },
    ],
  ]
  it.each(rows)('%s: %s', check)
})

describe('a refused reset', () => {
  const forgot = (Username: string, pool = t): Promise<WireAnswer> =>
    pool.call('ForgotPassword', { ClientId, Username })
  const confirm = (
    Username: string,
    ConfirmationCode: string,
    Password = 'Chosen-once-55',
    pool = t,
  ): Promise<WireAnswer> => pool.call('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password })
  const rows: [string, string, string, Refusal][] = [
    [
      'a wrong code',
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
      async () => {
        const email = await someone()
        await forgot(email)
        return confirm(email, (await t.lastCode(email)) === '000000' ? '000001' : '000000')
      },
    ],
    [
      'an old code',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
      async () => {
        const email = await someone()
        await forgot(email)
        const sent = await t.lastCode(email)
        t.pass(601)
        return confirm(email, sent).finally(() => t.pass(-601))
      },
    ],
    [
      'none was asked for',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
      async () => confirm(await someone(), '000000'),
    ],
    [
      'none was asked for, of nobody',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
      () => confirm('none1@x.test', '000000'),
    ],
    [
      'a code for nobody',
      'CodeMismatchException',
      'Invalid verification code provided, please try again.',
      async () => {
        await forgot('none2@x.test')
        return confirm('none2@x.test', '000000')
      },
    ],
    [
      'asked for too often',
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      async () => {
        const email = await someone()
        for (let times = 0; times < 5; times += 1) await forgot(email)
        return forgot(email)
      },
    ],
    [
      'asked for too often, of nobody',
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      async () => {
        for (let times = 0; times < 5; times += 1) await forgot('none3@x.test')
        return forgot('none3@x.test')
      },
    ],
    [
      'tried too often',
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      async () => {
        const email = await someone()
        await forgot(email)
        for (let times = 0; times < 5; times += 1) await confirm(email, '99999x')
        return confirm(email, await t.lastCode(email))
      },
    ],
    [
      'a password against the policy',
      'InvalidPasswordException',
      'Password does not conform to policy: Password not long enough',
      async () => confirm(await someone(), '1', 'Ab-1'),
    ],
    [
      'no address that is theirs',
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
      async () => forgot(await someone({ email_verified: false }), told),
    ],
    [
      'an invitation not taken up',
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
      async () => forgot(await invited(), told),
    ],
    [
      'somebody whom their identity provider signs in',
      'NotAuthorizedException',
      'User password cannot be reset in the current state.',
      async () => forgot(await someone({ status: 'EXTERNAL_PROVIDER' }), told),
    ],
    [
      'a disabled user',
      'NotAuthorizedException',
      'User is disabled.',
      async () => forgot(await someone({ enabled: false }), told),
    ],
    [
      'an unknown user where they are told',
      'UserNotFoundException',
      'User does not exist.',
      () => forgot('none4@x.test', told),
    ],
  ]
  it.each(rows)('%s: %s', check)

  it('looks like any other where names are not told: no code, the same answer', async () => {
    const users = [
      await someone({ email_verified: false }),
      await invited(),
      await someone({ status: 'EXTERNAL_PROVIDER' }),
      await someone({ enabled: false }),
      'none5@x.test',
    ]
    const sent = t.sent.length
    for (const email of users) {
      const { CodeDeliveryDetails: to } = await forgot(email)
      expect(to).toMatchObject({ DeliveryMedium: 'EMAIL', AttributeName: 'email' })
      expect((await confirm(email, '000000')).__type).toBe('CodeMismatchException')
    }
    expect(t.sent.length).toBe(sent)
  })

  it('cannot be brought on a victim from one other address, and asks are counted wherever they come from', async () => {
    const email = await someone()
    const ask = (from: string) => t.callFrom(from, 'ForgotPassword', { ClientId, Username: email })
    for (let times = 0; times < 25; times += 1) await ask('10.0.0.1')
    expect((await forgot(email)).CodeDeliveryDetails).toBeDefined()
    for (let from = 2; from < 6; from += 1) for (let times = 0; times < 5; times += 1) await ask(`10.0.0.${from}`)
    expect((await ask('10.0.0.9')).__type).toBe('LimitExceededException')
  })

  it('leaves a victim every try of a code, whatever one other address has tried', async () => {
    const email = await someone()
    await forgot(email)
    const guess = (from: string) =>
      t.callFrom(from, 'ConfirmForgotPassword', {
        ClientId,
        Username: email,
        ConfirmationCode: '00000x',
        Password: 'Chosen-once-55',
      })
    const answers = []
    for (let times = 0; times < 25; times += 1) answers.push((await guess('10.0.0.1')).__type)
    expect(answers.filter((type) => type === 'CodeMismatchException').length).toBe(5)
    expect((await confirm(email, await t.lastCode(email))).status).toBe(200)
  })

  it('lets a user back in who had to reset, and one who was locked', async () => {
    const email = await someone({ status: 'RESET_REQUIRED' })
    await t.still(async () => {
      for (let tries = 0; tries < 6; tries += 1) await signIn(email, 'Wrong-word-1')
      await forgot(email)
      expect((await confirm(email, await t.lastCode(email))).status).toBe(200)
      expect((await signIn(email, 'Chosen-once-55')).AuthenticationResult).toBeDefined()
    })
  })
})

describe('an address', () => {
  it('is one however its letters are composed, and whatever the size of its domain’s', async () => {
    const email = await t.newUser({ email: 'zoe\u0308@Example.Test' })
    expect((await signIn('zo\u00eb@example.test')).AuthenticationResult).toBeDefined()
    expect((await signIn(email)).AuthenticationResult).toBeDefined()
    await expect(t.newUser({ email: 'zo\u00eb@example.test' })).rejects.toThrow()
  })

  it.each(['<evil@x.test>', 'a b@x.test', 'a@x', '"a"@x.test', 'a@-x.test'])(
    'is refused by the rule of all: %s',
    async (bad) => {
      const AccessToken = await accessToken(await someone())
      const answer = await t.call('UpdateUserAttributes', {
        AccessToken,
        UserAttributes: [{ Name: 'email', Value: bad }],
      })
      expect(answer.__type).toBe('InvalidParameterException')
    },
  )
})

describe('a victim’s sign-in', () => {
  it('stands open, however long one other address goes on guessing', async () => {
    const email = await someone()
    const guess = () =>
      t.callFrom('10.0.0.1', 'InitiateAuth', {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: 'Wrong-word-1' },
      })
    await t.still(async () => {
      // As often as its own lock lets it, for half a day.
      for (let tries = 0; tries < 60; tries += 1) {
        t.pass(Math.min(900, 2 ** Math.max(0, tries - 5)))
        expect((await guess()).message).toBe('Incorrect username or password.')
      }
      expect((await guess()).message).toBe('Password attempts exceeded')
      expect((await signIn(email)).AuthenticationResult).toBeDefined()
    })
  })
})

describe('a refused password', () => {
  const rows: [string, string][] = [
    ['Sh-0rt', 'Password not long enough'],
    ['no-capitals-55', 'Password must have uppercase characters'],
    ['NO-SMALL-ONES-5', 'Password must have lowercase characters'],
    ['No-Digits-Here', 'Password must have numeric characters'],
    ['NoSymbols55Here', 'Password must have symbol characters'],
    ['With a Space-5', 'Password must not contain whitespace'],
    ['P@ssw0rd2026!', 'Password is one of those that are guessed first'],
    ['Qwerty-12345', 'Password is one of those that are guessed first'],
  ]
  it.each(rows)('%s: %s', async (password, reason) => {
    const refused = { __type: 'InvalidPasswordException', message: `Password does not conform to policy: ${reason}` }
    const AccessToken = await accessToken(await someone())
    expect(
      await t.call('ChangePassword', { AccessToken, PreviousPassword: poolPassword, ProposedPassword: password }),
    ).toMatchObject(refused)
    expect(await newPassword((await signIn(await invited())).Session, password)).toMatchObject(refused)
  })

  it('the temporary one again', async () => {
    expect(await newPassword((await signIn(await invited())).Session, poolPassword)).toMatchObject({
      __type: 'InvalidPasswordException',
      message: 'Password does not conform to policy: Password must not be the temporary one',
    })
  })

  it('changed more than five times an hour', async () => {
    const AccessToken = await accessToken(await someone())
    const changed = (ProposedPassword: string, PreviousPassword: string): Promise<WireAnswer> =>
      t.call('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword })
    let previous = poolPassword
    for (let times = 0; times < 5; times += 1) {
      const next = `Chosen-${times}-times`
      expect((await changed(next, previous)).status).toBe(200)
      previous = next
    }
    expect(await changed('Chosen-6-times', previous)).toMatchObject({
      __type: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    })
  })
})

describe('a refused token', () => {
  const rows: [string, string, string, Refusal][] = [
    [
      'an access token nobody made',
      'NotAuthorizedException',
      'Invalid Access Token',
      () => t.call('GetUser', { AccessToken: 'a.b.c' }),
    ],
    [
      'an ID token in its place',
      'NotAuthorizedException',
      'Invalid Access Token',
      async () => t.call('GetUser', { AccessToken: (await signIn(await someone())).AuthenticationResult?.IdToken }),
    ],
    [
      'an old access token',
      'NotAuthorizedException',
      'Access Token has expired',
      async () => {
        const AccessToken = await accessToken(await someone())
        t.pass(3601)
        return t.call('GetUser', { AccessToken }).finally(() => t.pass(-3601))
      },
    ],
    [
      'a revoked access token',
      'NotAuthorizedException',
      'Access Token has been revoked',
      async () => {
        const AccessToken = await accessToken(await someone())
        await t.call('GlobalSignOut', { AccessToken })
        return t.call('GetUser', { AccessToken })
      },
    ],
    [
      'the access token of somebody disabled',
      'NotAuthorizedException',
      'User is disabled.',
      async () => {
        const email = await someone()
        const AccessToken = await accessToken(email)
        await change(email, { enabled: false })
        return t.call('GetUser', { AccessToken })
      },
    ],
    [
      'an unknown refresh token',
      'NotAuthorizedException',
      'Invalid Refresh Token',
      () => t.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: 'abc' }),
    ],
    [
      'a revoked refresh token',
      'NotAuthorizedException',
      'Refresh Token has been revoked',
      async () => {
        const { AuthenticationResult: tokens } = await signIn(await someone())
        expect((await t.call('RevokeToken', { ClientId, Token: tokens?.RefreshToken })).status).toBe(200)
        expect((await t.call('RevokeToken', { ClientId, Token: tokens?.RefreshToken })).status).toBe(200)
        return t.call('GetTokensFromRefreshToken', { ClientId, RefreshToken: tokens?.RefreshToken })
      },
    ],
    [
      'an old refresh token',
      'NotAuthorizedException',
      'Refresh Token has expired',
      async () => {
        const { AuthenticationResult: tokens } = await signIn(await someone())
        t.pass(30 * 86_400 + 1)
        return t
          .call('GetTokensFromRefreshToken', { ClientId, RefreshToken: tokens?.RefreshToken })
          .finally(() => t.pass(-30 * 86_400 - 1))
      },
    ],
    [
      'an access token to be revoked',
      'UnsupportedTokenTypeException',
      'Unsupported token type',
      async () => t.call('RevokeToken', { ClientId, Token: await accessToken(await someone()) }),
    ],
    [
      'revoked by another client',
      'UnauthorizedException',
      'Unauthorized',
      () => t.call('RevokeToken', { ClientId: 'other', Token: 'abc' }),
    ],
    [
      'a code for an attribute too often',
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      async () => {
        const AccessToken = await accessToken(await someone())
        for (let times = 0; times < 5; times += 1)
          await t.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' })
        return t.call('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' })
      },
    ],
    [
      'a code for an attribute tried too often',
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
      async () => {
        const AccessToken = await accessToken(await someone())
        for (let times = 0; times < 15; times += 1)
          await t.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: '1' })
        return t.call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code: '1' })
      },
    ],
    [
      'another address for somebody whom their identity provider signs in',
      'NotAuthorizedException',
      'A client attempted to write unauthorized attribute',
      async () => {
        const email = await someone()
        const AccessToken = await accessToken(email)
        await change(email, { status: 'EXTERNAL_PROVIDER' })
        return t.call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value: 'b@x.test' }] })
      },
    ],
    [
      'an attribute code never asked for',
      'ExpiredCodeException',
      'Invalid code provided, please request a code again.',
      async () =>
        t.call('VerifyUserAttribute', {
          AccessToken: await accessToken(await someone()),
          AttributeName: 'email',
          Code: '123456',
        }),
    ],
    [
      'an unknown operation',
      'UnknownOperationException',
      'Unknown operation',
      () => t.call('AdminGetUser', { Username: 'a' }),
    ],
  ]
  it.each(rows)('%s: %s', check)

  it('says what kind of error it is in the header too', async () => {
    const answer = await fetch(t.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser', origin: 'https://shop.test' },
      body: '{}',
    })
    expect(answer.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:')
    expect(answer.headers.get('x-amzn-errormessage')).toBe('Invalid Access Token')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

async function check(_what: string, type: string, message: string, refusal: Refusal): Promise<void> {
  expect(await refusal()).toMatchObject({ status: 400, __type: type, message })
}

async function someone(state: Partial<PoolUser> = {}): Promise<string> {
  made += 1
  const email = await t.newUser({ email: `person${made}@x.test` })
  if (Object.keys(state).length > 0) await change(email, state)
  return email
}

function invited(): Promise<string> {
  made += 1
  return t.newUser({ email: `invited${made}@x.test`, isTemporary: true })
}

async function change(email: string, state: Partial<PoolUser>): Promise<void> {
  const db = poolDb(store)
  await db.scope.query(db.sql.updateTable('pool_users').set(state).where('email', '=', email))
}

function signIn(USERNAME: string, PASSWORD = poolPassword, pool = t): Promise<WireAnswer> {
  return pool.call('InitiateAuth', { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } })
}

async function accessToken(email: string): Promise<string> {
  const token = (await signIn(email)).AuthenticationResult?.AccessToken ?? ''
  expect(decodeJwt(token)['token_use']).toBe('access')
  return token
}

async function enrol(email: string): Promise<string> {
  const AccessToken = await accessToken(email)
  const { SecretCode: secret = '' } = await t.call('AssociateSoftwareToken', { AccessToken })
  const UserCode = authenticatorCode(secret, t.now())
  expect(await t.call('VerifySoftwareToken', { AccessToken, UserCode })).toMatchObject({ Status: 'SUCCESS' })
  await t.call('SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } })
  return secret
}

function code(Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string): Promise<WireAnswer> {
  const ChallengeResponses = { SOFTWARE_TOKEN_MFA_CODE, USERNAME: 'any' }
  return t.call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses,
  })
}

function newPassword(Session: string | undefined, NEW_PASSWORD: string): Promise<WireAnswer> {
  const ChallengeResponses = { NEW_PASSWORD, USERNAME: 'any' }
  return t.call('RespondToAuthChallenge', {
    ClientId,
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session,
    ChallengeResponses,
  })
}
