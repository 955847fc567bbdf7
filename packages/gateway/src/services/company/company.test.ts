import { errorWords, routes, type ClientUpdates } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateRules } from '../../http/rate-limit.ts'
import { changeCompany } from '../../store/companies.ts'
import { systemDb } from '../../store/db.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { readLetter, temporaryPasswordOf } from '#test/support/read-letters.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let admin: Credentials
let recruiter: Credentials
let brandEditor: Credentials

beforeAll(async () => {
  t = await startGateway({ rateRules: { ...rateRules, newCompany: { burst: 1000, perSecond: 10 } } })
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  recruiter = await t.signIn(ours.users.recruiter.email)
  brandEditor = await t.signIn(ours.users.brandEditor.email)
})
afterAll(() => t.close())

describe('opening a company', () => {
  it('gives it templates, a folder and an admin who is invited by mail', async () => {
    const email = 'first.admin@contoso.test'
    const body = { clientName: 'Contoso People', clientSubdomain: 'Contoso', name: 'Ada Contoso', email }
    const made = await t.call(routes.createClient, { body })
    expect([made.status, made.value.subdomain]).toEqual([200, 'contoso'])
    const letter = (await readLetter(t, email)) ?? ''
    expect(letter).toContain('/confirmaccount')
    // Whoever opened it may be anybody: none of their words travels in our letter.
    expect(letter).not.toContain('Contoso People')
    expect(await t.gateway.directory.find(email)).toMatchObject({ mustChangePassword: true })
    const password = await temporaryPasswordOf(t, email)
    expect(password).not.toBe('')
    const { userId } = (await t.gateway.directory.find(email)) ?? { userId: '' }
    const user = { kind: 'user' as const, userId, companyId: made.value.id, role: 'admin' as const }
    const { context } = t.gateway
    const db = context.store.asCompany(user.companyId)
    const rows = await Promise.all([
      db.query(context.store.sql.selectFrom('templates').select('id')),
      db.query(context.store.sql.selectFrom('folders').select('name')),
      db.query(context.store.sql.selectFrom('users').select('user_role')),
      db.query(context.store.sql.selectFrom('audit').select('action')),
    ])
    expect(rows[0].length).toBeGreaterThan(2)
    expect(rows.slice(1, 3)).toEqual([[{ name: 'First folder' }], [{ user_role: 'admin' }]])
    expect(rows[3].map((row) => ('action' in row ? row.action : ''))).toEqual(['company-created', 'user-invited'])
  })

  it('takes the two fields of the specification alone', async () => {
    const body = { clientName: 'Plain', clientSubdomain: 'plain-and-simple' }
    expect((await t.call(routes.createClient, { body })).value).toMatchObject({ clientName: 'Plain' })
  })

  it('answers alike for an address that has an account, and tells that address alone', async () => {
    const email = ours.users.admin.email
    const body = { clientName: 'Mimicry', clientSubdomain: 'mimicry', email }
    const answer = await t.call(routes.createClient, { body })
    expect([answer.status, Object.keys(answer.value)]).toEqual([200, ['id', 'clientName', 'subdomain']])
    expect(await readLetter(t, email)).toContain('has an account already')
    expect((await t.gateway.directory.find(email))?.attributes['custom:companyId']).toBe(ours.companyId)
  })

  it('refuses names that are taken or read like one that is', async () => {
    const open = async (clientSubdomain: string) =>
      (await t.call(routes.createClient, { body: { clientName: 'X', clientSubdomain } })).error?.error
    await open('summerhill')
    for (const name of ['summerhill', 'SUMMERHILL', 'surnmerhill', 'summer-hill', 'summerhi11']) {
      expect([name, await open(name)]).toEqual([name, 'subdomain_taken'])
    }
    for (const name of [
      'www',
      'admin',
      'adm1n',
      'log-in',
      'l0gin',
      'tabard',
      'my-tabard-team',
      'candidates',
      'api1'.slice(0, 3),
    ]) {
      expect([name, await open(name)]).toEqual([name, 'subdomain_not_allowed'])
    }
    for (const name of ['a', '-a-b', 'a_b', 'a.b', 'xn--80ak6aa92e', 'ünder', 'a'.repeat(64), '']) {
      expect([name, await open(name)]).toEqual([name, 'bad_request'])
    }
  })

  it('takes no options, limits or id from whoever sends them', async () => {
    for (const extra of [
      { options: { customSubdomain: true } },
      { limits: {} },
      { id: ours.companyId },
      { ssoEnabled: true },
    ]) {
      const body = { clientName: 'X', clientSubdomain: 'extra-fields', ...extra }
      expect((await t.request('POST', '/api/clients', { body })).status).toBe(400)
    }
  })

  it('is for a few an hour from one address, and needs the captcha where there is one', async () => {
    const strict = await startGateway({
      config: { captcha: { provider: 'altcha', siteKey: '', secret: '' } },
    })
    try {
      const body = { clientName: 'X', clientSubdomain: 'no-captcha' }
      const answers = []
      for (let n = 0; n < 6; n += 1) answers.push((await open(strict, body)).error.error)
      expect(answers).toEqual([...Array.from({ length: 5 }, () => 'captcha_failed'), 'rate_limited'])
    } finally {
      await strict.close()
    }
  })
})

