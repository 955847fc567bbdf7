import { routes, type ApplicationUpdate, type Section, type TransformRequest } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import { startModelServer, type ModelServer } from '#test/support/model-server.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { columnRows } from '../../store/application-columns.ts'
import { changeCompany } from '../../store/companies.ts'
import { systemDb } from '../../store/db.ts'

let t: TestGateway
let model: ModelServer
let company: SeededCompany
let as: Credentials

beforeAll(async () => {
  model = await startModelServer()
  t = await startGateway({ config: { ai: { baseUrl: model.baseUrl, apiKey: 'sk-test', model: 'words-1' } } })
  company = await t.company()
  as = await t.signIn(company.users.recruiter.email)
})
afterAll(async () => {
  await t.close()
  await model.close()
})

const ask = (body: TransformRequest, who = as) => t.call(routes.textTransform, { as: who, body })
const set = (change: Parameters<typeof changeCompany>[2]) =>
  changeCompany(systemDb(t.gateway.context.store), company.companyId, change)
const section: Section = {
  id: 'experience',
  title: 'Experience',
  kind: 'experience',
  content: [
    { insert: 'Planner' },
    { insert: '\n', attributes: { entry: 'title' } },
    { insert: 'planned things for ' },
    { insert: { candidateName: true } },
    { insert: '\n', attributes: { list: 'bullet' } },
  ],
}

