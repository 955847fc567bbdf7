import { createHash, randomBytes } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser, formOf, type CookieBrowser, type Page } from '#test/support/cookie-browser.ts'
import { freePort, startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { inviteUser, requireMfa } from '#test/seeds/invite-user.ts'
import { seedPassword, type SeededCompany } from '#test/seeds/make-company.ts'

let t: TestGateway
let company: SeededCompany
let origin = ''
let now = Date.now()

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  t = await startGateway({ config: { port, publicUrl: origin }, clock: { now: () => now } })
  company = await t.company()
})
afterAll(() => t.close())

const verifier = randomBytes(48).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
type Query = Record<string, string | null>

function authorizeUrl(more: Query = {}): string {
  const query: Query = {
    response_type: 'code',
    client_id: 'tabardhostapp',
    redirect_uri: origin,
    scope: 'openid email',
    state: 'abc',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return `${origin}/oauth2/authorize?${new URLSearchParams(given).toString()}`
}

async function open(browser: CookieBrowser, more: Query = {}): Promise<Page> {
  return browser.follow(await browser.get(authorizeUrl(more)), 'nowhere')
}

async function submit(browser: CookieBrowser, page: Page, fields: Record<string, string>): Promise<Page> {
  const form = formOf(page)
  return browser.post(form.action, { ...form.fields, ...fields })
}

const back = (page: Page): URLSearchParams => new URL(page.location ?? 'about:blank').searchParams

async function getCode(more: Query = {}): Promise<string> {
  const browser = createCookieBrowser()
  const page = await open(browser, more)
  const done = await submit(browser, page, { username: company.users.recruiter.email, password: seedPassword })
  return back(done).get('code') ?? ''
}

async function exchange(fields: Record<string, string>) {
  const response = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'tabardhostapp',
      redirect_uri: origin,
      code_verifier: verifier,
      ...fields,
    }),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Record<string, string> }
}

describe('the address of the app', () => {
  it.each([
    'https://evil.com',
    'http://localhost.evil.com',
    'ORIGIN/../evil',
    'ORIGIN/x',
    'ORIGIN@evil.com',
    'ORIGIN#x',
    'ORIGIN?x=y',
    'ORIGIN//',
    ' ORIGIN',
    'ORIGIN%2f',
    'javascript:alert(1)',
    '//evil.com',
    '',
    '"><script>alert(1)</script>',
  ])('is registered letter for letter, so nobody is sent to %s', async (text) => {
    const redirect_uri = text.replace('ORIGIN', origin)
    const page = await createCookieBrowser().get(authorizeUrl({ redirect_uri }))
    expect(page.location).toBe(`${origin}/login-ui/error?error=redirect_mismatch`)
    const shown = await createCookieBrowser().get(page.location ?? '')
    expect([shown.status, shown.location]).toEqual([400, null])
    const logout = `${origin}/logout?client_id=tabardhostapp&logout_uri=${encodeURIComponent(redirect_uri)}`
    expect((await createCookieBrowser().get(logout)).location).toBe(`${origin}/login-ui/error?error=redirect_mismatch`)
  })

  it('may come once only, and only from an app that is known', async () => {
    const twice = `${authorizeUrl()}&redirect_uri=${encodeURIComponent('https://evil.com')}`
    expect((await createCookieBrowser().get(twice)).location).toContain('/login-ui/error')
    const stranger = await createCookieBrowser().get(authorizeUrl({ client_id: 'another' }))
    expect(stranger.location).toBe(`${origin}/login-ui/error?error=unknown_client`)
  })

  it('is led back to from sign-out', async () => {
    const url = `${origin}/logout?client_id=tabardhostapp&logout_uri=${encodeURIComponent(origin)}`
    expect((await createCookieBrowser().get(url)).location).toBe(`${origin}/`)
    const again = `${origin}/logout?${authorizeUrl().split('?')[1] ?? ''}`
    expect((await createCookieBrowser().get(again)).location).toContain('/oauth2/authorize?')
  })
})