const open = (on: TestGateway, body: { clientName: string; clientSubdomain: string }) =>
  on.call(routes.createClient, { body })

describe("the company's record", () => {
  it('holds what the specification names, and the features that are on', async () => {
    const { value } = await t.call(routes.getClient, { as: recruiter })
    expect(value).toMatchObject({
      id: ours.companyId,
      name: 'Ours',
      clientName: 'Ours',
      ssoEnabled: false,
      numberRoles: 1,
      identifier: false,
      language: 'en',
      customTags: [],
      features: {
        textFormatterAiOptions: true,
        jobDescription: true,
        customSubdomain: false,
        fullJobDescription: false,
      },
    })
    expect(value.team.map((member) => member.userRole).sort()).toEqual(['admin', 'brandEditor', 'recruiter'])
  })

  it('leaves out what costs something where other attributes are named', async () => {
    const { value } = await t.call(routes.getClient, { as: recruiter, query: { attributes: 'name,numberRoles' } })
    expect([value.name, value.numberRoles, value.team]).toEqual(['Ours', 1, []])
  })
})

describe('changing the company', () => {
  const branding: ClientUpdates = {
    branding: { font: 'Figtree', colors: { primary: '#102030' } },
    brandColors: ['#102030', '#aabbcc'],
  }
  const settings: ClientUpdates = { clientName: 'Ours Renamed', language: 'de', identifier: true }

  it('answers the whole record, or the changes alone', async () => {
    const whole = await t.call(routes.updateClient, { as: admin, body: { updates: { ...branding, ...settings } } })
    expect(whole.value).toMatchObject({ clientName: 'Ours Renamed', language: 'de', identifier: true, numberRoles: 1 })
    expect(whole.value.branding).toMatchObject({
      font: 'Figtree',
      headingFont: 'Inter',
      colors: { primary: '#102030' },
    })
    const back: ClientUpdates = { clientName: 'Ours', language: 'en', identifier: false }
    const some = await t.call(routes.updateClient, { as: admin, body: { updates: back, changesOnly: true } })
    expect(some.value).toEqual({ ...back, name: 'Ours' })
  })

  it.each([
    ['admin', branding, 200],
    ['admin', settings, 200],
    ['brandEditor', branding, 200],
    ['brandEditor', settings, 403],
    ['brandEditor', { ...branding, ...settings }, 403],
    ['recruiter', branding, 403],
    ['recruiter', settings, 403],
  ] as const)('by the role table: %s %o -> %i', async (role, updates, status) => {
    const as = { admin, brandEditor, recruiter }[role]
    expect((await t.call(routes.updateClient, { as, body: { updates } })).status).toBe(status)
    await t.call(routes.updateClient, { as: admin, body: { updates: { clientName: 'Ours' } } })
  })

  it('never touches options, limits, single sign-on, the id or whether it is disabled', async () => {
    const before = (await t.call(routes.getClient, { as: admin })).value
    for (const field of [
      'options',
      'limits',
      'ssoEnabled',
      'disabled',
      'id',
      'companyId',
      'subdomain',
      'customTags',
      'team',
      'stats',
      'body',
      'demo',
    ]) {
      const body = { updates: { [field]: field === 'ssoEnabled' ? true : {} } }
      expect((await t.request('PATCH', '/api/clients', { as: admin, body })).status).toBe(400)
    }
    const raw = '{"updates":{"__proto__":{"options":{"customSubdomain":true}}}}'
    expect((await t.request('PATCH', '/api/clients', { as: admin, body: raw })).status).toBe(400)
    const colour = { updates: { brandColors: ['red;background:url(//x)'] } }
    expect((await t.request('PATCH', '/api/clients', { as: admin, body: colour })).status).toBe(400)
    expect((await t.call(routes.getClient, { as: admin })).value).toMatchObject({
      options: before.options,
      limits: before.limits,
      ssoEnabled: false,
    })
  })

  it('makes a logo that is there the current one, and no other', async () => {
    const sharp = (await import('sharp')).default
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    for (const fileName of ['one.png', 'two.png']) {
      const body = { fileB64: png.toString('base64'), fileType: 'image/png', fileName, setAsCurrent: true }
      await t.call(routes.createLogo, { as: admin, body })
    }
    const switched = await t.call(routes.updateClient, { as: brandEditor, body: { updates: { logoName: 'one.png' } } })
    expect(switched.value.logoName).toBe('one.png')
    const none = await t.call(routes.updateClient, { as: brandEditor, body: { updates: { logoName: 'three.png' } } })
    expect(none.error.error).toBe('not_found')
  })
})

