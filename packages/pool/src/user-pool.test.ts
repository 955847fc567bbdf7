import { getDiffieHellman, randomBytes } from 'node:crypto'
import type { CognitoUser, CognitoUserSession } from 'amazon-cognito-identity-js'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { promised, sessionIn, signIn as signInBy, type Step } from '#test/support/identity-js.ts'
import { poolPassword, startPool, type TestPool, type WireAnswer } from '#test/support/start-pool.ts'
import { POOL_CLIENT_ID } from './create-user-pool.ts'

// The client as published, over real HTTP. This proves that clients cannot tell this pool from Cognito.
const PRIME = getDiffieHellman('modp15').getPrime('hex')
let t: TestPool
beforeAll(async () => {
  t = await startPool({
    hooks: {
      beforeTokens: async (user) => {
        if (user.attributes['refused']) throw new Error('Not allowed to log in with username and password')
      },
    },
  })
})
afterAll(() => t.close())

describe('sign-in by the unmodified client', () => {
  it('finds the user by address in any case, and passes validation data on', async () => {
    const email = await newUser({})
    const result = await signIn(email.toUpperCase(), poolPassword, { captcha: 'token-1' })
    expect(result.kind).toBe('signed-in')
    expect(t.validationData.at(-1)).toEqual({ captcha: 'token-1' })
  })

  it('shows validation data to its owner once a sign-in, since a captcha’s answer is good once', async () => {
    const email = await newUser({})
    const before = t.validationData.length
    expect((await signIn(email, poolPassword, { captcha: 'token-2' })).kind).toBe('signed-in')
    expect(t.validationData.slice(before)).toEqual([{ captcha: 'token-2' }])
  })

  it('gives tokens that anybody can verify with the published keys', async () => {
    const email = await newUser({ attributes: { name: 'Ada', 'custom:companyId': 'c1' } })
    const session = sessionIn(await signIn(email))
    const keys = createRemoteJWKSet(new URL(`${t.pool.issuer}/.well-known/jwks.json`))
    const id = await jwtVerify(session.getIdToken().getJwtToken(), keys, {
      issuer: t.pool.issuer,
      audience: POOL_CLIENT_ID,
    })
    const access = await jwtVerify(session.getAccessToken().getJwtToken(), keys, { issuer: t.pool.issuer })
    expect(id.payload).toMatchObject({ token_use: 'id', email, name: 'Ada', 'custom:companyId': 'c1' })
    expect(access.payload).toMatchObject({ token_use: 'access', client_id: POOL_CLIENT_ID })
    expect(access.payload['origin_jti']).toBe(id.payload['origin_jti'])
    expect(id.protectedHeader.kid).not.toBe(access.protectedHeader.kid)
  })

  it('refuses a wrong password and an unknown name in the same words', async () => {
    const email = await newUser({})
    const refused = { kind: 'failed', code: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    expect(await signIn(email, 'Wrong-password-1')).toMatchObject(refused)
    expect(await signIn('nobody@nowhere.test')).toMatchObject(refused)
  })

  it('answers an unknown name with the same salt each time, in the form of a known one', async () => {
    const first = await initiate('nobody@nowhere.test', 'abcdef')
    const second = await initiate('Nobody@nowhere.test', 'abcdef')
    expect(first.ChallengeParameters.SALT).toBe(second.ChallengeParameters.SALT)
    expect(first.ChallengeParameters.USER_ID_FOR_SRP).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
  })

  it('answers a name it knows and one it does not in answers of one length and form', async () => {
    const known = await newUser({})
    const unknown = known.replace('user', 'none')
    for (let digits = 6; digits < 12; digits += 1) {
      const value = 'a'.repeat(digits)
      const [one, other] = [await initiate(known, value), await initiate(unknown, value)]
      expect(other.ChallengeParameters['SECRET_BLOCK']?.length).toBe(one.ChallengeParameters['SECRET_BLOCK']?.length)
      expect(Object.keys(other.ChallengeParameters)).toEqual(Object.keys(one.ChallengeParameters))
    }
    const variants = new Set<string | undefined>()
    for (let n = 0; n < 40; n += 1)
      variants.add((await initiate(`none${n}@demo.test`, 'abc')).ChallengeParameters['USER_ID_FOR_SRP']?.[19])
    expect([...variants].sort()).toEqual(['8', '9', 'a', 'b'])
  })

  it('answers by id what it answers by name, so that asking twice tells nothing', async () => {
    const known = await newUser({})
    for (const name of [known, 'nobody.at.all@demo.test']) {
      const byName = (await initiate(name, 'abcdef')).ChallengeParameters
      const byId = (await initiate(byName['USER_ID_FOR_SRP'] ?? '', 'abcdef')).ChallengeParameters
      expect([byId['SALT'], byId['USER_ID_FOR_SRP']]).toEqual([byName['SALT'], byName['USER_ID_FOR_SRP']])
      const reset = await call('ForgotPassword', { ClientId: POOL_CLIENT_ID, Username: byName['USER_ID_FOR_SRP'] })
      expect(reset.CodeDeliveryDetails?.Destination).toBe('***@***')
    }
  })

  it('refuses a client value that is a multiple of the prime: with it any password would do', async () => {
    for (const value of ['0', '00', PRIME])
      expect((await initiate('nobody@nowhere.test', value)).__type).toBe('InvalidParameterException')
  })

  it('slows down after five failures and lets the right password in once the wait is over', async () => {
    const email = await newUser({})
    await t.still(async () => {
      for (let tries = 0; tries < 5; tries += 1) await signIn(email, 'Wrong-password-1')
      expect(await signIn(email)).toMatchObject({ message: 'Password attempts exceeded' })
      t.pass(1)
      expect((await signIn(email)).kind).toBe('signed-in')
    })
    t.pass(-1)
  })

  it('forgets failures after a quiet quarter of an hour, and waits a quarter of an hour at most', async () => {
    const email = await newUser({})
    const guess = async (): Promise<string | undefined> => {
      const { ChallengeParameters: asked } = await initiate(email, 'abcdef')
      return (await respond(asked)).message
    }
    await t.still(async () => {
      let passed = 0
      for (const seconds of [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]) {
        t.pass(seconds)
        passed += seconds
        expect(await guess(), `after ${seconds} s`).toBe('Incorrect username or password.')
        expect(seconds === 0 || (await guess()) === 'Password attempts exceeded').toBe(true)
      }
      t.pass(899)
      expect(await guess()).toBe('Password attempts exceeded')
      t.pass(2)
      expect(await guess()).toBe('Incorrect username or password.')
      expect(await guess()).toBe('Incorrect username or password.')
      t.pass(-passed - 901)
    })
  })

  it('compares five of many guesses that arrive together', async () => {
    const email = await newUser({})
    const guesses = await t.still(() =>
      Promise.all(
        Array.from({ length: 12 }, async () => respond((await initiate(email, 'abcdef')).ChallengeParameters)),
      ),
    )
    const messages = guesses.map(({ message }) => message)
    expect(messages.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5)
    expect(messages.filter((message) => message === 'Password attempts exceeded')).toHaveLength(7)
  })

  it('answers nonsense with a refusal, never with a failure of its own', async () => {
    const cases: [string, object][] = [
      [
        'InitiateAuth',
        { ClientId: POOL_CLIENT_ID, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: 'a\u0000b', SRP_A: 'ab' } },
      ],
      [
        'InitiateAuth',
        { ClientId: POOL_CLIENT_ID, AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME: ['a'], SRP_A: 'ab' } },
      ],
      [
        'InitiateAuth',
        { ClientId: POOL_CLIENT_ID, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: 'a', PASSWORD: 'b' } },
      ],
      ['InitiateAuth', { ClientId: 'another', AuthFlow: 'USER_SRP_AUTH' }],
      [
        'RespondToAuthChallenge',
        {
          ClientId: POOL_CLIENT_ID,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: { PASSWORD_CLAIM_SECRET_BLOCK: 'AAAA' },
        },
      ],
      [
        'RespondToAuthChallenge',
        { ClientId: POOL_CLIENT_ID, ChallengeName: 'NEW_PASSWORD_REQUIRED', Session: 'x'.repeat(60) },
      ],
      ['GetUser', { AccessToken: 'a.b.c' }],
      ['GetUser', { AccessToken: { length: 1 } }],
      ['GetTokensFromRefreshToken', { ClientId: POOL_CLIENT_ID, RefreshToken: '\u0000' }],
      ['AdminCreateUser', { Username: 'mallory' }],
      ['constructor', {}],
      ['InitiateAuth', { ClientId: POOL_CLIENT_ID, filler: 'x'.repeat(70_000) }],
    ]
    for (const [action, body] of cases) {
      const { __type: type } = await call(action, body)
      expect(type, `${action} ${JSON.stringify(body).slice(0, 90)}`).toMatch(/^(?!Internal)\w+Exception$/)
    }
  })

  it('makes an invited user choose a password, and takes no company or role from them', async () => {
    const email = await newUser({ isTemporary: true, attributes: { 'custom:companyId': 'c1' } })
    const first = await signIn(email)
    if (first.kind !== 'new-password-required') throw new Error(`unexpected ${first.kind}`)
    const forged = { 'custom:companyId': 'c2', name: 'Ada' }
    const session = await new Promise<CognitoUserSession>((resolve, reject) =>
      first.user.completeNewPasswordChallenge('New-password-1', forged, { onSuccess: resolve, onFailure: reject }),
    )
    expect(session.getIdToken().payload).toMatchObject({ 'custom:companyId': 'c1', name: 'Ada' })
    expect((await signIn(email, 'New-password-1')).kind).toBe('signed-in')
  })

  it('tells why the owner of the pool refuses, in Cognito’s words', async () => {
    const email = await newUser({ attributes: { refused: 'yes' } })
    expect(await signIn(email)).toMatchObject({
      code: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error Not allowed to log in with username and password.',
    })
  })
})

