import { routes, type ApplicationMap, type UploadBody, type UploadQuery } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { whenRead } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { docxFile } from '#test/support/cv-files.ts'
import { changeCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { newId } from '../new-id.ts'

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())

const cv = (name: string) =>
  Buffer.from(
    docxFile([
      { style: 'name', text: name },
      { style: 'text', text: 'Counts things.' },
    ]),
  ).toString('base64')
const upload = (query: UploadQuery, body: UploadBody, as = recruiter) =>
  t.call(routes.createApplication, { as, query, body })
const only = (map: ApplicationMap) => {
  const [one] = Object.values(map)
  if (!one || Object.keys(map).length !== 1) throw new Error('Not one application')
  return one
}
const find = (query: Parameters<typeof t.call<typeof routes.findApplications>>[1] = {}) =>
  t.call(routes.findApplications, { as: recruiter, ...query })

describe('an upload', () => {
  it('keeps all that the query says of it', async () => {
    const templates = Object.keys((await t.call(routes.listTemplates, { as: recruiter })).value)
    const query = {
      cvType: 'shortlist',
      submittedBy: company.users.admin.userId,
      defaultTemplate: templates[1] ?? '',
      platform: 'bullhorn',
      externalClientId: 'corp-7',
      externalId: '4711',
      externalUserId: '42',
      folderId: company.folderId,
    }
    const made = only((await upload(query, { fileB64: cv('Ada Nobody'), fileName: 'Ada.docx' })).value)
    expect(made).toMatchObject({ template: templates[1], submittedBy: company.users.admin.userId })
    const read = await whenRead(t, recruiter, made.application_id)
    expect(read.source).toEqual({
      cvType: 'shortlist',
      platform: 'bullhorn',
      externalClientId: 'corp-7',
      externalId: '4711',
      externalUserId: '42',
      jobId: null,
    })
  })

  it('takes several CVs, and supporting documents to the first', async () => {
    const body = {
      fileB64: cv('First One'),
      files: [{ fileB64: cv('Second One'), fileName: 'second.docx' }],
      supportingDocuments: [{ fileB64: Buffer.from('%PDF-1.7 letter').toString('base64'), fileName: 'letter.pdf' }],
    }
    const ids = Object.keys((await upload({ folderId: company.folderId }, body)).value)
    expect(ids).toHaveLength(2)
    const files = await Promise.all(ids.map((appId) => t.call(routes.getFiles, { as: recruiter, params: { appId } })))
    expect(files.map(({ value }) => value.files.map((file) => file.designation).sort())).toEqual([
      ['original', 'supporting'],
      ['original'],
    ])
    for (const id of ids) await whenRead(t, recruiter, id)
  })

  it('without a file is an empty CV that begins with the candidate’s name, or the identifier where that is shown', async () => {
    const named = only((await upload({}, {})).value)
    expect(named).toMatchObject({ status: 'new', freeText: [{ id: 'freeText' }] })
    expect(named.freeText[0]?.content).toEqual([{ insert: { candidateName: true } }, { insert: '\n' }])
    const blind = await t.company('Blind Company')
    await changeCompany(companyDb(t.gateway.context.store, blind.companyId), blind.companyId, {
      identifier_shown: true,
    })
    const as = await t.signIn(blind.users.recruiter.email)
    const shown = only((await upload({}, {}, as)).value)
    expect(shown.freeText[0]?.content).toEqual([{ insert: { identifier: true } }, { insert: '\n' }])
  })

  it.each(['folderId', 'defaultTemplate', 'jobId'] as const)('names no %s of another company', async (field) => {
    const other = await t.company('Other Company')
    const db = companyDb(t.gateway.context.store, other.companyId)
    const [template] = await db.scope.query(db.sql.selectFrom('templates').select('id').limit(1))
    const id = { folderId: other.folderId, defaultTemplate: template?.id ?? '', jobId: newId(other.companyId) }[field]
    const answer = await upload({ [field]: id }, { fileB64: cv('Ada Nobody') })
    expect([answer.status, answer.error.error]).toEqual([404, 'not_found'])
  })

  it('of more than the company has room for is refused, and nothing of it is kept', async () => {
    const small = await t.company('Small Company')
    const as = await t.signIn(small.users.recruiter.email)
    const db = companyDb(t.gateway.context.store, small.companyId)
    const fileB64 = cv('Ada Nobody')
    const size = Buffer.from(fileB64, 'base64').length
    await changeCompany(db, small.companyId, { limits: { storageBytes: size + 10 } })
    const first = only((await upload({}, { fileB64 }, as)).value)
    const second = await upload({}, { fileB64 }, as)
    expect([second.status, second.error.error]).toEqual([403, 'storage_full'])
    expect(await t.gateway.context.storage.list(small.companyId, 'applications/')).toHaveLength(1)
    await t.call(routes.deleteApplication, { as, params: { appId: first.application_id } })
    expect((await upload({}, { fileB64 }, as)).status).toBe(200)
  })
})

