import { routes, type AppId } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { rateRules } from './http/rate-limit.ts'
import { changeApplication } from './store/applications.ts'
import { changeCompany } from './store/companies.ts'
import { companyDb, systemDb } from './store/db.ts'

let nowMs = Date.now()
let t: TestGateway
let company: SeededCompany
let admin: Credentials
let recruiter: Credentials
let appId: AppId

beforeAll(async () => {
  t = await startGateway({ clock: { now: () => nowMs } })
  company = await t.company('Northwind Talent')
  admin = await t.signIn(company.users.admin.email)
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
})
afterAll(() => t.close())

describe('a domain of others', () => {
  const claim = (as: Credentials, domain: string) =>
    t.request('PUT', '/api/clients?updateType=enableSSO&enableSSO=false', {
      as,
      body: { issuer: 'https://login.attacker.example', clientId: 'x', domains: [domain] },
    })

  it('is not claimed by inviting somebody there who never came', async () => {
    const invited = await t.call(routes.createUser, {
      as: admin,
      body: { email: 'chief@victim.test', name: 'Chief', userRole: 'admin' },
    })
    expect(invited.status).toBe(200)
    expect((await claim(admin, 'victim.test')).error.error).toBe('sso_domain_refused')
  })

  it('is not kept from its company by inviting somebody of it either', async () => {
    const victim = await t.company('Victim')
    const domain = `${victim.companyId}.test`
    const body = { email: `chief@${domain}`, name: 'Chief', userRole: 'recruiter' as const }
    expect((await t.call(routes.createUser, { as: admin, body })).status).toBe(200)
    expect((await claim(await t.signIn(victim.users.admin.email), domain)).status).toBe(200)
    expect((await claim(admin, domain)).error.error).toBe('sso_domain_refused')
  })
})

describe('a flood', () => {
  const floods = async (ask: () => Promise<{ status: number; headers: Headers }>, most: number) => {
    for (let n = 0; n < most; n += 1) expect((await ask()).status).not.toBe(429)
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  const few = { burst: 2, perSecond: 0.1 }

  it('at the hosted sign-in is turned away, whatever the method', async () => {
    const own = await startGateway({ rateRules: { ...rateRules, signIn: few } })
    await floods(() => own.request('HEAD', '/oauth2/authorize?client_id=tabardhostapp'), 2)
    await own.close()
  })

  it.each([
    ['GET', '/oauth2/userInfo'],
    ['POST', '/oauth2/revoke'],
    ['GET', '/login-ui/'],
    ['GET', '/logout'],
    ['GET', '/downloads/AAAA'],
  ])('of %s %s is turned away', async (method, path) => {
    const own = await startGateway({ rateRules: { ...rateRules, address: few } })
    await floods(() => own.request(method, path, { headers: { authorization: 'Bearer x.y.z' } }), 2)
    await own.close()
  })

  it('from the many addresses of one IPv6 network is one flood', async () => {
    const own = await startGateway({ rateRules: { ...rateRules, exchange: few }, config: { trustedProxies: 1 } })
    let n = 0
    const from = (address: () => string) => () =>
      own.request('GET', '/links-api/short/AAAAAAAAAAAAAAAA', { headers: { 'x-forwarded-for': address() } })
    await floods(
      from(() => `2001:db8:7:9::${(n += 1).toString(16)}`),
      2,
    )
    expect((await from(() => '2001:db8:7:a::1')()).status).toBe(404)
    expect((await from(() => '::ffff:203.0.113.7')()).status).toBe(404)
    expect((await from(() => '203.0.113.7')()).status).toBe(404)
    expect((await from(() => '203.0.113.7:49152')()).status).toBe(429)
    expect((await from(() => '[2001:db8:7:9::ff]:443')()).status).toBe(429)
    await own.close()
  })

  it('of a link’s visitor does not use up what its company may do in a day', async () => {
    const own = await startGateway({
      rateRules: { ...rateRules, output: rateRules.read, costly: rateRules.read },
    })
    const target = await own.company()
    const as = await own.signIn(target.users.recruiter.email)
    const params = { appId: await makeApplication(own, as, target) }
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const link = await own.call(routes.createLink, { as, params, body: { name: 'A', expiry, downloading: true } })
    const grant = await own.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
    const body = { fileName: 'cv.pdf', pdfB64: Buffer.from('%PDF-1.7 words').toString('base64') }
    const keep = (by: Credentials) => own.call(routes.createOutput, { as: by, params, body })
    await floods(() => keep(bySignature(grant.value.accessToken)), 50)
    expect((await keep(as)).status).toBe(200)
    await own.close()
  })

  it('is not seen in a clock that is set back', async () => {
    nowMs += 3_600_000
    expect((await t.request('GET', '/links-api/short/AAAAAAAAAAAAAAAA')).status).toBe(404)
    nowMs -= 3_600_000
    expect((await t.request('GET', '/links-api/short/AAAAAAAAAAAAAAAA')).status).toBe(404)
  })

  it('of visits makes no flood of letters', async () => {
    const { store } = t.gateway.context
    await changeCompany(systemDb(store), company.companyId, { limits: { lettersPerDay: 3 } })
    const expiry = Math.floor(nowMs / 1000) + 3600
    for (const name of ['A', 'B', 'C']) {
      const body = { name, expiry, updateEmails: [`one@${name}.example`, `two@${name}.example`] }
      const link = await t.call(routes.createLink, { as: recruiter, params: { appId }, body })
      const grant = await t.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
      const as = { ...bySignature(grant.value.accessToken), 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' }
      const view = await t.call(routes.recordView, { as, params: { sessionId: `session-${name}` }, body: {} })
      expect(view.value).toEqual({ counted: true })
    }
    await changeCompany(systemDb(store), company.companyId, { limits: {} })
    const { rows } = await store.execute(`select count(*)::integer as n from mail_outbox where kind = 'link-opened'`)
    expect(rows[0]?.['n']).toBe(2)
  })

  it('of sign-ins that nobody made is not written down', async () => {
    const body = { email: 'a@b.test', name: 'A', action: 'logged in' as const }
    const statuses: number[] = []
    for (let n = 0; n < 30; n += 1) statuses.push((await t.call(routes.trackLogin, { as: recruiter, body })).status)
    expect(statuses.slice(0, 10).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a page that embeds one record', () => {
  const embed = () =>
    t.call(routes.getAccess, { as: recruiter, query: { accessType: 'edit', singleApplication: appId } })

  it('goes on renewing what was given after others were withdrawn', async () => {
    await t.call(routes.withdrawSignatures, { as: recruiter })
    nowMs += 2_000
    const { value } = await embed()
    expect((await t.call(routes.refreshToken, { as: { authorization: value.refreshToken } })).status).toBe(200)
  })

  it('looks up nobody of the applicant system but who its record or its user is of', async () => {
    const { store } = t.gateway.context
    const change = { platform: 'bullhorn', external_id: '4711', external_user_id: '77' }
    await changeApplication(companyDb(store, company.companyId), appId, change)
    const as = bySignature((await embed()).value.accessToken)
    const ask = async (externalUserId?: string) => {
      const more = externalUserId === undefined ? {} : { externalUserId }
      return (await t.call(routes.getUserDetails, { as, body: { platform: 'bullhorn', ...more } })).error.error
    }
    expect(await ask('1')).toBe('not_found')
    expect(await ask('77')).toBe('integration_not_connected')
    expect(await ask()).toBe('integration_not_connected')
  })
})
