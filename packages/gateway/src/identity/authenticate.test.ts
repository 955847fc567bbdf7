import { randomBytes, randomUUID } from 'node:crypto'
import { isAppError, type SignaturePayload } from '@tabard/contract'
import { SignJWT, base64url, exportJWK, generateKeyPair, type JWK, type JWTPayload } from 'jose'
import { createUserPool, POOL_CLIENT_ID, type UserPool } from '@tabard/pool'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { poolDb, poolKeys, type SigningKey, type TokenUse } from '#test/support/start-pool.ts'
import { createSecrets } from '../config/secrets.ts'
import { insertCompany } from '../store/companies.ts'
import { createStore } from '../store/create-store.ts'
import { systemDb } from '../store/db.ts'
import type { Store } from '../store/store.ts'
import { insertUser } from '../store/users.ts'
import type { Actor } from './actor.ts'
import { createAuthenticate } from './authenticate.ts'
import { createJwtVerifier } from './jwt-verifier.ts'
import { createSignatures, type Signatures } from './signature.ts'

const origin = 'https://tabard.test'
const secrets = createSecrets(randomBytes(32))
const companyId = randomUUID()
const userId = randomUUID()
const appId = `${companyId}_abcdefghijkl_abcdefghijkl`
const linkId = `${appId}_abcdefghijkl`
const now = 1_800_000_000
let store: Store
let pool: UserPool
let keys: { signing: Record<TokenUse, SigningKey>; jwks: { keys: JWK[] } }
let signatures: Signatures
let authenticate: (headers: Headers) => Promise<Actor>

beforeAll(async () => {
  store = await createStore({ dataDir: null })
  const options = {
    db: poolDb(store),
    secrets,
    publicUrl: origin,
    now: () => now * 1000,
    onUnexpected: () => undefined,
  }
  pool = await createUserPool(options)
  const ring = await poolKeys(options)
  keys = { signing: { id: await ring.signing('id'), access: await ring.signing('access') }, jwks: await ring.jwks() }
  signatures = await createSignatures({ store, secrets, issuer: origin, now: options.now })
  const verifier = createJwtVerifier({
    issuer: pool.issuer,
    clientId: pool.clientId,
    keys: pool.verifying,
    now: options.now,
  })
  authenticate = createAuthenticate({
    store,
    verifier,
    signatures,
    hosts: { candidates: 'candidates.localhost', beta: 'beta.localhost' },
    now: options.now,
  })
  const db = systemDb(store)
  await insertCompany(db, { id: companyId, client_name: 'Northwind', subdomain: null, created_at: now })
  await insertUser(db, {
    id: userId,
    company_id: companyId,
    email: 'a@demo.test',
    name: 'Ada',
    user_role: 'recruiter',
    created_at: now,
  })
})

afterAll(() => store.close())

