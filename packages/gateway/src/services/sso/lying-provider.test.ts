import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser } from '#test/support/cookie-browser.ts'
import { freePort, startGateway, type TestGateway } from '#test/support/start-gateway.ts'

/** What a provider says, and may say wrongly. */
interface Told {
  claims: JWTPayload
  /** Makes the ID token; honestly where it is left out. */
  sign?(claims: JWTPayload): Promise<string>
  userInfo?: Record<string, unknown>
}

let t: TestGateway
let origin = ''
let issuer = ''
let server: Server
let providerName = ''
let domain = ''
let tell: (nonce: string) => Told
let nonce = ''
let keys: Awaited<ReturnType<typeof generateKeyPair>>

beforeAll(async () => {
  keys = await generateKeyPair('RS256')
  server = createServer((request, response) => void answer(request.url ?? '').then((body) => response.end(body)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const port = await freePort()
  origin = `http://localhost:${port}`
  t = await startGateway({ config: { port, publicUrl: origin, outboundPrivateOrigins: [issuer], logLevel: 'silent' } })
  const company = await t.company()
  domain = `${company.companyId}.test`
  const as = await t.signIn(company.users.admin.email)
  const body = { issuer, clientId: 'tabard', clientSecret: 'secret' }
  expect((await t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=true', { as, body })).status).toBe(200)
  providerName = (await t.request('GET', '/api/sso/settings', { as })).text.match(/"providerName":"([^"]+)"/)?.[1] ?? ''
})
afterAll(async () => {
  await t.close()
  await new Promise((resolve) => server.close(resolve))
})

async function answer(path: string): Promise<string> {
  if (path.startsWith('/.well-known')) {
    const at = (name: string) => `${issuer}/${name}`
    return JSON.stringify({
      issuer,
      authorization_endpoint: at('authorize'),
      token_endpoint: at('token'),
      userinfo_endpoint: at('me'),
      jwks_uri: at('keys'),
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  }
  if (path === '/keys') {
    return JSON.stringify({ keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }] })
  }
  const told = tell(nonce)
  if (path === '/me') return JSON.stringify(told.userInfo ?? {})
  const id_token = await (told.sign ?? honest)(told.claims)
  return JSON.stringify({ access_token: 'a', token_type: 'Bearer', expires_in: 60, id_token })
}

function honest(claims: JWTPayload): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(keys.privateKey)
}

function truth(given: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    aud: 'tabard',
    sub: 'ada',
    nonce: given,
    iat: now,
    exp: now + 60,
    email: `ada@${domain}`,
    email_verified: true,
  }
}

/** There and back; what the app is told. */
async function goRound(): Promise<URLSearchParams> {
  const browser = createCookieBrowser()
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: 'tabardhostapp',
    redirect_uri: origin,
    state: 's',
    code_challenge: 'A'.repeat(43),
    code_challenge_method: 'S256',
    identity_provider: providerName,
  })
  const sent = new URL((await browser.get(`${origin}/oauth2/authorize?${query.toString()}`)).location ?? '')
  nonce = sent.searchParams.get('nonce') ?? ''
  const back = new URLSearchParams({ code: 'c', state: sent.searchParams.get('state') ?? '' })
  const page = await browser.get(`${origin}/oauth2/idpresponse?${back.toString()}`)
  return new URL(page.location ?? 'about:blank').searchParams
}

describe('what an identity provider says', () => {
  it('is believed when everything about it is right', async () => {
    tell = (given) => ({ claims: truth(given) })
    expect((await goRound()).get('code')).toBeTruthy()
  })

  it.each<[string, (claims: JWTPayload) => JWTPayload]>([
    ['no nonce', ({ nonce: _, ...rest }) => rest],
    ['another nonce', (claims) => ({ ...claims, nonce: 'another' })],
    ['another issuer', (claims) => ({ ...claims, iss: 'https://accounts.google.com' })],
    ['another addressee', (claims) => ({ ...claims, aud: 'another app' })],
    ['several addressees, and another in charge', (claims) => ({ ...claims, aud: ['tabard', 'x'], azp: 'x' })],
    ['a time that is over', (claims) => ({ ...claims, exp: 1 })],
    ['no end', ({ exp: _, ...rest }) => rest],
    ['no name', ({ sub: _, ...rest }) => rest],
    ['a name that is no text', (claims) => ({ ...claims, sub: 7 as unknown as string })],
  ])('is not believed with %s', async (_name, lie) => {
    tell = (given) => ({ claims: lie(truth(given)) })
    const answer = await goRound()
    expect([answer.get('code'), answer.get('error'), answer.get('state')]).toEqual([null, 'invalid_request', 's'])
  })

  it.each<[string, (claims: JWTPayload) => Promise<string>]>([
    ['another’s signature', async (claims) => signedBy(claims, await generateKeyPair('RS256'))],
    ['no signature', async (claims) => new UnsecuredJWT(claims).encode()],
    ['a signature with our secret', async (claims) => withSecret(claims, 'secret')],
    ['a signature with its public key as the secret', async (claims) => withSecret(claims, await publicPart())],
    ['a signature that was cut', async (claims) => (await honest(claims)).slice(0, -8)],
    ['a token that is none', async () => 'made.up.token'],
  ])('is not believed with %s', async (_name, sign) => {
    tell = (given) => ({ claims: truth(given), sign })
    expect((await goRound()).get('code')).toBeNull()
  })

  it('is asked for the address where the token has none, and must speak of the same person', async () => {
    const bare = (given: string): JWTPayload => {
      const { email: _, email_verified: __, ...rest } = truth(given)
      return rest
    }
    const userInfo = { sub: 'ada', email: `ada@${domain}`, email_verified: true }
    tell = (given) => ({ claims: bare(given), userInfo })
    expect((await goRound()).get('code')).toBeTruthy()
    tell = (given) => ({ claims: { ...bare(given), sub: 'eve' }, userInfo })
    expect((await goRound()).get('code')).toBeNull()
  })
})

function signedBy(claims: JWTPayload, other: typeof keys): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(other.privateKey)
}

function withSecret(claims: JWTPayload, secret: string): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k' }).sign(Buffer.from(secret.padEnd(32, '0')))
}

async function publicPart(): Promise<string> {
  return JSON.stringify(await exportJWK(keys.publicKey))
}