describe('what an app asks for', () => {
  it.each<[string, Query, string]>([
    ['tokens in the address', { response_type: 'token' }, 'unauthorized_client'],
    ['nothing', { response_type: null }, 'invalid_request'],
    ['a scope that is not allowed', { scope: 'openid admin' }, 'invalid_scope'],
    ['no proof key', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a proof key that is no hash', { code_challenge: 'short' }, 'invalid_request'],
  ])('is refused to the app itself: %s', async (_name, more, error) => {
    const answer = back(await createCookieBrowser().get(authorizeUrl(more)))
    expect([answer.get('error'), answer.get('state'), answer.get('code')]).toEqual([error, 'abc', null])
  })

  it('stands escaped on every page, whatever it is', async () => {
    const hostile = `"><script>alert(1)</script>'`
    for (const name of ['state', 'nonce', 'login_hint', 'idp_identifier']) {
      const browser = createCookieBrowser()
      const page = await open(browser, { [name]: hostile })
      expect(page.status).toBe(200)
      expect(page.text).not.toContain('<script>')
      const failed = await submit(browser, page, { username: hostile, password: hostile })
      expect(failed.text).not.toContain('<script>')
      const sso = await browser.get(page.url.replace('/login-ui/?', '/login-ui/sso?'))
      expect(sso.text).not.toContain('<script>')
      const unknown = await submit(browser, sso, { username: `x@${hostile}` })
      expect(unknown.text).not.toContain('<script>')
    }
    for (const path of [
      `/login-ui/error?error=${encodeURIComponent(hostile)}`,
      `/oauth2/${encodeURIComponent(hostile)}`,
    ])
      expect((await createCookieBrowser().get(origin + path)).text).not.toContain('<script>')
    const done = await getCode({ state: hostile })
    expect(done).not.toBe('')
  })
})

describe('the page', () => {
  it('runs no script but its own, stands in no frame and is kept by nobody', async () => {
    const page = await open(createCookieBrowser())
    const policy = page.headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
    expect(page.text).not.toMatch(/ on\w+=|style="|<script>/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const cookie = page.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly/)
    expect(cookie).toMatch(/SameSite=Lax/)
  })

  it('takes no form that was not its own, in this browser', async () => {
    const [browser, other] = [createCookieBrowser(), createCookieBrowser()]
    const page = await open(browser)
    const fields = { username: company.users.recruiter.email, password: seedPassword }
    expect((await submit(browser, page, { ...fields, token: 'made up' })).location).toBeNull()
    expect((await submit(other, page, fields)).location).toBeNull()
    await open(other)
    expect((await submit(other, page, fields)).location).toBeNull()
    expect(back(await submit(browser, page, fields)).get('code')).toBeTruthy()
  })

  it('says the same of a wrong password and of an unknown name', async () => {
    const browser = createCookieBrowser()
    const page = await open(browser)
    const texts = await Promise.all(
      [company.users.admin.email, 'nobody@nowhere.test'].map(async (username) =>
        (await submit(browser, page, { username, password: 'Wrong-1-password' })).text.replaceAll(username, ''),
      ),
    )
    expect(texts[0]).toContain('Incorrect username or password.')
    expect(texts[0]).toBe(texts[1])
  })

  it('asks for a new password where the first was temporary, and for the authenticator’s code', async () => {
    const email = `invited@${company.companyId}.test`
    await inviteUser(t.gateway, company, { email, temporaryPassword: 'Temporary-1-x' })
    const browser = createCookieBrowser()
    const first = await submit(browser, await open(browser), { username: email, password: 'Temporary-1-x' })
    expect(first.text).toContain('Choose a password')
    const weak = await submit(browser, first, { password: 'weak' })
    expect(weak.text).toContain('does not conform to policy')
    const done = await submit(browser, weak, { password: 'Chosen-1-password' })
    const { body } = await exchange({ code: back(done).get('code') ?? '' })
    expect(body['id_token']).toBeTruthy()

    await requireMfa(t.gateway, company, true)
    try {
      const next = createCookieBrowser()
      const asked = await submit(next, await open(next), { username: email, password: 'Chosen-1-password' })
      expect(asked.text).toContain('Set up your authenticator')
      const secret = formOf(asked).fields['secret'] ?? ''
      const code = (): string =>
        new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now })
      const wrong = await submit(next, asked, { code: code() === '000000' ? '000001' : '000000' })
      expect(wrong.text).toContain('Code mismatch')
      expect(back(await submit(next, wrong, { code: code() })).get('code')).toBeTruthy()

      now += 60_000
      const later = createCookieBrowser()
      const enter = await submit(later, await open(later), { username: email, password: 'Chosen-1-password' })
      expect(enter.text).toContain('Enter your code')
      const refused = await submit(later, enter, { code: '12' })
      expect(refused.text).toContain('Invalid code received for user')
      expect(back(await submit(later, refused, { code: code() })).get('code')).toBeTruthy()
    } finally {
      await requireMfa(t.gateway, company, false)
    }
  })
})