describe('a user', () => {
  it('is who both tokens say, with company and role as the database has them', async () => {
    const actor = await ask(await idToken({ 'custom:userrole': 'admin' }), await accessToken())
    expect(actor).toEqual({ kind: 'user', userId, companyId, role: 'recruiter' })
  })

  it('is refused at once when the session was ended, the company disabled or the user gone', async () => {
    const db = systemDb(store)
    const session = { origin_jti: randomUUID() }
    const tokens = [await idToken(session), await accessToken(session)] as const
    expect(await ask(...tokens)).toMatchObject({ userId })
    await db.scope.query(
      db.sql.insertInto('session_revocations').values({ origin_jti: session.origin_jti, until: now + 3600 }),
    )
    expect(await ask(...tokens)).toBe('token_invalid')
    await setDisabled('companies', true)
    expect(await ask(await idToken(), await accessToken())).toBe('account_disabled')
    await setDisabled('companies', false)
    await setDisabled('users', true)
    expect(await ask(await idToken(), await accessToken())).toBe('token_invalid')
    expect(await ask(await signatures.mint({ ...payload(), linkId: undefined, uid: userId }))).toBe('signature_invalid')
    await setDisabled('users', false)
  })

  it('is told an expired token from a bad one', async () => {
    expect(await ask(await idToken({ exp: now - 60 }), await accessToken())).toBe('token_expired')
    expect(await ask(await idToken(), await accessToken({ exp: now - 60 }))).toBe('token_expired')
  })

  const changes: [string, () => Promise<string>][] = [
    ['another issuer', () => idToken({ iss: 'https://evil.test/cognito/x' })],
    ['another client', () => idToken({ aud: 'other' })],
    ['two clients', () => idToken({ aud: [POOL_CLIENT_ID, 'other'] })],
    ['no expiry', () => idToken({ exp: undefined })],
    ['expiry as text', () => idToken({ exp: '9999999999' })],
    ['expiry below zero', () => idToken({ exp: -1 })],
    ['another user than the access token', () => idToken({ sub: randomUUID() })],
    ['another session than the access token', () => idToken({ origin_jti: 'other' })],
    ['no session', () => idToken({ origin_jti: undefined })],
    ['no company', () => idToken({ 'custom:companyId': undefined })],
    ['another company', () => idToken({ 'custom:companyId': randomUUID() })],
    ['signed by nobody we know', async () => signed((await generateKeyPair('RS256')).privateKey, 'RS256', idClaims())],
    ...['none', 'None', 'NONE', 'nOnE'].map((alg): [string, () => Promise<string>] => [
      `algorithm ${alg}`,
      async () => `${encode({ alg })}.${encode(idClaims())}.`,
    ]),
    ['the public key as an HMAC secret', () => hmacWithPublicKey()],
    ['no signature', async () => `${(await idToken()).split('.').slice(0, 2).join('.')}.`],
    ['a cut signature', async () => (await idToken()).slice(0, -8)],
    ['another user under the same signature', () => tampered({ sub: randomUUID() })],
    ['a key id that is a path', () => withHeader({ kid: '../../../../dev/null' })],
    ['a key id that is SQL', () => withHeader({ kid: "' or 1=1 --" })],
    ['no key id', () => withHeader({ kid: undefined })],
    ['a key of its own', () => withOwnKey()],
    ['an extension nobody knows', () => withExtension()],
    ['a megabyte', async () => `${await idToken()}${'A'.repeat(1_000_000)}`],
    ['nothing but dots', async () => '..'],
  ]
  it.each(changes)('is refused with an ID token that has %s', async (_, make) => {
    expect(['token_invalid', 'token_expired']).toContain(await ask(await make(), await accessToken()))
  })
})

describe('a signature', () => {
  it('opens one record while its link is open, and no longer', async () => {
    await addLink()
    const token = await signatures.mint(payload())
    expect(await ask(token)).toMatchObject({ kind: 'signature', companyId, linkId, rights: ['read'] })
    await changeLinks({ expires_at: now - 1 })
    expect(await ask(token)).toBe('signature_expired')
    await changeLinks({ expires_at: now + 600, revoked_at: now })
    expect(await ask(token)).toBe('signature_expired')
    await changeLinks({ revoked_at: null })
    expect(await ask(token)).toMatchObject({ kind: 'signature' })
    expect(await ask(await signatures.mint({ ...payload(), companyId: randomUUID() }))).toBe('signature_expired')
  })

  it('is told to be old only when it was good', async () => {
    const old = await signatures.mint(payload({ exp: now - 10 }))
    expect(await ask(old)).toBe('signature_expired')
    expect(await ask(`${old.slice(0, -6)}AAAAAA`)).toBe('signature_invalid')
  })

  it('goes on being good after the keys turned, here and at another gateway', async () => {
    const other = await createSignatures({ store, secrets, issuer: origin, now: () => now * 1000 })
    const before = await signatures.mint(payload())
    await signatures.rotate()
    const after = await signatures.mint(payload())
    for (const token of [before, after]) {
      expect(await signatures.verify(token)).toMatchObject({ linkId })
      expect(await other.verify(token)).toMatchObject({ linkId })
    }
  })

  it('is refused when it is not exactly ours', async () => {
    const good = await signatures.mint(payload())
    const [header = '', body = '', mark = ''] = good.split('.')
    const kid = (JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string }).kid
    const foreign = (await generateKeyPair('EdDSA')).privateKey
    const cases = [
      `${encode({ alg: 'none', typ: 'tabard-sig+jwt', kid })}.${body}.`,
      `${encode({ alg: 'EdDSA', typ: 'JWT', kid })}.${body}.${mark}`,
      await signed(foreign, 'EdDSA', { ...payload() }, { kid, typ: 'tabard-sig+jwt' }),
      `${header}.${encode({ ...payload(), rights: ['read', 'write'] })}.${mark}`,
      `${header}.${body}.`,
      `${encode({ alg: 'EdDSA', typ: 'tabard-sig+jwt', kid: 'unknown' })}.${body}.${mark}`,
      'x'.repeat(1_000_000),
      'none',
    ]
    for (const token of cases) expect(await ask(token), token.slice(0, 60)).toBe('signature_invalid')
    expect(await ask('')).toBe('not_signed_in')
  })
})