describe('a session', () => {
  it('refreshes, tells who is signed in, and ends everywhere at once', async () => {
    const email = await newUser({ attributes: { name: 'Ada' } })
    const result = await signIn(email)
    const session = sessionIn(result)
    const next = await refresh(result.user, session)
    expect(next.getIdToken().payload['origin_jti']).toBe(session.getIdToken().payload['origin_jti'])
    expect(await attributesOf(result.user)).toMatchObject({ email, name: 'Ada' })
    await new Promise((resolve, reject) => result.user.globalSignOut({ onSuccess: resolve, onFailure: reject }))
    const answer = await call('GetUser', { AccessToken: next.getAccessToken().getJwtToken() })
    expect(answer).toMatchObject({ __type: 'NotAuthorizedException', message: 'Access Token has been revoked' })
    const refused = await call('GetTokensFromRefreshToken', {
      ClientId: POOL_CLIENT_ID,
      RefreshToken: session.getRefreshToken().getToken(),
    })
    expect(refused.message).toBe('Refresh Token has been revoked')
  })

  it('takes each handshake once', async () => {
    const email = await newUser({})
    const sent: Record<string, unknown>[] = []
    const fetchBefore = globalThis.fetch
    globalThis.fetch = (url, init) => {
      sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>)
      return fetchBefore(url, init)
    }
    await signIn(email)
    globalThis.fetch = fetchBefore
    const again = await call('RespondToAuthChallenge', sent.at(-1) ?? {})
    expect(again).toMatchObject({ message: 'Invalid session for the user, session can only be used once.' })
  })
})

