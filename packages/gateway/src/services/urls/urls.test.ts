import { NO_EMAIL, readSignature, routes, type AppId } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { changeApplication } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'

const platform = 'vincere'
const externalId = 'candidate-4711'
let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let admin: Credentials
let byKey: Credentials
let appId: AppId
let otherAppId: AppId

beforeAll(async () => {
  t = await startGateway()
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  byKey = await keyOf(admin)
  appId = await makeApplication(t, admin, ours)
  otherAppId = await makeApplication(t, admin, ours)
  const ourDb = companyDb(t.gateway.context.store, ours.companyId)
  await changeApplication(ourDb, appId, { platform, external_id: externalId })
})
afterAll(() => t.close())

async function keyOf(as: Credentials): Promise<Credentials> {
  const { value } = await t.call(routes.createApiKey, { as, body: { name: 'Server' } })
  return { 'x-api-key': value.keyId, 'x-api-secret': value.secret }
}

describe('the address of a record we have', () => {
  it('is its page, signed for that one record and for the user of the applicant system', async () => {
    const query = { platform, externalId, externalUserId: 'u-17', externalClientId: 'c-3', clientId: ours.companyId }
    const { status, value } = await t.call(routes.getUrl, { as: byKey, query })
    expect(status).toBe(200)
    const url = new URL(value.url)
    expect(url.origin + url.pathname).toBe(`${t.url}/singlepageview/application/${appId}`)
    const sig = url.searchParams.get('sig') ?? ''
    const claims = readSignature(sig)
    expect(claims).toMatchObject({
      resource: { id: appId },
      navigationAllowed: false,
      rights: ['read', 'write', 'output'],
    })
    expect(claims?.uid).toMatch(/^[0-9a-f-]{36}_vincere_u-17$/)
    const as = bySignature(sig)
    expect((await t.call(routes.getApplication, { as, params: { appId } })).status).toBe(200)
    expect((await t.call(routes.getApplication, { as, params: { appId: otherAppId } })).status).toBe(404)
    expect((await t.call(routes.listUsers, { as })).status).toBe(403)
    expect((await t.call(routes.listLinks, { as, params: { appId } })).status).toBe(403)

    const { value: users } = await t.call(routes.listUsers, { as: admin, query: { userId: claims?.uid ?? '' } })
    expect(users.users[0]).toMatchObject({
      email: NO_EMAIL,
      platform,
      externalUserId: 'u-17',
      externalClientId: 'c-3',
      phone: '',
      displayName: '',
    })
    const again = await t.call(routes.getUrl, { as: byKey, query })
    expect(readSignature(new URL(again.value.url).searchParams.get('sig') ?? '')?.uid).toBe(claims?.uid)
    const client = await t.call(routes.getClient, { as: admin })
    expect(client.value.team).toHaveLength(3)
  })

  it('ends with its user, whom an admin may stop or remove', async () => {
    const query = { platform, externalId, externalUserId: 'u-18' }
    const sigOf = async () =>
      new URL((await t.call(routes.getUrl, { as: byKey, query })).value.url).searchParams.get('sig') ?? ''
    const sig = await sigOf()
    const open = async () => (await t.call(routes.getApplication, { as: bySignature(sig), params: { appId } })).status
    const userId = readSignature(sig)?.uid ?? ''
    await t.call(routes.updateUser, { as: admin, body: { userId, disabled: true } })
    expect(await open()).toBe(403)
    expect((await t.call(routes.getUrl, { as: byKey, query })).status).toBe(404)
    await t.call(routes.updateUser, { as: admin, body: { userId, disabled: false } })
    expect(await open()).toBe(200)
    const role = await t.call(routes.updateUser, { as: admin, body: { userId, userRole: 'admin' } })
    expect(role.error.error).toBe('bad_request')
    expect((await t.call(routes.deleteUser, { as: admin, query: { userId } })).status).toBe(200)
    expect(await open()).toBe(403)
  })

  it.each([
    ['digitalcv', 'singlepageview/digitalcv', ['read']],
    ['plain', 'singlepageview/plain', ['read']],
    ['candidate', 'candidate/application', ['read', 'write', 'output']],
  ] as const)('for %s is that page, with no more rights than it needs', async (endPoint, page, rights) => {
    const { value } = await t.call(routes.getUrl, { as: byKey, query: { platform, externalId, endPoint } })
    const url = new URL(value.url)
    expect(url.pathname).toBe(`/${page}/${appId}`)
    expect(readSignature(url.searchParams.get('sig') ?? '')?.rights).toEqual(rights)
  })

  it('may be framed by the pages its server names, and by nobody else', async () => {
    const query = { platform, externalId, origins: 'https://app.vincere.example,https://other.example' }
    const url = new URL((await t.call(routes.getUrl, { as: byKey, query })).value.url)
    const page = await fetch(url)
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' https://app.vincere.example https://other.example",
    )
    for (const origins of ['*', "https://x.example; script-src 'unsafe-inline'", 'javascript:alert(1)']) {
      expect((await t.call(routes.getUrl, { as: byKey, query: { ...query, origins } })).status).toBe(400)
    }
  })

  it('is made for a user of ours too', async () => {
    const userId = ours.users.recruiter.userId
    const { value } = await t.call(routes.getUrl, { as: byKey, query: { platform, externalId, userId } })
    expect(readSignature(new URL(value.url).searchParams.get('sig') ?? '')?.uid).toBe(userId)
  })
})