describe('a code', () => {
  it('gives tokens the product takes, and goes with the app’s own proof alone', async () => {
    const { status, body, headers } = await exchange({ code: await getCode({ nonce: 'n-1' }) })
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    const as = { authorization: body['id_token'] ?? '', 'x-access-token': body['access_token'] ?? '' }
    expect((await t.request('GET', '/api/clients', { as })).status).toBe(200)
  })

  it('works once, and not after a minute; one that comes again ends what it began', async () => {
    const code = await getCode()
    const { status, body } = await exchange({ code })
    expect(status).toBe(200)
    const as = { authorization: body['id_token'] ?? '', 'x-access-token': body['access_token'] ?? '' }
    expect((await t.request('GET', '/api/clients', { as })).status).toBe(200)
    expect(await exchange({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await t.request('GET', '/api/clients', { as })).status).toBe(401)
    const refresh = { grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' }
    expect((await exchange(refresh)).body['error']).toBe('invalid_grant')
    const old = await getCode()
    now += 61_000
    expect((await exchange({ code: old })).body['error']).toBe('invalid_grant')
  })

  it.each<[string, Record<string, string>, string]>([
    ['no proof key', { code_verifier: '' }, 'invalid_grant'],
    ['another proof key', { code_verifier: 'x'.repeat(64) }, 'invalid_grant'],
    ['the hash instead of it', { code_verifier: challenge }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://evil.com' }, 'invalid_grant'],
  ])('is used up by a try with %s', async (_name, fields, error) => {
    const code = await getCode()
    expect(await exchange({ code, ...fields })).toMatchObject({ status: 400, body: { error } })
    expect(await exchange({ code })).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('is asked for in the form RFC 6749 has', async () => {
    expect((await exchange({ code: 'made-up' })).body['error']).toBe('invalid_grant')
    expect((await exchange({ client_id: 'another', code: 'x' })).body['error']).toBe('invalid_client')
    expect((await exchange({ grant_type: 'password' })).body['error']).toBe('unsupported_grant_type')
    const json = await fetch(`${origin}/oauth2/token`, { method: 'POST', body: '{}' })
    expect(await json.json()).toEqual({ error: 'invalid_request' })
    const twice = await fetch(`${origin}/oauth2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=authorization_code&client_id=tabardhostapp&client_id=tabardhostapp&code=x',
    })
    expect(await twice.json()).toEqual({ error: 'invalid_request' })
  })

  it('gives an ID token with openid alone, and a session that can be ended', async () => {
    const plain = await exchange({ code: await getCode({ scope: 'email' }) })
    expect(plain.body['id_token']).toBeUndefined()
    const info = (token = '') => fetch(`${origin}/oauth2/userInfo`, { headers: { authorization: `Bearer ${token}` } })
    expect((await info(plain.body['access_token'])).status).toBe(403)
    expect((await info('made.up.token')).status).toBe(401)

    const { body } = await exchange({ code: await getCode() })
    expect((await info(body['access_token'])).status).toBe(200)
    const refreshed = await exchange({ grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' })
    expect(refreshed.status).toBe(200)
    const end = async (token: string) => {
      const form = new URLSearchParams({ token, client_id: 'tabardhostapp' })
      const response = await fetch(`${origin}/oauth2/revoke`, { method: 'POST', body: form })
      return [response.status, await response.text()]
    }
    expect(await end(body['access_token'] ?? '')).toEqual([400, '{"error":"unsupported_token_type"}'])
    expect(await end('unknown')).toEqual([200, ''])
    expect(await end(refreshed.body['refresh_token'] ?? body['refresh_token'] ?? '')).toEqual([200, ''])
    const dead = await exchange({ grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' })
    expect(dead.body['error']).toBe('invalid_grant')
    expect((await info(body['access_token'])).status).toBe(401)
  })

  it('is taken by a client of others, which checks everything OpenID Connect lets it check', async () => {
    const { auth } = (await (await fetch(`${origin}/config.json`)).json()) as { auth: { userPoolId: string } }
    const issuer = new URL(`${origin}/cognito/${auth.userPoolId}`)
    const way = { [oauth.allowInsecureRequests]: true }
    const server = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, way))
    const client: oauth.Client = {
      client_id: 'tabardhostapp',
      [oauth.clockSkew]: Math.round((now - Date.now()) / 1000),
    }
    const nonce = oauth.generateRandomNonce()
    const back = new URLSearchParams({ state: 'abc', code: await getCode({ nonce }) })
    const answer = oauth.validateAuthResponse(server, client, back, 'abc')
    const none = oauth.None()
    const given = await oauth.authorizationCodeGrantRequest(server, client, none, answer, origin, verifier, way)
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, given, {
      expectedNonce: nonce,
      requireIdToken: true,
    })
    await oauth.validateApplicationLevelSignature(server, given, way)
    const claims = oauth.getValidatedIdTokenClaims(tokens)
    const info = await oauth.userInfoRequest(server, client, tokens.access_token, way)
    const person = await oauth.processUserInfoResponse(server, client, claims?.sub ?? '', info)
    expect(person.email).toBe(company.users.recruiter.email)
    const ended = await oauth.revocationRequest(server, client, none, tokens.refresh_token ?? '', way)
    await oauth.processRevocationResponse(ended)
    expect((await oauth.userInfoRequest(server, client, tokens.access_token, way)).status).toBe(401)
  })

  it('is found by discovery', async () => {
    const { auth } = (await (await fetch(`${origin}/config.json`)).json()) as { auth: { userPoolId: string } }
    const response = await fetch(`${origin}/cognito/${auth.userPoolId}/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      authorization_endpoint: `${origin}/oauth2/authorize`,
      token_endpoint: `${origin}/oauth2/token`,
      revocation_endpoint: `${origin}/oauth2/revoke`,
      userinfo_endpoint: `${origin}/oauth2/userInfo`,
      code_challenge_methods_supported: ['S256'],
    })
  })
})
