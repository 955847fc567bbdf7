import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import { randomBytes } from 'node:crypto'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSecrets } from '../config/secrets.ts'
import { createStore } from '../store/create-store.ts'
import type { Store } from '../store/store.ts'
import { poolDb } from './tables.ts'
import { createUserPool, POOL_CLIENT_ID, POOL_ID, type UserPool } from './create-user-pool.ts'

// The client as published, over real HTTP: what proves that nobody can tell this pool from Cognito.
const PRIME = createRequire(import.meta.url)('node:crypto')
  .getDiffieHellman('modp15')
  .getPrime('hex') as string
let store: Store
let pool: UserPool
let server: Server
let endpoint = ''
let now = (): number => Date.now()

beforeAll(async () => {
  store = await createStore({ dataDir: null })
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = request.method === 'POST' ? Buffer.concat(chunks) : undefined
      const headers = Object.entries(request.headers).map(([key, value]) => [key, String(value)] as [string, string])
      const asked = new Request(`http://localhost${request.url}`, { method: request.method ?? 'GET', headers, body })
      void pool.fetch(asked, { ip: '127.0.0.1' }).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers))
        response.end(Buffer.from(await answer.arrayBuffer()))
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  endpoint = `${origin}/cognito/`
  pool = await createUserPool({
    store,
    secrets: createSecrets(randomBytes(32)),
    publicUrl: origin,
    now: () => now(),
    onUnexpected: (error) => {
      throw error
    },
    hosted: { redirects: [], fonts: '', federation: null },
    hooks: {
      beforeSignIn: async (metadata) => void seenMetadata.push(metadata),
      beforeTokens: async (user) => {
        if (user.attributes['refused']) throw new Error('Not allowed to log in with username and password')
      },
    },
  })
})

afterAll(async () => {
  server.close()
  await store.close()
})

const seenMetadata: Record<string, string>[] = []

