import { createHash, randomBytes } from 'node:crypto'
import { routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCookieBrowser, formOf, type CookieBrowser, type Page } from '#test/support/cookie-browser.ts'
import { startIdentityProvider, type IdentityProviderServer } from '#test/support/identity-provider.ts'
import { freePort, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'

let idp: IdentityProviderServer
let t: TestGateway
let company: SeededCompany
let other: SeededCompany
let admin: Credentials
let providerName = ''
let domain = ''

let origin = ''

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  idp = await startIdentityProvider([`${origin}/oauth2/idpresponse`])
  t = await startGateway({
    config: { port, publicUrl: origin, outboundPrivateOrigins: [idp.issuer] },
  })
  company = await t.company('Northwind Talent')
  other = await t.company('Fabrikam Search')
  admin = await t.signIn(company.users.admin.email)
  domain = `${company.companyId}.test`
})
afterAll(async () => {
  await t.close()
  await idp.close()
})

const verifier = randomBytes(48).toString('base64url')
const challengeOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

function authorizeUrl(more: Record<string, string | null> = {}): string {
  const query: Record<string, string | null> = {
    response_type: 'code',
    client_id: 'tabardhostapp',
    redirect_uri: origin,
    scope: 'openid email profile aws.cognito.signin.user.admin',
    state: 'state-of-the-app',
    nonce: 'nonce-of-the-app',
    code_challenge: challengeOf(verifier),
    code_challenge_method: 'S256',
    ...more,
  }
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null)
  return `${origin}/oauth2/authorize?${new URLSearchParams(given).toString()}`
}

/** The whole way, by hand: to the provider, its own sign-in page, and back to us. */
async function throughProvider(
  browser: CookieBrowser,
  login: string,
  more: Record<string, string | null> = {},
): Promise<Page> {
  let page = await browser.get(authorizeUrl({ identity_provider: providerName, ...more }))
  page = await browser.follow(page, `${origin}/`)
  while (page.location === null && page.url.startsWith(idp.issuer)) {
    const { action, fields } = formOf(page)
    const filled = 'login' in fields ? { ...fields, login, password: 'any' } : fields
    page = await browser.follow(await browser.post(action, filled), `${origin}/`)
  }
  return page
}

/** From our callback to the app. */
async function backToApp(browser: CookieBrowser, page: Page): Promise<URLSearchParams> {
  const callback = await browser.get(page.location ?? '')
  return new URL(callback.location ?? 'about:blank').searchParams
}

