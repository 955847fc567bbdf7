import { routes, type ActionBody, type AppId, type Application, type ApplicationAction } from '@tabard/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApplication, uploadFile, whenRead } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { docxFile } from '#test/support/cv-files.ts'
import { changeCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
let t: TestGateway
let company: SeededCompany
let other: SeededCompany
let recruiter: Credentials
let appId: AppId

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  other = await t.company('Other Company')
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
})
afterAll(() => t.close())

const act = (query: ApplicationAction, body?: ActionBody, as = recruiter, id = appId) =>
  t.call(routes.actOnApplication, { as, params: { appId: id }, query, body })
const get = async (id = appId) => (await t.call(routes.getApplication, { as: recruiter, params: { appId: id } })).value
const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const rawRow = async (id: AppId) => {
  const db = companyDb(t.gateway.context.store, company.companyId)
  const [row] = await db.scope.query(db.sql.selectFrom('applications').selectAll().where('id', '=', id))
  return row
}

describe('newStatus', () => {
  it('sets the status, and refuses one that is none or that only reading gives', async () => {
    expect((await act({ updateType: 'newStatus', newStatus: 'sent' })).value.status).toBe('sent')
    expect((await act({ updateType: 'newStatus', newStatus: 'processing' })).status).toBe(400)
    expect((await act({ updateType: 'newStatus', newStatus: 'hired' as 'sent' })).status).toBe(400)
    expect((await act({ updateType: 'newStatus', newStatus: 'sent' }, { updates: {} })).status).toBe(400)
    expect((await act({ updateType: 'newStatus', newStatus: 'new' }, {} as ActionBody)).status).toBe(200)
  })
})

describe('apply_template', () => {
  it('puts on a template of the company and no other', async () => {
    const own = Object.keys((await t.call(routes.listTemplates, { as: recruiter })).value)
    const admin = await t.signIn(other.users.admin.email)
    const [foreign = ''] = Object.keys((await t.call(routes.listTemplates, { as: admin })).value)
    const templateId = own[1] ?? ''
    expect((await act({ updateType: 'apply_template', templateId })).value.template).toBe(templateId)
    expect((await act({ updateType: 'apply_template', templateId: foreign })).status).toBe(404)
  })
})

describe('embed', () => {
  it('keeps code of our own making, and never sends it', async () => {
    const answer = await act({ updateType: 'embed', url: VIDEO, embedCardId: 'intro', width: 480 })
    expect(answer.value.embedCard).toEqual({ intro: { url: VIDEO, width: 480, provider: 'youtube' } })
    const row = await rawRow(appId)
    expect(JSON.stringify(row?.embed_card)).toContain('youtube-nocookie.com/embed/dQw4w9WgXcQ')
    const bundle = await t.call(routes.getApplicationBundle, { as: recruiter, params: { appId } })
    for (const { text } of [answer, bundle, await t.call(routes.getApplication, { as: recruiter, params: { appId } })])
      expect(text).not.toMatch(/embedCode|iframe|videoId/)
  })

  it('gives a card without an id one of its own', async () => {
    const { value } = await act({ updateType: 'embed', url: 'https://vimeo.com/76979871' })
    expect(Object.entries(value.embedCard).find(([id]) => id.startsWith('embed-'))?.[1]).toMatchObject({
      provider: 'vimeo',
      width: 640,
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/"><script>alert(1)</script>',
  ])('refuses %s, as an update type and as an edit', async (url) => {
    const before = (await get()).embedCard
    const answer = await act({ updateType: 'embed', url })
    expect([answer.status, answer.error.error]).toEqual([422, 'embed_not_accepted'])
    const patch = await t.call(routes.updateApplication, {
      as: recruiter,
      params: { appId },
      body: { update: { embedCard: { x: { url, width: 100 } } } },
    })
    expect([400, 422]).toContain(patch.status)
    expect((await get()).embedCard).toEqual(before)
  })

  it('takes a card away, or a title, by an edit that names the whole map', async () => {
    const embedCard = { intro: { url: VIDEO, width: 320, title: '<b>Hello</b>' } }
    const body = { update: { embedCard } }
    const { value } = await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body })
    expect(value.embedCard).toEqual({ intro: { ...embedCard.intro, provider: 'youtube' } })
    expect(JSON.stringify((await rawRow(appId))?.embed_card)).not.toMatch(/iframe[^>]*Hello/)
  })
})