function newUser(given: Parameters<TestPool['newUser']>[0]): Promise<string> {
  return t.newUser(given)
}

function signIn(email: string, password = poolPassword, ValidationData?: Record<string, string>): Promise<Step> {
  return signInBy(t.endpoint, email, password, ValidationData)
}

async function refresh(user: CognitoUser, session: CognitoUserSession): Promise<CognitoUserSession> {
  const next = await promised<CognitoUserSession>((done) => user.refreshSession(session.getRefreshToken(), done))
  if (!next) throw new Error('no session')
  return next
}

async function attributesOf(user: CognitoUser): Promise<Record<string, string>> {
  const list = await promised<{ Name: string; Value: string }[]>((done) => user.getUserAttributes(done))
  return Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]))
}

function call(action: string, body: object): Promise<WireAnswer> {
  return t.call(action, body)
}

/** A wrong but well-formed guess. */
function respond(asked: Record<string, string>): Promise<WireAnswer> {
  const [day, date, month, year, time] = new Date(t.now()).toUTCString().replace(',', '').split(' ')
  return call('RespondToAuthChallenge', {
    ChallengeName: 'PASSWORD_VERIFIER',
    ClientId: POOL_CLIENT_ID,
    ChallengeResponses: {
      USERNAME: asked['USERNAME'],
      PASSWORD_CLAIM_SECRET_BLOCK: asked['SECRET_BLOCK'],
      TIMESTAMP: `${day} ${month} ${Number(date)} ${time} UTC ${year}`,
      PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
    },
  })
}

function initiate(name: string, clientValue: string): Promise<WireAnswer> {
  return call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: POOL_CLIENT_ID,
    AuthParameters: { USERNAME: name, SRP_A: clientValue },
  })
}