describe('one change at a time', () => {
  it('adds, changes and removes a custom tag', async () => {
    const tag = { updateType: 'customTag', tag: 'client-ref', tagName: 'Client reference', tagType: 'text' } as const
    const added = await t.call(routes.actOnClient, { as: admin, query: tag })
    expect(added.value.customTags).toEqual([{ tag: tag.tag, tagName: tag.tagName, tagType: tag.tagType }])
    const changed = await t.call(routes.actOnClient, { as: admin, query: { ...tag, tagName: 'Reference' } })
    expect(changed.value.customTags).toEqual([{ tag: tag.tag, tagName: 'Reference', tagType: tag.tagType }])
    const removed = { updateType: 'customTag', tag: tag.tag, remove: true } as const
    expect((await t.call(routes.actOnClient, { as: admin, query: removed })).value.customTags).toEqual([])
    expect((await t.call(routes.actOnClient, { as: admin, query: removed })).error.error).toBe('not_found')
  })

  it('keeps which documents a platform is given', async () => {
    const path = '/api/clients?updateType=integrationFieldMappings&platform=bullhorn&export_types=pdf,docx'
    expect((await t.request('PUT', path, { as: admin })).status).toBe(200)
    const { value } = await t.call(routes.getClient, { as: recruiter })
    expect(value.integration.field_mappings).toEqual([{ platform: 'bullhorn', export_types: ['pdf', 'docx'] }])
  })

  it('sets the language to one we have', async () => {
    const query = { updateType: 'language', language: 'nl' } as const
    expect((await t.call(routes.actOnClient, { as: admin, query })).value.language).toBe('nl')
    expect((await t.request('PUT', '/api/clients?updateType=language&language=xx', { as: admin })).status).toBe(400)
  })

  it('moves to another subdomain where the company has that feature', async () => {
    const query = { updateType: 'subdomain', subdomain: 'our-own-name' } as const
    const off = await t.call(routes.actOnClient, { as: admin, query })
    expect([off.status, off.error.error]).toEqual([403, 'feature_off'])
    await changeCompany(systemDb(t.gateway.context.store), ours.companyId, { options: { customSubdomain: true } })
    expect((await t.call(routes.actOnClient, { as: admin, query })).value.subdomain).toBe('our-own-name')
    await t.call(routes.createClient, { body: { clientName: 'X', clientSubdomain: 'elsewhere' } })
    const taken = { ...query, subdomain: 'e1sewhere' }
    expect((await t.call(routes.actOnClient, { as: admin, query: taken })).error.error).toBe('subdomain_taken')
    const reserved = { ...query, subdomain: 'support' }
    expect((await t.call(routes.actOnClient, { as: admin, query: reserved })).error.error).toBe('subdomain_not_allowed')
  })

  it('is for who may write settings, and says whose company and user are meant', async () => {
    const query = { updateType: 'language', language: 'en' } as const
    for (const as of [recruiter, brandEditor]) {
      expect((await t.call(routes.actOnClient, { as, query })).status).toBe(403)
    }
    const told = { ...query, clientName: 'Ours', userId: ours.users.admin.userId }
    expect((await t.call(routes.actOnClient, { as: admin, query: told })).status).toBe(200)
    for (const wrong of [{ clientName: 'Theirs' }, { userId: theirs.users.admin.userId }]) {
      expect((await t.call(routes.actOnClient, { as: admin, query: { ...query, ...wrong } })).status).toBe(404)
    }
  })
})