async function exchange(code: string, more: Record<string, string> = {}) {
  const response = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'tabardhostapp',
      code,
      redirect_uri: origin,
      code_verifier: verifier,
      ...more,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

const claimsOf = (token = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const credentials = (tokens: Record<string, string>): Credentials => ({
  authorization: tokens['id_token'] ?? '',
  'x-access-token': tokens['access_token'] ?? '',
})

describe('connecting an identity provider', () => {
  const save = (body: Record<string, unknown>, enableSSO: 'true' | 'false' = 'true') =>
    t.request('PUT', `/api/clients?updateType=enableSSO&enableSSO=${enableSSO}`, { as: admin, body })

  it('refuses to be turned on before there is a provider, and one that does not answer', async () => {
    expect((await save({})).status).toBe(400)
    expect((await save({ issuer: 'http://127.0.0.1:1', clientId: 'tabard' })).error.error).toBe('sso_issuer_refused')
    expect((await save({ issuer: `${idp.issuer}/`, clientId: 'tabard' })).error.error).toBe('sso_issuer_refused')
    expect((await save({ issuer: 'http://169.254.169.254', clientId: 'x' })).error.error).toBe('sso_issuer_refused')
    expect((await t.call(routes.getSsoSettings, { as: admin })).status).toBe(404)
    expect((await t.call(routes.getSsoLink, { as: admin })).error.error).toBe('not_found')
  })

  it('refuses domains that are not the company’s', async () => {
    const provider = { issuer: idp.issuer, clientId: idp.clientId }
    for (const domains of [['gmail.com'], [`${other.companyId}.test`], ['example.test']]) {
      expect((await save({ ...provider, domains })).error.error).toBe('sso_domain_refused')
    }
    expect((await save({ ...provider, domains: ['"><script>.test'] })).status).toBe(400)
  })

  it('is turned on by an admin alone, and never tells the secret', async () => {
    const recruiter = await t.signIn(company.users.recruiter.email)
    const body = { issuer: idp.issuer, clientId: idp.clientId, clientSecret: idp.clientSecret }
    const refused = await t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=true', { as: recruiter, body })
    expect(refused.status).toBe(403)
    const answer = await save(body)
    expect(answer.status).toBe(200)
    expect((answer.value as { ssoEnabled: boolean }).ssoEnabled).toBe(true)
    const settings = await t.call(routes.getSsoSettings, { as: admin })
    expect(settings.value).toMatchObject({ enabled: true, hasClientSecret: true, domains: [domain] })
    expect(settings.text).not.toContain(idp.clientSecret)
    providerName = settings.value.providerName
    expect(providerName).toMatch(/^NorthwindTalent-[0-9a-f]{8}$/)
    expect((await t.call(routes.getSsoSettings, { as: recruiter })).status).toBe(403)
  })

  it('links to the provider, for who is signed in and for who is not, and tells nobody who exists', async () => {
    const own = await t.call(routes.getSsoLink, { as: admin, query: { redirect: '/upload?a=b' } })
    const url = new URL(own.value.url)
    expect(url.pathname).toBe('/oauth2/authorize')
    expect(url.searchParams.get('identity_provider')).toBe(providerName)
    expect(url.searchParams.get('redirect')).toBe('/upload?a=b')
    for (const redirect of ['//evil.com', '/.//evil.com', 'https://evil.com', '/\\evil.com', 'javascript:alert(1)']) {
      const { value } = await t.call(routes.getSsoLink, { as: admin, query: { redirect } })
      expect(value.url).not.toContain('evil')
      expect(value.url).not.toContain('javascript')
    }
    const known = await t.call(routes.getPublicSsoLink, { query: { email: `recruiter@${domain}` } })
    const unknown = await t.call(routes.getPublicSsoLink, { query: { email: 'nobody@nowhere.test' } })
    const like = (text: string) => text.replace(encodeURIComponent(`recruiter@${domain}`), '').replaceAll(domain, '')
    const likeUnknown = (text: string) =>
      text.replace(encodeURIComponent('nobody@nowhere.test'), '').replaceAll('nowhere.test', '')
    expect(like(known.value.url)).toBe(likeUnknown(unknown.value.url))
    expect((await t.call(routes.getPublicSsoLink, { query: {} })).status).toBe(400)
  })

  it('refuses passwords from then on, in the words of the specification', async () => {
    await expect(t.signIn(company.users.recruiter.email)).rejects.toMatchObject({
      code: 'UserLambdaValidationException',
      message: 'PreTokenGeneration failed with error Not allowed to log in with username and password.',
    })
    await expect(t.signIn(other.users.recruiter.email)).resolves.toBeTruthy()
  })
})

describe('signing in through it', () => {
  it('makes somebody new a recruiter of this company', async () => {
    idp.people.set('ada', { email: `ada@${domain}`, email_verified: true, name: 'Ada Lovelace' })
    const browser = createCookieBrowser()
    const answer = await backToApp(browser, await throughProvider(browser, 'ada'))
    expect(answer.get('state')).toBe('state-of-the-app')
    const { status, body } = await exchange(answer.get('code') ?? '')
    expect(status).toBe(200)
    const claims = claimsOf(body['id_token'])
    expect(claims).toMatchObject({
      'cognito:username': `${providerName}_ada`,
      nonce: 'nonce-of-the-app',
      email: `ada@${domain}`,
      'custom:companyId': company.companyId,
      'custom:userrole': 'recruiter',
      identities: [{ userId: 'ada', providerName, providerType: 'OIDC', issuer: idp.issuer, primary: 'true' }],
    })
    const half = createHash('sha256')
      .update(body['access_token'] ?? '')
      .digest()
      .subarray(0, 16)
    expect(claims['at_hash']).toBe(half.toString('base64url'))
    const users = await t.call(routes.listUsers, { as: credentials(body), query: { userId: String(claims['sub']) } })
    expect(users.value.users[0]).toMatchObject({ userRole: 'recruiter', email: `ada@${domain}` })

    const again = await backToApp(browser, await throughProvider(browser, 'ada'))
    expect(claimsOf((await exchange(again.get('code') ?? '')).body['id_token'])['sub']).toBe(claims['sub'])

    const refreshed = await exchange('', { grant_type: 'refresh_token', refresh_token: body['refresh_token'] ?? '' })
    expect(refreshed.status).toBe(200)
    expect(claimsOf(refreshed.body['id_token'])['sub']).toBe(claims['sub'])
    const info = await fetch(`${origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${body['access_token']}` },
    })
    expect(await info.json()).toMatchObject({ email: `ada@${domain}`, username: `${providerName}_ada` })
  })

  it('links an account that was there, says so once, and lets it in the second time', async () => {
    const { email, userId } = company.users.recruiter
    idp.people.set('rob', { email: email.toUpperCase(), email_verified: true, name: 'Rob' })
    const browser = createCookieBrowser()
    const first = await backToApp(browser, await throughProvider(browser, 'rob'))
    expect(first.get('error')).toBe('invalid_request')
    expect(first.get('error_description')).toMatch(/^PostConfirmation failed with error .*linked.*\.$/)
    expect(first.get('code')).toBeNull()
    const second = await backToApp(browser, await throughProvider(browser, 'rob'))
    const { body } = await exchange(second.get('code') ?? '')
    expect(claimsOf(body['id_token'])).toMatchObject({ sub: userId, identities: [{ userId: 'rob' }] })
    const audit = await t.call(routes.listAudit, { as: admin, query: {} })
    expect(audit.text).toContain('account-linked')
  })

  it.each([
    ['an address nobody confirmed', { email: 'UNSET', email_verified: false }, 'has not confirmed'],
    ['no word about it', { email: 'UNSET' }, 'has not confirmed'],
    ['no address', { email_verified: true }, 'has not confirmed'],
    ['another company’s domain', { email: 'FOREIGN', email_verified: true }, 'cannot come in this way'],
    ['a domain that only looks like ours', { email: 'LIKE', email_verified: true }, 'cannot come in this way'],
    ['the address of somebody who has another name there', { email: 'RECRUITER', email_verified: true }, 'cannot come'],
  ])('lets nobody in with %s', async (_name, person, words) => {
    const addresses: Record<string, string> = {
      UNSET: `new@${domain}`,
      FOREIGN: other.users.admin.email,
      LIKE: `x@${domain}.evil.test`,
      RECRUITER: company.users.recruiter.email,
    }
    const email = 'email' in person ? { email: addresses[person.email ?? ''] ?? '' } : {}
    idp.people.set('mallory', { ...person, ...email })
    const browser = createCookieBrowser()
    const answer = await backToApp(browser, await throughProvider(browser, 'mallory'))
    expect(answer.get('code')).toBeNull()
    expect(answer.get('error_description')).toContain(words)
  })

  it('takes an answer only once, from the browser that asked, unchanged', async () => {
    const browser = createCookieBrowser()
    const page = await throughProvider(browser, 'ada')
    const address = page.location ?? ''
    const stranger = await createCookieBrowser().get(address)
    expect([stranger.status, stranger.location]).toEqual([400, null])
    const changed = new URL(address)
    const state = changed.searchParams.get('state') ?? ''
    changed.searchParams.set('state', state.slice(0, -4) + (state.endsWith('AAAA') ? 'BBBB' : 'AAAA'))
    expect((await browser.get(changed.href)).status).toBe(400)
    const mixed = new URL(address)
    mixed.searchParams.set('iss', 'https://another.example')
    expect(new URL((await browser.get(mixed.href)).location ?? '').searchParams.get('error')).toBe('invalid_request')
    // That try has used it up.
    expect((await browser.get(address)).status).toBe(400)
  })

  it('does not believe a code of somebody else’s sign-in: the nonce and the proof key are another’s', async () => {
    const [victim, attacker] = [createCookieBrowser(), createCookieBrowser()]
    const stolen = new URL((await throughProvider(victim, 'ada')).location ?? '').searchParams.get('code') ?? ''
    const own = new URL((await throughProvider(attacker, 'rob')).location ?? '')
    own.searchParams.set('code', stolen)
    const answer = new URL((await attacker.get(own.href)).location ?? '').searchParams
    expect([answer.get('code'), answer.get('error')]).toEqual([null, 'invalid_request'])
  })

  it('sends by domain to the provider, and unknown domains to the page for everybody', async () => {
    const known = await createCookieBrowser().get(authorizeUrl({ idp_identifier: domain }))
    expect(known.location).toContain(idp.issuer)
    const unknown = await createCookieBrowser().get(authorizeUrl({ idp_identifier: 'nowhere.test' }))
    expect(unknown.location).toContain(`${origin}/login-ui/?`)
    const odd = await createCookieBrowser().get(authorizeUrl({ identity_provider: '"><script>' }))
    expect(new URL(odd.location ?? '').searchParams.get('error')).toBe('invalid_request')
  })

  it('ends what is under way when it is turned off', async () => {
    const browser = createCookieBrowser()
    const page = await throughProvider(browser, 'ada')
    const off = await t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=false', { as: admin })
    expect(off.status).toBe(200)
    expect((await backToApp(browser, page)).get('code')).toBeNull()
    await expect(t.signIn(company.users.recruiter.email)).resolves.toBeTruthy()
    const on = await t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=true', { as: admin })
    expect(on.status).toBe(200)
  })
})