describe('the address of a record we do not have', () => {
  it('is the entry point with what was told, unsigned', async () => {
    const query = { platform, externalId: 'nobody', externalUserId: 'u-17', extras: 'a=1&b=<2>' }
    const { value } = await t.call(routes.getUrl, { as: byKey, query })
    const url = new URL(value.url)
    expect(url.origin + url.pathname).toBe(`${t.url}/entrypoint/application`)
    expect(Object.fromEntries(url.searchParams)).toEqual(query)
  })

  it("is the same for another company's record, and a foreign company or user is not there", async () => {
    const foreign = await keyOf(await t.signIn(theirs.users.admin.email))
    const { value } = await t.call(routes.getUrl, { as: foreign, query: { platform, externalId } })
    expect(new URL(value.url).pathname).toBe('/entrypoint/application')
    for (const query of [{ clientId: theirs.companyId }, { userId: theirs.users.admin.userId }]) {
      expect((await t.call(routes.getUrl, { as: byKey, query: { platform, externalId, ...query } })).status).toBe(404)
    }
  })
})

describe('the address without a secret', () => {
  it('never says whether we have the record', async () => {
    const ask = async (query: object) => {
      const { value } = await t.call(routes.getPublicUrl, { query })
      return value.url
    }
    const known = await ask({ platform, externalId, clientId: ours.companyId, endPoint: 'digitalcv' })
    const unknown = await ask({
      platform,
      externalId: 'candidate-0000',
      clientId: ours.companyId,
      endPoint: 'digitalcv',
    })
    expect(known).toBe(unknown.replace('candidate-0000', externalId))
    expect(new URL(known).pathname).toBe('/entrypoint/custom/vincere/digitalcv')
    expect(known).not.toContain('sig=')
    expect(new URL(await ask({})).pathname).toBe('/entrypoint/application')
  })

  it('leads nowhere but to our own pages', async () => {
    for (const query of [
      'endPoint=..%2F..%2Fevil',
      'endPoint=__proto__',
      'platform=..%2Fevil',
      'platform=%2F%2Fevil.example',
      'redirect=https://evil.example',
      'sig=a.b.c',
      'externalUserId=a%0d%0ab',
    ]) {
      expect((await t.request('GET', `/custom-public/urls?${query}`)).status).toBe(400)
      expect((await t.request('GET', `/public/urls?${query}`, { as: byKey })).status).toBe(400)
    }
  })
})