describe('a key for a server of the company', () => {
  it('is shown once, opens the public calls, and can be withdrawn', async () => {
    const made = await t.call(routes.createApiKey, { as: admin, body: { name: 'Vincere bridge' } })
    const { keyId, secret } = made.value
    const as = { 'x-api-key': keyId, 'x-api-secret': secret }
    const client = await t.call(routes.getPublicClient, { as })
    expect(client.value).toMatchObject({ id: ours.companyId, clientName: 'Ours' })
    expect(Object.keys(client.value)).not.toEqual(expect.arrayContaining(['team']))
    for (const field of ['options', 'limits', 'team', 'stats', 'customTags'])
      expect(client.value).not.toHaveProperty(field)
    const named = await t.call(routes.getPublicClient, { as, query: { attributes: 'clientName,team,options' } })
    expect(named.value).toEqual({ id: ours.companyId, clientName: 'Ours' })
    const list = await t.call(routes.listApiKeys, { as: admin })
    expect(list.value.keys).toMatchObject([{ keyId, name: 'Vincere bridge', revokedTime: null }])
    expect(list.value.keys[0]?.lastUsedTime).toBeGreaterThan(0)
    expect(list.text).not.toContain(secret)
    const dump = JSON.stringify(
      await t.gateway.context.store.asSystem().query(t.gateway.context.store.sql.selectFrom('api_keys').selectAll()),
    )
    expect(dump).not.toContain(secret)
    expect((await t.call(routes.revokeApiKey, { as: admin, query: { keyId } })).value).toEqual({ keyId })
    expect((await t.call(routes.getPublicClient, { as })).error.error).toBe('api_key_invalid')
    expect((await t.call(routes.revokeApiKey, { as: admin, query: { keyId } })).error.error).toBe('not_found')
  })

  it('says what is missing', async () => {
    const { keyId, secret } = (await t.call(routes.createApiKey, { as: admin, body: { name: 'Second' } })).value
    const cases = [
      [{}, 'no_api_key', 'No api-key configured'],
      [{ 'x-api-secret': secret }, 'no_api_key', 'No api-key configured'],
      [{ 'x-api-key': keyId }, 'no_credentials', 'No credentials'],
      [{ 'x-api-key': keyId, 'x-api-secret': `${secret}x` }, 'api_key_invalid', errorWords.en.api_key_invalid],
      [{ 'x-api-key': 'key-unknown', 'x-api-secret': secret }, 'api_key_invalid', errorWords.en.api_key_invalid],
      [{ 'x-api-key': "' or 1=1 --", 'x-api-secret': secret }, 'api_key_invalid', errorWords.en.api_key_invalid],
    ] as const
    for (const [as, code, text] of cases) {
      const answer = await t.call(routes.getPublicClient, { as })
      expect([answer.status, answer.error.error, answer.error.message]).toEqual([401, code, text])
    }
    expect((await t.call(routes.getClient, { as: { 'x-api-key': keyId, 'x-api-secret': secret } })).status).toBe(401)
  })

  it("is an admin's to make and to withdraw, and not another company's", async () => {
    const { keyId } = (await t.call(routes.createApiKey, { as: admin, body: { name: 'Third' } })).value
    for (const as of [recruiter, brandEditor]) {
      expect((await t.call(routes.createApiKey, { as, body: { name: 'X' } })).status).toBe(403)
      expect((await t.call(routes.listApiKeys, { as })).status).toBe(403)
      expect((await t.call(routes.revokeApiKey, { as, query: { keyId } })).status).toBe(403)
    }
    const foreign = await t.signIn(theirs.users.admin.email)
    expect((await t.call(routes.revokeApiKey, { as: foreign, query: { keyId } })).status).toBe(404)
    expect((await t.call(routes.listApiKeys, { as: foreign })).value.keys).toEqual([])
  })

  it('comes in twenty at most', async () => {
    const last = await t.company('Collectors')
    const as = await t.signIn(last.users.admin.email)
    for (let n = 0; n < 20; n += 1) await t.call(routes.createApiKey, { as, body: { name: `Key ${n}` } })
    expect((await t.call(routes.createApiKey, { as, body: { name: 'One more' } })).error.error).toBe('too_many')
  })
})

