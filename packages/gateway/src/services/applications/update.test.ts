import { randomUUID } from 'node:crypto'
import { errorWords, routes, type AppId, type Section, type UpdateBody } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { newId } from '../new-id.ts'

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
})
afterAll(() => t.close())

const get = async (id = appId) => (await t.call(routes.getApplication, { as: recruiter, params: { appId: id } })).value
const patch = (body: UpdateBody, id = appId, as = recruiter) =>
  t.call(routes.updateApplication, { as, params: { appId: id }, body })
const rawPatch = (body: unknown) =>
  t.request('PATCH', `/api/applications/${appId.replaceAll('_', '/')}`, { as: recruiter, body })
const say = (words: string): Section[] => [
  { id: 'freeText', title: 'Words', kind: 'other', content: [{ insert: `${words}\n` }] },
]

describe('an edit that is sent twice', () => {
  it('is taken once, and answered as it was the first time', async () => {
    const base = await get()
    const writeId = randomUUID()
    const body = { update: { freeText: say('Once'), headline: 'One' }, baseRevision: base.revision, writeId }
    const first = await patch(body)
    const again = await patch(body)
    expect(again.value).toEqual(first.value)
    expect((await get()).revision).toBe(first.value.revision)

    await patch({ update: { freeText: say('Later'), headline: 'Two' } })
    const late = await patch(body)
    expect(late.value).toMatchObject({ revision: first.value.revision, headline: 'One', freeText: say('Once') })
    expect(await get()).toMatchObject({ headline: 'Two', freeText: say('Later') })
  })

  it('at the same moment is taken once too', async () => {
    const before = (await get()).revision
    const body = { update: { headline: 'Together' }, writeId: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 6 }, () => patch(body)))
    expect(new Set(answers.map(({ value }) => value.revision))).toEqual(new Set([before + 1]))
  })

  it('under the id of another edit is refused', async () => {
    const writeId = randomUUID()
    await patch({ update: { headline: 'A' }, writeId })
    expect((await patch({ update: { headline: 'B' }, writeId })).status).toBe(400)
    expect((await get()).headline).toBe('A')
    expect((await rawPatch({ update: {}, writeId: 'not a uuid' })).status).toBe(400)
  })
})

describe('an edit of a CV that is gone', () => {
  it('is told so in the words of the specification, and of another company’s not even that', async () => {
    const id = await makeApplication(t, recruiter, company)
    const grant = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'edit', singleApplication: id },
    })
    await t.call(routes.deleteApplication, { as: recruiter, params: { appId: id } })
    for (const as of [recruiter, bySignature(grant.value.accessToken)]) {
      const answer = await patch({ update: { headline: 'Late' } }, id, as)
      expect([answer.status, answer.error.error]).toEqual([405, 'removed_from_verification'])
      expect(answer.error.message).toBe('This CV has been removed from verification')
      expect(answer.error.message).toBe(errorWords.en.removed_from_verification)
    }
    expect((await t.call(routes.getApplication, { as: recruiter, params: { appId: id } })).status).toBe(404)
    expect((await patch({ update: {} }, newId(company.folderId))).status).toBe(404)

    const other = await t.company('Other Company')
    const stranger = await t.signIn(other.users.recruiter.email)
    expect((await patch({ update: {} }, id, stranger)).status).toBe(404)
  })
})