describe('sign-in by the unmodified client', () => {
  it('works for any password, whatever salt and values it meets', async () => {
    const passwords = ['Tabard-demo-1!', 'pässwörd-Ünïcode-1', '密码Password-1!', `A1-${'x'.repeat(250)}`]
    for (let round = 0; round < 24; round += 1) {
      const password = passwords[round % passwords.length] ?? ''
      const email = await newUser({ password })
      expect((await signIn(email, password)).kind, `round ${round}`).toBe('signed-in')
    }
  })

  it('finds the user by address in any case, and passes validation data on', async () => {
    const email = await newUser({})
    const result = await signIn(email.toUpperCase(), PASSWORD, { captcha: 'token-1' })
    expect(result.kind).toBe('signed-in')
    expect(seenMetadata.at(-1)).toEqual({ captcha: 'token-1' })
  })

  it('gives tokens that anybody can verify with the published keys', async () => {
    const email = await newUser({ attributes: { name: 'Ada', 'custom:companyId': 'c1' } })
    const session = sessionIn(await signIn(email))
    const keys = createRemoteJWKSet(new URL(`${pool.issuer}/.well-known/jwks.json`))
    const id = await jwtVerify(session.getIdToken().getJwtToken(), keys, {
      issuer: pool.issuer,
      audience: POOL_CLIENT_ID,
    })
    const access = await jwtVerify(session.getAccessToken().getJwtToken(), keys, { issuer: pool.issuer })
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

  it('refuses a client value that is a multiple of the prime: with it any password would do', async () => {
    for (const value of ['0', '00', PRIME])
      expect((await initiate('nobody@nowhere.test', value)).__type).toBe('InvalidParameterException')
  })

  it('slows down after five failures and lets the right password in once the wait is over', async () => {
    const email = await newUser({})
    const start = Date.now()
    now = () => start
    for (let tries = 0; tries < 5; tries += 1) await signIn(email, 'Wrong-password-1')
    expect(await signIn(email)).toMatchObject({ message: 'Password attempts exceeded' })
    now = () => start + 1_000
    expect((await signIn(email)).kind).toBe('signed-in')
    now = () => Date.now()
  })

  it('compares five of many guesses that arrive together', async () => {
    const email = await newUser({})
    now = () => 1_800_000_000_000
    const guesses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { ChallengeParameters: asked } = await initiate(email, 'abcdef')
        return call('RespondToAuthChallenge', {
          ChallengeName: 'PASSWORD_VERIFIER',
          ClientId: POOL_CLIENT_ID,
          ChallengeResponses: {
            USERNAME: asked['USERNAME'],
            PASSWORD_CLAIM_SECRET_BLOCK: asked['SECRET_BLOCK'],
            TIMESTAMP: 'Fri Jan 15 08:00:00 UTC 2027',
            PASSWORD_CLAIM_SIGNATURE: randomBytes(32).toString('base64'),
          },
        })
      }),
    )
    now = () => Date.now()
    const messages = guesses.map(({ message }) => message)
    expect(messages.filter((message) => message === 'Incorrect username or password.')).toHaveLength(5)
    expect(messages.filter((message) => message === 'Password attempts exceeded')).toHaveLength(7)
  })

  it('takes an invitation for a week', async () => {
    const email = await newUser({ isTemporary: true })
    // The client's own clock stays; only the invitation ages.
    await pool.directory.find(email).then((user) => age(user?.userId ?? '', 8 * 86_400))
    expect(await signIn(email)).toMatchObject({
      message: 'Temporary password has expired and must be reset by an administrator.',
    })
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

const PASSWORD = 'Tabard-demo-1!'
let made = 0

async function newUser(given: {
  password?: string
  isTemporary?: boolean
  attributes?: Record<string, string>
}): Promise<string> {
  made += 1
  const email = `user${made}@demo.test`
  await pool.directory.createUser({
    email,
    password: given.password ?? PASSWORD,
    isTemporary: given.isTemporary ?? false,
    attributes: given.attributes ?? {},
  })
  return email
}

async function age(sub: string, seconds: number): Promise<void> {
  const db = poolDb(store)
  await db.scope.query(
    db.sql
      .updateTable('pool_users')
      .set((row) => ({ password_set_at: row('password_set_at', '-', seconds) }))
      .where('sub', '=', sub),
  )
}

type SignIn = { user: CognitoUser } & (
  | { kind: 'signed-in'; session: CognitoUserSession }
  | { kind: 'new-password-required' }
  | { kind: 'failed'; code: string; message: string }
)

function signIn(email: string, password = PASSWORD, ValidationData?: Record<string, string>): Promise<SignIn> {
  const storage = memoryStorage()
  const userPool = new CognitoUserPool({ UserPoolId: POOL_ID, ClientId: POOL_CLIENT_ID, endpoint, Storage: storage })
  const user = new CognitoUser({ Username: email, Pool: userPool, Storage: storage })
  return new Promise((resolve) =>
    user.authenticateUser(new AuthenticationDetails({ Username: email, Password: password, ValidationData }), {
      onSuccess: (session) => resolve({ kind: 'signed-in', user, session }),
      onFailure: ({ code, message }: { code: string; message: string }) =>
        resolve({ kind: 'failed', user, code, message }),
      newPasswordRequired: () => resolve({ kind: 'new-password-required', user }),
    }),
  )
}

function sessionIn(result: SignIn): CognitoUserSession {
  if (result.kind !== 'signed-in') throw new Error(`not signed in: ${JSON.stringify(result.kind)}`)
  return result.session
}

function refresh(user: CognitoUser, session: CognitoUserSession): Promise<CognitoUserSession> {
  return new Promise((resolve, reject) =>
    user.refreshSession(session.getRefreshToken(), (error: unknown, next: CognitoUserSession) =>
      error ? reject(error) : resolve(next),
    ),
  )
}

function attributesOf(user: CognitoUser): Promise<Record<string, string>> {
  return new Promise((resolve, reject) =>
    user.getUserAttributes((error, list) =>
      error ? reject(error) : resolve(Object.fromEntries((list ?? []).map(({ Name, Value }) => [Name, Value]))),
    ),
  )
}

interface WireAnswer {
  __type?: string
  message?: string
  ChallengeParameters: Record<string, string>
}

async function call(action: string, body: object): Promise<WireAnswer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as WireAnswer
}

function initiate(name: string, clientValue: string): Promise<WireAnswer> {
  return call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    ClientId: POOL_CLIENT_ID,
    AuthParameters: { USERNAME: name, SRP_A: clientValue },
  })
}

function memoryStorage(): ICognitoStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