describe('update_candidate_headshot', () => {
  const picture = (options: { width: number; height: number; alpha?: boolean }) =>
    sharp({
      create: {
        width: options.width,
        height: options.height,
        channels: options.alpha ? 4 : 3,
        background: options.alpha ? '#0b4f4a80' : '#0b4f4a',
      },
    })
  const set = (bytes: Uint8Array | string, fileType = 'image/jpeg') =>
    act({ updateType: 'update_candidate_headshot' }, { headshot: b64(bytes), fileType })

  it('is drawn anew without what else was in the file, and is served to the team alone', async () => {
    const jpeg = await picture({ width: 3000, height: 1500 })
      .withExif({ IFD0: { Copyright: 'secret-exif' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(jpeg.toString('latin1')).toContain('secret-exif')
    const answer = await set(jpeg, 'application/x-lies')
    expect(answer.value.headshot).toMatchObject({ fileType: 'image/jpeg', width: 1000, height: 500 })
    const served = await t.call(routes.getHeadshot, { as: recruiter, params: { appId } })
    const bytes = Buffer.from(served.value.fileB64, 'base64')
    expect(bytes.toString('latin1')).not.toContain('secret-exif')
    const facts = await sharp(bytes).metadata()
    expect(facts).toMatchObject({ format: 'jpeg', width: 1000 })
    expect(facts).not.toHaveProperty('exif')

    const grant = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'view', singleApplication: appId },
    })
    const visitor = bySignature(grant.value.accessToken)
    expect((await t.call(routes.getHeadshot, { as: visitor, params: { appId } })).status).toBe(403)
    expect((await t.call(routes.getApplication, { as: visitor, params: { appId } })).value.headshot).toBeUndefined()
  })

  it('takes the place of the one before, whose bytes go, and can be taken away', async () => {
    const { storage } = t.gateway.context
    const pictures = async () =>
      (await storage.list(company.companyId, `applications/${appId}`)).filter((key) => key.includes('headshot'))
    expect(
      (await set(await picture({ width: 40, height: 40, alpha: true }).png().toBuffer())).value.headshot,
    ).toMatchObject({
      fileType: 'image/png',
      width: 40,
    })
    await expect.poll(pictures).toHaveLength(1)
    expect((await set('')).value.headshot).toBeNull()
    await expect.poll(pictures).toHaveLength(0)
    expect((await t.call(routes.getHeadshot, { as: recruiter, params: { appId } })).status).toBe(404)
  })

  it.each([
    ['a picture that promises 50,000 by 50,000 pixels', () => bombHeader(50_000, 50_000)],
    ['one of 26 megapixels', () => picture({ width: 6500, height: 4001 }).png({ compressionLevel: 9 }).toBuffer()],
    ['a drawing that scripts', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', () => '<html><script>alert(1)</script>'],
    ['a picture cut short', async () => (await picture({ width: 900, height: 900 }).png().toBuffer()).subarray(0, 60)],
    ['a GIF', () => picture({ width: 9, height: 9 }).gif().toBuffer()],
  ])('refuses %s', async (_what, make) => {
    const answer = await set(await make())
    expect([answer.status, answer.error.error]).toEqual([422, 'image_not_accepted'])
  })

  it('refuses more than 10 MB, and a call without a picture', async () => {
    expect((await set(Buffer.alloc(10_000_001))).error.error).toBe('payload_too_large')
    expect((await act({ updateType: 'update_candidate_headshot' })).status).toBe(400)
    expect((await act({ updateType: 'update_candidate_headshot' }, { updates: {} })).status).toBe(400)
  })
})

describe('duplicate_cv', () => {
  let source: AppId
  beforeEach(async () => {
    source ??= await makeApplication(t, recruiter, company)
  })
  const duplicate = (newOwner: string, as = recruiter) =>
    act({ updateType: 'duplicate_cv', newOwner }, undefined, as, source)

  it('copies text, files and picture for a colleague, and stands alone from then on', async () => {
    const png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    await act({ updateType: 'update_candidate_headshot' }, { headshot: b64(png), fileType: 'png' }, recruiter, source)
    const before = await get(source)
    const { value: copy, status } = await duplicate(company.users.brandEditor.userId)
    expect(status).toBe(200)
    expect(copy).toMatchObject({
      duplication: source,
      folder_id: before.folder_id,
      submittedBy: company.users.brandEditor.userId,
      candidateName: before.candidateName,
      freeText: before.freeText,
      status: 'new',
      revision: 1,
    })
    expect(copy.application_id).not.toBe(source)
    await t.call(routes.deleteApplication, { as: recruiter, params: { appId: source } })
    const { storage } = t.gateway.context
    await expect.poll(() => storage.list(company.companyId, `applications/${source}`)).toHaveLength(0)
    const params = { appId: copy.application_id }
    const files = await t.call(routes.getFiles, { as: recruiter, params, query: { designation: 'original' } })
    expect(files.value.files[0]?.fileB64?.length).toBeGreaterThan(1000)
    expect((await t.call(routes.getHeadshot, { as: recruiter, params })).status).toBe(200)
    source = copy.application_id
  })

  it('goes to nobody of another company, and is made by no token', async () => {
    const count = async () => Object.keys((await t.call(routes.findApplications, { as: recruiter })).value).length
    const before = await count()
    const foreign = await duplicate(other.users.recruiter.userId)
    expect([foreign.status, foreign.error.error]).toEqual([404, 'not_found'])
    expect((await duplicate('nobody')).status).toBe(404)
    const grant = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'edit', singleApplication: source },
    })
    expect((await duplicate(company.users.admin.userId, bySignature(grant.value.accessToken))).status).toBe(403)
    expect(await count()).toBe(before)
  })
})

