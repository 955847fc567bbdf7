import { routes, type AccessQuery, type AppId, type Link, type TemplateId } from '@tabard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { changeApplication } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId
let otherAppId: AppId
let templateId: TemplateId

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
  otherAppId = await makeApplication(t, recruiter, company)
  templateId = Object.keys((await t.call(routes.listTemplates, { as: recruiter })).value)[0] ?? ''
})
afterAll(() => t.close())

const access = async (query: Omit<AccessQuery, 'singleApplication'>): Promise<Credentials> =>
  bySignature(
    (await t.call(routes.getAccess, { as: recruiter, query: { ...query, singleApplication: appId } })).value
      .accessToken,
  )
const share = async (downloading: boolean, id = appId): Promise<Link> => {
  const body = { name: 'A link', expiry: Math.floor(Date.now() / 1000) + 86_400, downloading }
  return (await t.call(routes.createLink, { as: recruiter, params: { appId: id }, body })).value
}
const visit = async (link: Link): Promise<Credentials> =>
  bySignature((await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })).value.accessToken)

/** Calls about one application in which everything is right except, perhaps, the caller. */
const asks: Record<string, (as: Credentials, id: AppId) => Promise<{ status: number }>> = {
  getApplication: (as, id) => t.call(routes.getApplication, { as, params: { appId: id } }),
  getApplicationBundle: (as, id) => t.call(routes.getApplicationBundle, { as, params: { appId: id } }),
  createOutput: (as, id) =>
    t.call(routes.createOutput, {
      as,
      params: { appId: id },
      body: { fileName: 'cv', pdfB64: Buffer.from('%PDF-1.7 x').toString('base64') },
    }),
  updateApplication: (as, id) =>
    t.call(routes.updateApplication, { as, params: { appId: id }, body: { update: { headline: 'x' } } }),
  newStatus: (as, id) =>
    t.call(routes.actOnApplication, {
      as,
      params: { appId: id },
      query: { updateType: 'newStatus', newStatus: 'ready' },
    }),
  listVersions: (as, id) => t.call(routes.listVersions, { as, params: { appId: id } }),
  listLinks: (as, id) => t.call(routes.listLinks, { as, params: { appId: id } }),
  createLink: (as, id) =>
    t.call(routes.createLink, { as, params: { appId: id }, body: { name: 'x', expiry: 4_000_000_000 } }),
  getFiles: (as, id) => t.call(routes.getFiles, { as, params: { appId: id } }),
  listOutputs: (as, id) => t.call(routes.listOutputs, { as, params: { appId: id } }),
  createFile: (as, id) =>
    t.call(routes.createFile, {
      as,
      params: { appId: id },
      body: { designation: 'supporting', fileB64: Buffer.from('%PDF-1.7 x').toString('base64') },
    }),
  deleteApplication: (as, id) => t.call(routes.deleteApplication, { as, params: { appId: id } }),
}
const read = ['getApplication', 'getApplicationBundle']
const output = [...read, 'createOutput']
const write = [...read, 'updateApplication']
const all = [...write, 'newStatus', 'listVersions', 'createOutput', 'listLinks', 'createLink']

