import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes, type AppId, type ApplicationAction, type Section } from '@tabard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

/** What the model answers next. It speaks the protocol of every OpenAI-compatible endpoint; it is the world outside. */
let answer: { status: number; content: string }
let onAsked: () => Promise<void> = async () => {}
let model: Server
let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let appId: AppId

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume().on('end', () => {
      void onAsked().then(() => {
        response.writeHead(answer.status, { 'content-type': 'application/json' })
        response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: answer.content } }] }))
      })
    })
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  t = await startGateway({
    config: { ai: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', model: 'made-up' } },
  })
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(async () => {
  await t.close()
  model.closeAllConnections()
  model.close()
})
beforeEach(async () => {
  onAsked = async () => {}
  appId = await makeApplication(t, recruiter, company)
})

const act = (query: ApplicationAction) => t.call(routes.actOnApplication, { as: recruiter, params: { appId }, query })
const get = async () => (await t.call(routes.getApplication, { as: recruiter, params: { appId } })).value
const write = (freeText: Section[]) =>
  t.call(routes.updateApplication, { as: recruiter, params: { appId }, body: { update: { freeText } } })

describe('aiParse with a model', () => {
  it('takes over what the original says, and drops and tells what it does not', async () => {
    const before = await get()
    const job = before.miscData.parsed?.experience[0]
    const said = { employer: job?.employer?.value, title: job?.title?.value, start: job?.start?.value }
    const content = JSON.stringify({
      candidateName: 'Maren Invented',
      emailAddress: 'somebody@else.example',
      headline: '',
      experience: [
        { ...said, end: '', summary: ['Won a Nobel prize'] },
        { employer: 'Made Up Inc', title: 'Chief Liar', start: '1871-01', end: '', summary: [] },
      ],
      skills: ['Telepathy'],
      sections: [{ kind: 'profile', heading: 'Lies' }],
    })
    answer = { status: 200, content: `\`\`\`json\n${content}\n\`\`\`` }
    const { value, status } = await act({ updateType: 'aiParse' })
    expect(status).toBe(200)
    expect(value).toMatchObject({ candidateName: 'Maren Oduya', emailAddress: 'maren.oduya@mail.example' })
    const parsed = value.miscData.parsed
    expect(parsed?.experience).toHaveLength(1)
    expect(parsed?.experience[0]).toMatchObject({ employer: { value: said.employer }, summary: [] })
    expect(parsed?.experience[0]?.employer?.source.length).toBeGreaterThan(0)
    expect(parsed?.warnings?.map(({ value: said }) => said)).toEqual(
      expect.arrayContaining(['Maren Invented', 'somebody@else.example', 'Made Up Inc', 'Chief Liar', 'Telepathy']),
    )
    expect(JSON.stringify(value.freeText)).not.toMatch(/Invented|Made Up|Telepathy|Nobel/)
  })

  it('never replaces what somebody wrote while the model was thinking', async () => {
    answer = { status: 200, content: '{}' }
    const mine: Section[] = [{ id: 'a', title: 'Mine', kind: 'other', content: [{ insert: 'Written meanwhile\n' }] }]
    onAsked = async () => void (await write(mine))
    const refused = await act({ updateType: 'aiParse' })
    expect([refused.status, refused.error.error]).toEqual([409, 'revision_conflict'])
    expect((await get()).freeText).toEqual(mine)
  })

  it.each([
    [404, 'assist_not_found', '404 not found'],
    [500, 'assist_unavailable', "AI Assist isn't available right now. Please try again later."],
    [429, 'assist_unavailable', "AI Assist isn't available right now. Please try again later."],
  ])('that answers %i says so in the words of the specification', async (status, code, message) => {
    const before = await get()
    answer = { status, content: 'secret of the vendor' }
    const refused = await act({ updateType: 'aiParse' })
    expect([refused.error.error, refused.error.message]).toEqual([code, message])
    expect(refused.text).not.toContain('secret')
    expect(await get()).toEqual(before)
  })
})

describe('transform with a model', () => {
  const section = (id: string, words: string): Section => ({
    id,
    title: id,
    kind: 'other',
    content: [{ insert: words }, { insert: { tag: 'city' } }, { insert: '\n' }],
  })

  it('rewrites the named sections as words, keeps tags, and tells what it added', async () => {
    await write([section('a', 'Led 12 people in '), section('b', 'Stays as it is in ')])
    answer = { status: 200, content: '<b onclick="alert(1)">Led 900 people</b> at Megacorp' }
    const transformOptions = JSON.stringify({ sectionIds: ['a'], instruction: 'bigger' })
    const { value, status } = await act({ updateType: 'transform', transformType: 'rewrite', transformOptions })
    expect(status).toBe(200)
    const [a, b] = value.freeText
    expect(JSON.stringify(a?.content)).toContain('900 people')
    expect(a?.content.some(({ insert }) => typeof insert === 'object' && 'tag' in insert)).toBe(true)
    expect(b).toEqual(section('b', 'Stays as it is in '))
    expect(value.miscData['invented']).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'number', value: '900' })]),
    )
    const { value: list } = await t.call(routes.listVersions, { as: recruiter, params: { appId } })
    const undone = await t.call(routes.restoreVersion, {
      as: recruiter,
      params: { appId },
      query: { revision: list.versions[1]?.revision ?? 0 },
    })
    expect(undone.value.freeText[0]).toEqual(section('a', 'Led 12 people in '))
  })

  it('is merged with what somebody wrote meanwhile', async () => {
    await write([section('a', 'One in '), section('b', 'Two in ')])
    answer = { status: 200, content: 'Uno in [[1]]' }
    onAsked = async () => {
      onAsked = async () => {}
      await write([section('a', 'One in '), section('b', 'Two and a half in ')])
    }
    const transformOptions = JSON.stringify({ sectionIds: ['a'] })
    const { value } = await act({ updateType: 'transform', transformType: 'rewrite', transformOptions })
    const text = JSON.stringify(value.freeText)
    expect(text).toContain('Uno')
    expect(text).toContain('Two and a half')
  })

  it('writes a cover letter beside the text', async () => {
    const before = await get()
    answer = { status: 200, content: 'Dear Anneke,\n\nMaren leads supply chains.' }
    const { value } = await act({ updateType: 'transform', transformType: 'cover-letter' })
    expect(value.freeText).toEqual(before.freeText)
    expect(value.coverLetter?.[0]?.insert).toContain('Maren leads supply chains.')
  })

  it.each(['summarise', 'job-description'])('knows no %s of a whole CV', async (transformType) => {
    answer = { status: 200, content: 'x' }
    expect((await act({ updateType: 'transform', transformType })).error.error).toBe('assist_not_found')
  })
})