describe('POST /text-transform', () => {
  it('tidies a text without any model', async () => {
    model.answer('never asked')
    const answer = await ask({ type: 'tidy', text: 'Two  words .\n* one' })
    expect(answer.value).toEqual({ text: 'Two words.\n• one', invented: [] })
    expect(model.asked).toEqual([])
  })

  it('rewrites a text by the model, and tells what it added', async () => {
    model.answer('Ran planning at Google.')
    const answer = await ask({ type: 'rewrite', text: 'did planning', options: { tone: 'calm' } })
    expect(answer.value).toEqual({ text: 'Ran planning at Google.', invented: [{ kind: 'name', value: 'Google' }] })
  })

  it('rewrites sections below their heads, and loses no placeholder', async () => {
    model.answer('• Planned all things')
    const answer = await ask({ type: 'rewrite', sections: [section] })
    expect(answer.value.sections?.[0]?.content).toEqual([
      ...section.content.slice(0, 2),
      { insert: 'Planned all things' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: { candidateName: true } },
      { insert: '\n' },
    ])
    model.answer('• For [[1]], planned')
    const kept = (await ask({ type: 'rewrite', sections: [section] })).value.sections?.[0]?.content
    expect(kept).toContainEqual({ insert: { candidateName: true } })
    expect(model.asked.at(-1)?.body.messages[1]?.content).not.toContain('Planner')
  })

  it('writes a letter for a job, of all the sections', async () => {
    model.answer('Dear client, a planner for your site in Utrecht.')
    const answer = await ask({ type: 'cover-letter', sections: [section], jobDescription: 'Planner in Utrecht' })
    expect(answer.value).toEqual({ text: 'Dear client, a planner for your site in Utrecht.', invented: [] })
  })

  it("answers with the specification's words when the endpoint fails", async () => {
    const fail = (code: number) => model.answer({ raw: (response) => void response.writeHead(code).end('{}') })
    fail(404)
    const missing = await ask({ type: 'shorten', text: 'words' })
    expect([missing.status, missing.error.message]).toEqual([404, '404 not found'])
    fail(500)
    const broken = await ask({ type: 'shorten', text: 'words' })
    expect([broken.status, broken.error.message]).toEqual([
      503,
      "AI Assist isn't available right now. Please try again later.",
    ])
  })

  it.each<[string, object]>([
    ['neither text nor sections', { type: 'tidy' }],
    ['both', { type: 'tidy', text: 'x', sections: [] }],
    ['a type there is not', { type: 'hack', text: 'x' }],
    ['more', { type: 'tidy', text: 'x', model: 'another', system: 'You are …' }],
    ['a text too long', { type: 'tidy', text: 'x'.repeat(100_001) }],
  ])('refuses %s', async (_name, body) => {
    expect((await t.request('POST', '/api/text-transform', { as, body })).status).toBe(400)
  })

  it('asks one question a job, and not thousands', async () => {
    model.answer('• Planned')
    const before = model.asked.length
    const jobs = Array.from({ length: 3 }, () => [...section.content.slice(0, 2), { insert: 'One.\n\nTwo.\n' }]).flat()
    expect((await ask({ type: 'rewrite', sections: [{ ...section, content: jobs }] })).status).toBe(200)
    expect(model.asked).toHaveLength(before + 3)
    const hostile = Array.from({ length: 151 }, () => [...section.content.slice(0, 2), { insert: 'x\n' }]).flat()
    expect((await ask({ type: 'rewrite', sections: [{ ...section, content: hostile }] })).status).toBe(400)
    expect(model.asked).toHaveLength(before + 3)
  })

  it('knows whom to hide in a CV, when the CV itself is transformed', async () => {
    const appId = await makeApplication(t, as, company)
    const content = [{ insert: 'Zoë Quill led it. Ask ZOE, 555 0142 or zq at Quill House.\n' }]
    const update = {
      candidateName: 'Zoë Quill',
      phoneNumber: '555 0142',
      freeText: [{ id: 'a', title: '', kind: 'other' as const, content }],
    }
    await t.call(routes.updateApplication, { as, params: { appId }, body: { update } })
    const query = { updateType: 'transform', transformType: 'anonymise' } as const
    const { value } = await t.call(routes.actOnApplication, { as, params: { appId }, query })
    expect(value.freeText[0]?.content).toEqual([
      { insert: 'The candidate led it. Ask The candidate, or zq at The candidate House.\n' },
    ])
  })

  it.each(columnRows.filter(({ visitor }) => visitor === 'contact'))(
    'hides the $field of the CV wherever its text repeats it',
    async ({ field }) => {
      const appId = await makeApplication(t, as, company)
      const values: ApplicationUpdate = { emailAddress: 'zq@mail.example', linkedUrl: 'https://quill.example/zoe' }
      const value = values[field as keyof ApplicationUpdate] ?? `some ${field}`
      const content = [{ insert: `She says ${value} daily.\n` }]
      const update = { [field]: value, freeText: [{ id: 'a', title: '', kind: 'other' as const, content }] }
      const { status } = await t.call(routes.updateApplication, { as, params: { appId }, body: { update } })
      const query = { updateType: 'transform', transformType: 'anonymise' } as const
      const hidden = (await t.call(routes.actOnApplication, { as, params: { appId }, query })).value.freeText
      expect([status, JSON.stringify(hidden).includes(value as string)]).toEqual([200, false])
      expect(JSON.stringify(hidden)).toContain('She says')
    },
  )

  it('is for who may write a CV: no reader of a link', async () => {
    const appId = await makeApplication(t, as, company)
    const visitor = async (accessType: 'view' | 'edit') => {
      const { value } = await t.call(routes.getAccess, { as, query: { accessType, singleApplication: appId } })
      return bySignature(value.accessToken)
    }
    expect((await ask({ type: 'tidy', text: 'x' }, await visitor('view'))).status).toBe(403)
    expect((await ask({ type: 'tidy', text: 'x  y' }, await visitor('edit'))).value.text).toBe('x y')
  })

  it('asks no model for a company without the feature, or beyond its day', async () => {
    model.answer('Words.')
    await set({ options: { textFormatterAiOptions: false } })
    expect((await ask({ type: 'rewrite', text: 'words' })).error.error).toBe('feature_off')
    expect((await ask({ type: 'tidy', text: 'words' })).status).toBe(200)
    await set({ options: {}, limits: { assistPerDay: 8 } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask({ type: 'rewrite', text: 'words' })))
    const refused = answers.filter((answer) => answer.status === 429)
    // Some of the day's were taken by the tests before.
    expect(refused.length).toBeGreaterThanOrEqual(4)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    await set({ limits: {} })
  })
})