describe('generate_tags', () => {
  beforeAll(async () => {
    const tags = [
      { tag: 'current_employer', tagName: 'Current employer', tagType: 'text' },
      { tag: 'skills', tagName: 'Skills', tagType: 'text' },
      { tag: 'salary', tagName: 'Salary', tagType: 'text' },
    ]
    await changeCompany(companyDb(t.gateway.context.store, company.companyId), company.companyId, {
      custom_tags: tags,
    })
  })

  it('fills what the CV says, and takes what somebody gives', async () => {
    const id = await makeApplication(t, recruiter, company)
    const { miscData } = (await act({ updateType: 'generate_tags' }, undefined, recruiter, id)).value
    const employer = miscData.parsed?.experience[0]?.employer?.value
    expect(employer).toBeTruthy()
    expect(miscData['tags']).toMatchObject({ current_employer: employer })
    expect(miscData['tags']).not.toHaveProperty('salary')
    const given = await act(
      { updateType: 'generate_tags', tags: 'skills' },
      { updates: { salary: '€ 90k' } },
      recruiter,
      id,
    )
    expect(given.value.miscData['tags']).toMatchObject({ current_employer: employer, salary: '€ 90k' })
  })

  it('knows no tag that the company has not', async () => {
    expect((await act({ updateType: 'generate_tags', tags: 'skills,made_up' })).status).toBe(400)
    expect((await act({ updateType: 'generate_tags' }, { updates: { made_up: 'x' } })).status).toBe(400)
    const hostile = await t.request('PUT', `/api/applications/${appId.replaceAll('_', '/')}?updateType=generate_tags`, {
      as: recruiter,
      body: '{"updates":{"__proto__":"x"}}',
    })
    expect(hostile.status).toBe(400)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

describe('any update type', () => {
  it('waits until the CV is read', async () => {
    const bytes = docxFile([{ style: 'name', text: 'Ada Nobody' }])
    const id = await uploadFile(t, recruiter, company, bytes, 'Ada.docx')
    const answers: (Application | { error: unknown })[] = []
    // Whether it is still being read just now is chance; that it is never an error of ours is not.
    for (const query of [
      { updateType: 'embed', url: VIDEO },
      { updateType: 'generate_tags' },
      { updateType: 'duplicate_cv', newOwner: company.users.admin.userId },
    ] as const) {
      const answer = await act(query, undefined, recruiter, id)
      expect([200, 409]).toContain(answer.status)
      answers.push(answer.value)
    }
    await whenRead(t, recruiter, id)
  })

  it('must be one of the eight', async () => {
    expect((await act({ updateType: 'delete' } as unknown as ApplicationAction)).status).toBe(400)
    expect((await act({} as unknown as ApplicationAction)).status).toBe(400)
  })
})

/** A PNG whose header is all it has. */
function bombHeader(width: number, height: number): Uint8Array {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.from([8, 6, 0, 0, 0, 0, 0, 0, 0]), Buffer.alloc(64)])
}