describe('who may come in', () => {
  it('is nobody of a disabled company, in its own words or the usual ones', async () => {
    const closed = await t.company('Closed')
    const as = await t.signIn(closed.users.admin.email)
    const key = (await t.call(routes.createApiKey, { as, body: { name: 'Key' } })).value
    const byKey = { 'x-api-key': key.keyId, 'x-api-secret': key.secret }
    const appId = await makeApplication(t, as, closed)
    const draft = { name: 'A link', expiry: 4_000_000_000 }
    const { shortId } = (await t.call(routes.createLink, { as, params: { appId }, body: draft })).value
    const grant = (await t.call(routes.exchangeShortLink, { params: { shortId } })).value
    const visitor = bySignature(grant.accessToken)
    const db = systemDb(t.gateway.context.store)
    await changeCompany(db, closed.companyId, { disabled: true })
    const knock = async () => [
      await t.call(routes.getClient, { as }),
      await t.call(routes.getPublicClient, { as: byKey }),
      await t.call(routes.getApplication, { as: visitor, params: { appId } }),
      await t.call(routes.exchangeShortLink, { params: { shortId } }),
      await t.call(routes.refreshToken, { as: { authorization: grant.refreshToken } }),
    ]
    for (const answer of await knock()) {
      expect([answer.status, answer.error.message]).toEqual([423, 'Access to this account has been disabled.'])
    }
    await changeCompany(db, closed.companyId, { disabled_message: 'Your trial has ended.' })
    for (const answer of await knock()) {
      expect([answer.status, answer.error.message]).toEqual([423, 'Your trial has ended.'])
    }
  })

  it('is beta users alone on the beta host', async () => {
    const host = { host: `beta.localhost:${new URL(t.url).port}` }
    const get = (as: Credentials) =>
      t.gateway.fetch(new Request(`${t.url}/api/clients`, { headers: { ...as, ...host } }))
    const refused = await get(recruiter)
    expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
      403,
      errorWords.en.beta_only,
    ])
    const { store } = t.gateway.context
    const row = store.sql.updateTable('users').set({ user_type: 'beta' }).where('id', '=', ours.users.recruiter.userId)
    await store.asCompany(ours.companyId).query(row)
    expect((await get(recruiter)).status).toBe(200)
  })

  it('is told what is missing', async () => {
    const only = { 'x-access-token': recruiter['x-access-token'] ?? '' }
    expect((await t.call(routes.getClient, { as: only })).error.message).toBe('No current user')
    expect((await t.call(routes.getClient, {})).error.message).toBe('No auth token specified')
  })
})