describe('an edit', () => {
  it.each([
    '{"update":{"userRole":"admin"}}',
    '{"update":{"company_id":"00000000-0000-0000-0000-000000000000"}}',
    '{"update":{"companyId":"x"}}',
    '{"update":{"application_id":"x"}}',
    '{"update":{"status":"sent"}}',
    '{"update":{"revision":1}}',
    '{"update":{"submittedBy":"x"}}',
    '{"update":{"miscData":{}}}',
    '{"update":{"duplication":null}}',
    '{"update":{"score":100}}',
    '{"update":{"headshot":{"key":"../../x"}}}',
    '{"update":{"template":null}}',
    '{"update":{"embedCard":{"x":{"url":"https://youtu.be/dQw4w9WgXcQ","width":1,"embedCode":"<script>"}}}}',
    '{"update":{"__proto__":{"headline":"x"}}}',
    '{"update":{"constructor":{"prototype":{"x":1}}}}',
    '{"update":{"headline":["x"]}}',
    '{"update":{},"company":"x"}',
    '{"update":{"freeText":[{"id":"a","content":[{"insert":"<script>","attributes":{"link":"javascript:alert(1)"}},{"insert":"\\n"}]}]}}',
    '{"update":{"freeText":[{"id":"a","content":[{"insert":"x\\n"}]},{"id":"a","content":[{"insert":"y\\n"}]}]}}',
  ])('names fields that may be edited and nothing else: %s', async (body) => {
    const before = await get()
    expect((await rawPatch(body)).status).toBe(400)
    expect(await get()).toEqual(before)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('gives items without an id one: freeText, then freeText-1 …', async () => {
    const content = [{ insert: 'x\n' }]
    const answer = await rawPatch({
      update: { freeText: [{ content }, { id: '', content }, { id: 'own', title: 'T', content }] },
    })
    expect(answer.status).toBe(200)
    expect((await get()).freeText).toEqual([
      { id: 'freeText', title: '', kind: 'other', content },
      { id: 'freeText-1', title: '', kind: 'other', content },
      { id: 'own', title: 'T', kind: 'other', content },
    ])
  })
})

describe('a version', () => {
  it('brings back text and fields, and can itself be undone', async () => {
    const id = await makeApplication(t, recruiter, company)
    const read = await get(id)
    const edited = (await patch({ update: { freeText: say('All gone'), candidateName: 'Somebody' } }, id)).value
    const list = async () =>
      (await t.call(routes.listVersions, { as: recruiter, params: { appId: id } })).value.versions
    const restore = (revision: number, as = recruiter) =>
      t.call(routes.restoreVersion, { as, params: { appId: id }, query: { revision } })
    expect((await list()).map(({ revision, author }) => [revision, author])).toEqual([
      [edited.revision, company.users.recruiter.userId],
      [read.revision, 'parser'],
    ])
    expect((await list())[1]?.words).toBeGreaterThan(100)
    const back = await restore(read.revision)
    expect(back.value).toMatchObject({
      freeText: read.freeText,
      candidateName: read.candidateName,
      revision: edited.revision + 1,
    })
    expect((await restore(edited.revision)).value).toMatchObject({
      candidateName: 'Somebody',
      freeText: say('All gone'),
    })
    expect((await restore(99)).status).toBe(404)
    expect((await restore(2 ** 31)).status).toBe(400)

    const grant = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'view', singleApplication: id },
    })
    const visitor = bySignature(grant.value.accessToken)
    expect((await restore(read.revision, visitor)).status).toBe(403)
    expect((await t.call(routes.listVersions, { as: visitor, params: { appId: id } })).status).toBe(403)
  })

  it('is one of at most so many', async () => {
    const db = t.gateway.context.store.asCompany(company.companyId)
    const { sql } = t.gateway.context.store
    const id = await makeApplication(t, recruiter, company)
    const rows = Array.from({ length: 260 }, (_, index) => ({
      company_id: company.companyId,
      application_id: id,
      revision: index + 100,
      free_text: say('x'),
      fields: {},
      author: null,
      created_at: Date.now(),
    }))
    await db.query(sql.insertInto('application_versions').values(rows))
    await db.query(sql.updateTable('applications').set({ revision: 379 }).where('id', '=', id))
    await patch({ update: { headline: 'The 380th' } }, id)
    const { value } = await t.call(routes.listVersions, { as: recruiter, params: { appId: id } })
    expect(value.versions).toHaveLength(201)
    // What was read stays, whatever came after.
    expect(value.versions.at(-1)?.revision).toBe(2)
  })
})

describe('one application', () => {
  it('asked for some of its fields holds those and no others', async () => {
    const query = { attributes: 'candidateName,template' }
    const { value } = await t.call(routes.getApplication, { as: recruiter, params: { appId }, query })
    const whole = await get()
    expect(value).toMatchObject({ candidateName: whole.candidateName, template: whole.template, status: whole.status })
    expect(value).toMatchObject({ freeText: [], emailAddress: '', phoneNumber: '', fileName: '', miscData: {} })
    expect(value.loadedIndividually).toBe(true)
    for (const attributes of ['nonsense', 'company_id', 'toString', 'storage_key'])
      expect(
        (await t.call(routes.getApplication, { as: recruiter, params: { appId }, query: { attributes } })).status,
      ).toBe(400)
  })
})