describe('a token', () => {
  /** Other texts that a decoder reads as the same token. */
  const spellings: Record<string, (token: string) => string> = {
    'with other bits after its last byte': (token) =>
      token.slice(0, -1) + String.fromCharCode(token.charCodeAt(token.length - 1) + 1),
    'with padding': (token) => `${token}==`,
    'with half its padding': (token) => `${token}=`,
    'with a space inside': (token) => `${token.slice(0, -3)} ${token.slice(-3)}`,
    'in the other alphabet': (token) => {
      const [head, body, mark = ''] = token.split('.')
      return [head, body, mark.replaceAll('-', '+').replaceAll('_', '/')].join('.')
    },
  }
  it.each(Object.entries(spellings))('is not taken %s', async (_, spell) => {
    await changeLinks({ expires_at: now + 600, revoked_at: null })
    // Every signature has letters in which the two alphabets differ, but for a few in a million.
    const [signature, id, access] = [await signatures.mint(payload()), await idToken(), await accessToken()]
    expect(await ask(signature)).toMatchObject({ kind: 'signature' })
    expect(await ask(id, access)).toMatchObject({ kind: 'user' })
    const isOther = (token: string) => spell(token) !== token
    if (isOther(signature)) expect(await ask(spell(signature))).toBe('signature_invalid')
    if (isOther(id)) expect(await ask(spell(id), access)).toBe('token_invalid')
    if (isOther(access)) expect(await ask(id, spell(access))).toBe('token_invalid')
    const answer = await getUser(spell(access))
    expect(isOther(access) ? answer.status : 400).toBe(400)
  })
})

describe('every kind of token in every place', () => {
  it('passes only where it belongs', async () => {
    const user = await pool.directory.createUser({
      email: 'b@demo.test',
      password: 'Tabard-demo-1!',
      isTemporary: false,
      attributes: {},
    })
    const tokens: Record<string, string> = {
      id: await idToken(),
      access: await accessToken(),
      signature: await signatures.mint(payload()),
      refresh: randomBytes(48).toString('base64url'),
      challenge: secrets.seal('pool challenge srp', JSON.stringify({ sub: user })),
    }
    const passed: string[] = []
    for (const [first, authorization] of Object.entries(tokens)) {
      for (const [second, access] of [...Object.entries(tokens), ['none', 'none'] as const]) {
        if (typeof (await ask(authorization, access)) !== 'string') passed.push(`${first} + ${second}`)
      }
    }
    expect(passed).toEqual(['id + access', 'signature + none'])
  })
})