describe('an upload under an external id', () => {
  const external = { platform: 'vincere', externalClientId: 'c1', externalId: 'cand-9' }

  it('that comes again with the same file is answered with what is there; with another one it is a newer one', async () => {
    const first = only((await upload(external, { fileB64: cv('Nina Same') })).value)
    const again = only((await upload(external, { fileB64: cv('Nina Same') })).value)
    expect(again.application_id).toBe(first.application_id)
    const newer = only((await upload(external, { fileB64: cv('Nina Newer') })).value)
    expect(newer.application_id).not.toBe(first.application_id)
    expect((await whenRead(t, recruiter, newer.application_id)).duplication).toBe(first.application_id)
    const elsewhere = only((await upload({ ...external, externalClientId: 'c2' }, { fileB64: cv('Nina Same') })).value)
    expect(elsewhere.application_id).not.toBe(first.application_id)
    expect(elsewhere.duplication).toBeNull()
  })

  it('that comes six times at once is one application', async () => {
    const same = { ...external, externalId: 'at-once' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => upload(same, { fileB64: cv('Nina Once') })))
    expect(new Set(answers.map(({ value }) => only(value).application_id)).size).toBe(1)
    const [id = ''] = Object.keys(answers[0]?.value ?? {})
    expect(await t.gateway.context.storage.list(company.companyId, `applications/${id}`)).toHaveLength(1)
    await whenRead(t, recruiter, id)
  })

  it('is found by it, keyed by id or by the external id', async () => {
    const query = { platform: 'vincere', externalClientId: 'c1', externalAppId: 'cand-9' }
    const byId = (await find({ query })).value
    expect(Object.values(byId)).toHaveLength(2)
    const [newest] = Object.values(byId)
    const keyed = (await find({ query: { ...query, byExternalId: true, attributes: 'candidateName' } })).value
    expect(Object.keys(keyed)).toEqual(['cand-9'])
    expect([byId[keyed['cand-9']?.application_id ?? '']]).toHaveLength(1)
    expect(newest).toBeDefined()
    expect((await find({ query: { ...query, externalAppId: 'nobody' } })).status).toBe(404)
    expect((await find({ query: { ...query, platform: '%' } })).status).toBe(404)
    // One company's external ids mean nothing in another.
    const other = await t.company('Another Company')
    const as = await t.signIn(other.users.recruiter.email)
    expect((await t.call(routes.findApplications, { as, query })).status).toBe(404)
  })
})

describe('a list', () => {
  it('is whole unless a part is asked for, and its parts make the whole', async () => {
    const whole = Object.values((await find()).value)
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 50; page += 1) {
      const answer = await find({ query: { limit: 3, ...(cursor && { cursor }), attributes: 'candidateName' } })
      if (answer.status === 404) break
      const rows = Object.values(answer.value)
      expect(rows.length).toBeLessThanOrEqual(3)
      seen.push(...rows.map((row) => row.application_id))
      const last = rows.at(-1)
      cursor = `${last?.receivedTime}.${last?.application_id}`
    }
    expect(seen).toEqual(whole.map((row) => row.application_id))
  })

  it('holds the fields that were named', async () => {
    const query = { attributes: 'identifier,submittedBy' }
    const answer = await t.call(routes.listApplications, {
      as: recruiter,
      params: { folderId: company.folderId },
      query,
    })
    const [row] = Object.values(answer.value)
    expect(row?.submittedBy).not.toBe('')
    expect(row).toMatchObject({
      candidateName: '',
      emailAddress: '',
      fileTypes: [],
      freeText: [],
      loadedIndividually: false,
    })
  })

  it.each([
    'limit=0',
    'limit=1001',
    'limit=x',
    'cursor=x',
    "cursor=1.a'b",
    'attributes=candidateName,secret',
    'processedOnly=1',
  ])('refuses %s', async (query) => {
    expect((await t.request('GET', `/api/applications?${query}`, { as: recruiter })).status).toBe(400)
  })

  it('of nothing is a 404', async () => {
    const fresh = await t.company('Fresh Company')
    const as = await t.signIn(fresh.users.recruiter.email)
    expect((await t.call(routes.findApplications, { as })).status).toBe(404)
    expect((await t.call(routes.listApplications, { as, params: { folderId: fresh.folderId } })).status).toBe(404)
  })
})