describe('a signature', () => {
  it.each<[string, () => Promise<Credentials>, readonly string[]]>([
    ['to view', () => access({ accessType: 'view' }), read],
    ['to edit', () => access({ accessType: 'edit' }), all],
    ['of a candidate who views', () => access({ accessType: 'view', userType: 'candidate' }), read],
    ['of a candidate who edits', () => access({ accessType: 'edit', userType: 'candidate' }), write],
    ['of a client', () => access({ accessType: 'edit', userType: 'client' }), output],
    ['of a link', async () => visit(await share(false)), read],
    ['of a link with downloading', async () => visit(await share(true)), output],
  ])('%s may do what it was given for and nothing else, with its own record and no other', async (_who, sign, may) => {
    const as = await sign()
    for (const [name, ask] of Object.entries(asks)) {
      expect([name, (await ask(as, appId)).status]).toEqual([name, may.includes(name) ? 200 : 403])
      expect([403, 404]).toContain((await ask(as, otherAppId)).status)
    }
    for (const route of [routes.findApplications, routes.listFolders] as const) {
      const answer = await t.call(route, { as })
      expect([answer.status, answer.error.error]).toEqual([403, 'navigation_denied'])
    }
  })

  it('names no field by which it sees more than the template prints', async () => {
    const templates = Object.values((await t.call(routes.listTemplates, { as: recruiter })).value)
    const [open, closed] = [templates[0]?.template_id ?? '', templates[1]?.template_id ?? '']
    const content = [{ insert: { tag: 'city' } }, { insert: '\n' }]
    const update = {
      emailAddress: 'secret@mail.example',
      freeText: [{ id: 'a', title: '', kind: 'other' as const, content }],
    }
    await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body: { update } })
    const db = companyDb(t.gateway.context.store, company.companyId)
    await changeApplication(db, appId, { misc_data: { tags: { city: 'Oslo', salary: 'secret' } } })
    const read = async (attributes: string) => {
      const query = attributes === '' ? {} : { attributes }
      return t.call(routes.getApplication, { as: await access({ accessType: 'view' }), params: { appId }, query })
    }
    for (const { template_id: id, design } of templates) {
      const header = { ...design.header, showContact: id === open }
      const change = { design: { ...design, header }, is_default: id === open }
      await db.scope.query(db.sql.updateTable('templates').set(change).where('id', '=', id))
    }
    const apply = (id: string) =>
      t.call(routes.actOnApplication, {
        as: recruiter,
        params: { appId },
        query: { updateType: 'apply_template', templateId: id },
      })
    await apply(closed)
    for (const attributes of ['', 'emailAddress', 'emailAddress,miscData,freeText', 'headshot,source,miscData']) {
      const answer = await read(attributes)
      expect(answer.status).toBe(200)
      expect(answer.text).not.toContain('secret')
    }
    expect((await read('miscData,freeText')).value.miscData).toEqual({ tags: { city: 'Oslo' } })
    await apply(open)
    expect((await read('emailAddress')).value.emailAddress).toBe('secret@mail.example')
  })

  it('is never wider than the role of who asked', async () => {
    const refused = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'edit', singleTemplate: templateId },
    })
    expect([refused.status, refused.error.error]).toEqual([403, 'forbidden'])
  })

  it('for a template opens it, no other and no application', async () => {
    const admin = await t.signIn(company.users.admin.email)
    const [, second = ''] = Object.keys((await t.call(routes.listTemplates, { as: admin })).value).filter(
      (id) => id !== templateId,
    )
    for (const accessType of ['view', 'edit'] as const) {
      const grant = await t.call(routes.getAccess, { as: admin, query: { accessType, singleTemplate: templateId } })
      expect(grant.status).toBe(200)
      const as = bySignature(grant.value.accessToken)
      for (const ask of Object.values(asks)) expect([403, 404]).toContain((await ask(as, appId)).status)
      expect((await t.call(routes.getTemplate, { as, params: { templateId } })).status).toBe(200)
      expect((await t.call(routes.getTemplate, { as, params: { templateId: second } })).status).toBe(404)
      expect((await t.call(routes.refreshToken, { as: { authorization: grant.value.refreshToken } })).status).toBe(200)
    }
  })

  it('is for one record of the company', async () => {
    const ask = (query: AccessQuery) => t.call(routes.getAccess, { as: recruiter, query })
    const both = { accessType: 'view' as const, singleApplication: appId, singleTemplate: templateId }
    expect((await ask(both)).status).toBe(400)
    expect((await ask({ accessType: 'view' })).status).toBe(400)
    const other = await t.company('Other Company')
    const admin = await t.signIn(other.users.admin.email)
    const [foreign = ''] = Object.keys((await t.call(routes.listTemplates, { as: admin })).value)
    expect((await ask({ accessType: 'view', singleTemplate: foreign })).status).toBe(404)
    const wrong = { accessType: 'view', userType: 'admin', singleApplication: appId } as unknown as AccessQuery
    expect((await ask(wrong)).status).toBe(400)
  })
})

describe('a link', () => {
  let link: Link
  beforeEach(async () => {
    link = await share(true)
  })

  it('that is closed while it is used ends with the next call', async () => {
    const as = await visit(link)
    const calls = () =>
      Promise.all(
        Array.from({ length: 10 }, () =>
          t.call(routes.getApplication, { as, params: { appId } }).then((a) => a.status),
        ),
      )
    expect(new Set(await calls())).toEqual(new Set([200]))
    const params = { linkId: link.linkId }
    const [during] = await Promise.all([
      calls(),
      t.call(routes.updateLink, { as: recruiter, params, body: { closed: true } }),
    ])
    for (const status of during) expect([200, 401]).toContain(status)
    expect(new Set(await calls())).toEqual(new Set([401]))
  })

  it('ends with its application', async () => {
    const gone = await makeApplication(t, recruiter, company)
    const its = await share(false, gone)
    const grant = (await t.call(routes.exchangeShortLink, { params: { shortId: its.shortId } })).value
    const as = bySignature(grant.accessToken)
    expect((await asks['getApplication']?.(as, gone))?.status).toBe(200)
    await t.call(routes.deleteApplication, { as: recruiter, params: { appId: gone } })
    expect((await asks['getApplication']?.(as, gone))?.status).toBe(401)
    expect((await t.call(routes.exchangeShortLink, { params: { shortId: its.shortId } })).error.error).toBe(
      'link_not_found',
    )
    expect((await t.call(routes.refreshToken, { as: { authorization: grant.refreshToken } })).status).toBe(401)
    expect((await t.call(routes.updateLink, { as: recruiter, params: { linkId: its.linkId }, body: {} })).status).toBe(
      404,
    )
  })

  it('tells each address once, and only real ones', async () => {
    const params = { linkId: link.linkId }
    const change = (updateEmails: string[]) =>
      t.call(routes.updateLink, { as: recruiter, params, body: { updateEmails } })
    expect((await change(['Ada@x.example', 'ada@x.example', 'b@x.example'])).value.updateEmails).toHaveLength(2)
    for (const wrong of ['x', 'a@x.example, b@x.example', 'a@x.example\r\nBcc: b@x.example', '<a@x.example>'])
      expect((await change([wrong])).status).toBe(400)
    expect((await change(Array.from({ length: 21 }, (_, index) => `a${index}@x.example`))).status).toBe(400)
  })

  it('may be changed in its name and what it allows, and in nothing else', async () => {
    const address = `/links-api/links/${link.linkId.replaceAll('_', '/')}`
    for (const body of [
      { expiry: 4_000_000_000 },
      { shortId: 'aaaaaaaaaaaaaaaa' },
      { application_id: otherAppId },
      { company_id: 'x' },
      { revoked_at: null },
      { closed: false },
    ])
      expect((await t.request('PATCH', address, { as: recruiter, body })).status).toBe(400)
  })
})