/** The actor, or the code of the refusal. */
async function ask(authorization: string, access = 'none'): Promise<Actor | string> {
  try {
    return await authenticate(new Headers({ authorization, 'x-access-token': access }))
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}

/** Asks the pool itself with an access token. */
function getUser(AccessToken: string): Promise<Response> {
  const headers = {
    'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser',
    'content-type': 'application/x-amz-json-1.1',
  }
  const request = new Request(`${origin}/cognito/`, { method: 'POST', headers, body: JSON.stringify({ AccessToken }) })
  return pool.fetch(request, { ip: '192.0.2.1' })
}

function idClaims(change: Record<string, unknown> = {}): JWTPayload {
  return {
    sub: userId,
    iss: pool.issuer,
    aud: POOL_CLIENT_ID,
    token_use: 'id',
    exp: now + 600,
    origin_jti: 'session-1',
    'custom:companyId': companyId,
    ...change,
  }
}

function idToken(change: Record<string, unknown> = {}): Promise<string> {
  return signed(keys.signing.id.privateKey, 'RS256', idClaims(change), { kid: keys.signing.id.kid })
}

function accessToken(change: Record<string, unknown> = {}): Promise<string> {
  const claims = { ...idClaims(), aud: undefined, client_id: POOL_CLIENT_ID, token_use: 'access', ...change }
  return signed(keys.signing.access.privateKey, 'RS256', claims, { kid: keys.signing.access.kid })
}

type Key = Parameters<SignJWT['sign']>[0]

/** Signs claims as they stand, sense or nonsense. */
function signed(key: Key, alg: string, claims: object, header: { kid?: string; typ?: string } = {}): Promise<string> {
  return new SignJWT(JSON.parse(JSON.stringify(claims)) as JWTPayload).setProtectedHeader({ alg, ...header }).sign(key)
}

async function hmacWithPublicKey(): Promise<string> {
  const jwk = keys.jwks.keys.find(({ kid }) => kid === keys.signing.id.kid)
  return signed(new TextEncoder().encode(JSON.stringify(jwk)), 'HS256', idClaims(), { kid: keys.signing.id.kid })
}

async function tampered(change: object): Promise<string> {
  const [header, , mark] = (await idToken()).split('.')
  return `${header}.${encode(idClaims({ ...change }))}.${mark}`
}

/** Rightly signed, under another header. */
function withHeader(change: { kid?: string | undefined }): Promise<string> {
  return new SignJWT(idClaims()).setProtectedHeader({ alg: 'RS256', ...change }).sign(keys.signing.id.privateKey)
}

function withExtension(): Promise<string> {
  const header = { alg: 'RS256', kid: keys.signing.id.kid, crit: ['tabard'], tabard: true }
  return new SignJWT(idClaims()).setProtectedHeader(header).sign(keys.signing.id.privateKey, { crit: { tabard: true } })
}

/** Signed by a stranger, who brings the key along. */
async function withOwnKey(): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(publicKey)
  const header = { alg: 'RS256', kid: keys.signing.id.kid, jwk, jku: 'https://evil.test/jwks.json' }
  return new SignJWT(idClaims()).setProtectedHeader(header).sign(privateKey)
}

function encode(value: object): string {
  return base64url.encode(JSON.stringify(value))
}

function payload(change: Partial<SignaturePayload> = {}): SignaturePayload {
  return {
    sub: linkId,
    linkId,
    companyId,
    exp: now + 600,
    navigationAllowed: false,
    resource: { kind: 'application', id: appId },
    rights: ['read'],
    origins: [],
    ...change,
  }
}

async function addLink(): Promise<void> {
  const db = systemDb(store)
  await db.scope.run([
    db.sql
      .insertInto('folders')
      .values({
        id: `${companyId}_abcdefghijkl`,
        company_id: companyId,
        name: 'Role',
        created_by: null,
        created_at: now,
      })
      .compile(),
    db.sql
      .insertInto('applications')
      .values({
        id: appId,
        company_id: companyId,
        folder_id: `${companyId}_abcdefghijkl`,
        received_time: now,
        updated_at: now * 1000,
      })
      .compile(),
    db.sql
      .insertInto('links')
      .values({
        id: linkId,
        company_id: companyId,
        application_id: appId,
        short_id: 'abc',
        name: 'Client',
        expires_at: now + 600,
        note: null,
        revoked_at: null,
        created_by: null,
        created_at: now,
      })
      .compile(),
  ])
}

async function changeLinks(change: { expires_at?: number; revoked_at?: number | null }): Promise<void> {
  const db = systemDb(store)
  await db.scope.query(db.sql.updateTable('links').set(change).where('id', '=', linkId))
}

async function setDisabled(table: 'companies' | 'users', disabled: boolean): Promise<void> {
  const db = systemDb(store)
  await db.scope.query(
    db.sql
      .updateTable(table)
      .set({ disabled })
      .where('id', '=', table === 'users' ? userId : companyId),
  )
}
