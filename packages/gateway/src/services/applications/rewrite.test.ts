import { routes, type AppId, type ApplicationAction, type Section } from '@tabard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication, uploadFile, whenRead } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { changeCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())
beforeEach(async () => {
  appId = await makeApplication(t, recruiter, company)
})

const act = (query: ApplicationAction, id = appId) =>
  t.call(routes.actOnApplication, { as: recruiter, params: { appId: id }, query })
const get = async () => (await t.call(routes.getApplication, { as: recruiter, params: { appId } })).value
const write = (freeText: Section[]) =>
  t.call(routes.updateApplication, { as: recruiter, params: { appId }, body: { update: { freeText } } })

describe('aiParse', () => {
  it('reads the original anew, and can be undone', async () => {
    const read = await get()
    const mine: Section[] = [{ id: 'freeText', title: 'Mine', kind: 'other', content: [{ insert: 'Words\n' }] }]
    const edited = (await write(mine)).value
    const again = await act({ updateType: 'aiParse' })
    expect(again.status).toBe(200)
    expect(again.value).toMatchObject({ freeText: read.freeText, candidateName: read.candidateName })
    const undone = await t.call(routes.restoreVersion, {
      as: recruiter,
      params: { appId },
      query: { revision: edited.revision },
    })
    expect(undone.value.freeText).toEqual(mine)
  })

  it('of a file that cannot be read says why, and changes nothing', async () => {
    const broken = await uploadFile(t, recruiter, company, Buffer.from('%PDF-1.7 no page'), 'broken.pdf')
    const before = await whenRead(t, recruiter, broken)
    const answer = await act({ updateType: 'aiParse' }, broken)
    expect([answer.status, answer.error.error]).toEqual([422, before.failure])
    expect((await whenRead(t, recruiter, broken)).revision).toBe(before.revision)
    const { value: made } = await t.call(routes.createApplication, { as: recruiter, body: {} })
    expect((await act({ updateType: 'aiParse' }, Object.keys(made)[0])).status).toBe(404)
  })
})

describe('transform', () => {
  const change = (transformType: string, transformOptions?: string) =>
    act({ updateType: 'transform', transformType, ...(transformOptions !== undefined && { transformOptions }) })

  it('does by rules what rules can do, in the named sections alone, with a version', async () => {
    const content = [{ insert: 'Led    teams  \n\n\n\nand    more\n' }]
    await write([
      { id: 'a', title: 'A', kind: 'other', content },
      { id: 'b', title: 'B', kind: 'other', content },
    ])
    const before = await get()
    const { value, status } = await change('tidy', JSON.stringify({ sectionIds: ['a'] }))
    expect(status).toBe(200)
    expect(value.freeText[0]?.content).not.toEqual(content)
    expect(value.freeText[1]?.content).toEqual(content)
    const { value: list } = await t.call(routes.listVersions, { as: recruiter, params: { appId } })
    expect(list.versions[1]?.revision).toBe(before.revision)
  })

  it.each([
    ['rewrite', 503, 'assist_unavailable', "AI Assist isn't available right now. Please try again later."],
    ['cover-letter', 503, 'assist_unavailable', "AI Assist isn't available right now. Please try again later."],
    ['nonsense', 404, 'assist_not_found', '404 not found'],
    ['__proto__', 404, 'assist_not_found', '404 not found'],
  ])('answers %s, which needs a model there is not or is none, in the words of the specification', async (...row) => {
    const [type, status, code, message] = row
    const before = await get()
    const answer = await change(type)
    expect([answer.status, answer.error.error, answer.error.message]).toEqual([status, code, message])
    expect(await get()).toEqual(before)
  })

  it.each(['{', '[]', '"x"', 'null', `{"x":"${'y'.repeat(4000)}"}`])('refuses options that are %s', async (options) => {
    expect((await change('tidy', options)).status).toBe(400)
  })
})

describe('what a company has switched off', () => {
  it.each([
    ['aiParsingEnabled', { updateType: 'aiParse' }],
    ['textFormatterAiOptions', { updateType: 'transform', transformType: 'tidy' }],
    ['placeholderTags', { updateType: 'generate_tags' }],
  ] as const)('is off for its calls too: %s', async (name, query) => {
    const other = await t.company(`Without ${name}`)
    const as = await t.signIn(other.users.recruiter.email)
    const { value: made } = await t.call(routes.createApplication, { as, body: {} })
    const params = { appId: Object.keys(made)[0] ?? '' }
    await changeCompany(companyDb(t.gateway.context.store, other.companyId), other.companyId, {
      options: { [name]: false },
    })
    const answer = await t.call(routes.actOnApplication, { as, params, query })
    expect([answer.status, answer.error.error]).toEqual([403, 'feature_off'])
  })
})
