import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { routes, type AppId, type Section } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication, uploadFile, whenRead } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { docxFile } from '#test/support/cv-files.ts'

const samples = fileURLToPath(new URL('../../../../../test/fixtures/cv-samples/', import.meta.url))
let t: TestGateway
let company: SeededCompany
let recruiter: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())

const get = async (appId: AppId) => (await t.call(routes.getApplication, { as: recruiter, params: { appId } })).value
const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')

describe('an upload', () => {
  it('is there at once, and read a moment later', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const application = await get(appId)
    expect(application).toMatchObject({
      status: 'new',
      failure: null,
      candidateName: 'Maren Oduya',
      emailAddress: 'maren.oduya@mail.example',
      location: expect.stringContaining('Rotterdam') as string,
      fileName: 'Oduya, Maren.pdf',
      revision: 2,
    })
    expect(application.freeText.map((section) => section.kind)).toContain('experience')
    expect(application.miscData.parsed?.experience).toHaveLength(3)
  })

  it('keeps the original byte by byte', async () => {
    const bytes = docxFile([
      { style: 'name', text: 'Ada Nobody' },
      { style: 'text', text: 'Counts things.' },
    ])
    const appId = await uploadFile(t, recruiter, company, bytes, '../../etc/Ada\u202e.docx')
    const { value } = await t.call(routes.getFiles, {
      as: recruiter,
      params: { appId },
      query: { designation: 'original' },
    })
    expect(value.files[0]).toMatchObject({ fileName: 'Ada.docx', fileB64: b64(bytes) })
    await whenRead(t, recruiter, appId)
  })

  it.each([
    ['an empty file', '', 422, 'file_empty'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 422, 'file_not_a_cv_format'],
    ['a page of HTML', '<html><script>alert(1)</script>', 422, 'file_not_a_cv_format'],
    ['more than 15 MB', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(15_000_000)]), 422, 'file_too_large'],
  ])('of %s is refused at once, and nothing of it is kept', async (_what, bytes, status, code) => {
    const before = await t.call(routes.findApplications, { as: recruiter })
    const answer = await t.call(routes.createApplication, { as: recruiter, body: { fileB64: b64(bytes) } })
    expect([answer.status, answer.error.error]).toEqual([status, code])
    const after = await t.call(routes.findApplications, { as: recruiter })
    expect(Object.keys(after.value)).toEqual(Object.keys(before.value))
  })

  it.each([
    ['derived-encrypted-userpw-secret.pdf', 'file_encrypted'],
    ['derived-truncated.pdf', 'file_damaged'],
  ])('of %s fails with its reason, and can be deleted', async (file, failure) => {
    if (!existsSync(samples + file)) throw new Error(`${file} is missing from the fixtures`)
    const appId = await uploadFile(t, recruiter, company, readFileSync(samples + file), file)
    expect(await whenRead(t, recruiter, appId)).toMatchObject({
      status: 'failed',
      failure,
      freeText: [{ id: 'freeText', content: [{ insert: { candidateName: true } }, { insert: '\n' }] }],
    })
    expect((await t.call(routes.deleteApplication, { as: recruiter, params: { appId } })).status).toBe(200)
    expect((await t.call(routes.getApplication, { as: recruiter, params: { appId } })).status).toBe(404)
  })
})

describe('edits of one CV', () => {
  it('that happen at the same time are both kept', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const base = await get(appId)
    const edited = (from: string, to: string): Section[] =>
      JSON.parse(JSON.stringify(base.freeText).replace(from, to)) as Section[]
    const save = (freeText: Section[]) =>
      t.call(routes.updateApplication, {
        as: recruiter,
        params: { appId },
        body: { update: { freeText }, baseRevision: base.revision },
      })
    const answers = await Promise.all([
      save(edited('Head of Supply Chain', 'Director of Supply Chain')),
      save(edited('Leads 210 people', 'Leads 240 people')),
      save(edited('Operations Planner', 'Senior Operations Planner')),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
    const text = JSON.stringify((await get(appId)).freeText)
    expect(text).toContain('Director of Supply Chain')
    expect(text).toContain('240')
    expect(text).toContain('Senior Operations Planner')
    expect((await get(appId)).revision).toBe(base.revision + 3)
  })

  it('sent a second time, because the first answer was lost, are kept once', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const base = await get(appId)
    const freeText = JSON.parse(
      JSON.stringify(base.freeText).replace('Leads 210 people', 'Leads 210 people and a dog'),
    ) as Section[]
    freeText.push({ id: 'freeText-9', title: 'Languages', kind: 'other', content: [{ insert: 'Dutch\n' }] })
    const body = { update: { freeText }, baseRevision: base.revision }
    await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body })
    const first = (await get(appId)).freeText
    await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body })
    expect((await get(appId)).freeText).toEqual(first)
  })

  it('replace the text when no base is named, as the specification says', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const freeText: Section[] = [
      { id: 'freeText', title: 'Only this', kind: 'other', content: [{ insert: 'Words\n' }] },
    ]
    await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body: { update: { freeText } } })
    expect((await get(appId)).freeText).toEqual(freeText)
  })

  it('from a revision that never was are refused, not guessed', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const { freeText } = await get(appId)
    const body = { update: { freeText }, baseRevision: 99 }
    const answer = await t.call(routes.updateApplication, { as: recruiter, params: { appId }, body })
    expect([answer.status, answer.error.error, answer.error['revision']]).toEqual([409, 'revision_conflict', 2])
  })
})

describe('an application', () => {
  it('takes a status and a template, but not one that only reading may give', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const act = (query: Parameters<typeof t.call<typeof routes.actOnApplication>>[1]) =>
      t.call(routes.actOnApplication, { as: recruiter, params: { appId }, ...query })
    const templates = Object.keys((await t.call(routes.listTemplates, { as: recruiter })).value)
    expect((await act({ query: { updateType: 'newStatus', newStatus: 'ready' } })).value.status).toBe('ready')
    expect((await act({ query: { updateType: 'newStatus', newStatus: 'processing' } })).status).toBe(400)
    const templateId = templates[1] ?? ''
    expect((await act({ query: { updateType: 'apply_template', templateId } })).value.template).toBe(templateId)
  })

  it('is listed without its text, and goes with everything that hangs on it', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const list = (await t.call(routes.listApplications, { as: recruiter, params: { folderId: company.folderId } }))
      .value
    expect(list[appId]).toMatchObject({ candidateName: 'Maren Oduya', freeText: [], loadedIndividually: false })
    const { storage } = t.gateway.context
    expect(await storage.list(company.companyId, `applications/${appId}`)).toHaveLength(1)
    await t.call(routes.deleteApplication, { as: recruiter, params: { appId } })
    await expect.poll(() => storage.list(company.companyId, `applications/${appId}`)).toHaveLength(0)
  })

  it('keeps a finished document, and refuses what only says it is one', async () => {
    const appId = await makeApplication(t, recruiter, company)
    const output = (body: object) =>
      t.request('POST', `/api/output/${appId.replaceAll('_', '/')}`, { as: recruiter, body })
    const good = await output({ fileName: 'Maren', outputName: 'Maren\r\nOduya', pdfB64: b64('%PDF-1.7 words') })
    expect(good.status).toBe(400)
    expect((await output({ fileName: 'Maren "Oduya"', pdfB64: b64('%PDF-1.7 words') })).value).toMatchObject({
      fileName: 'Maren Oduya.pdf',
      format: 'pdf',
    })
    expect((await output({ fileName: 'x', pdfB64: b64('<html>') })).error.error).toBe('output_not_accepted')
    expect((await output({ fileName: 'x' })).error.error).toBe('output_not_accepted')
  })
})

describe('a logo', () => {
  it('is drawn anew from its pixels, and only by who may', async () => {
    const { default: sharp } = await import('sharp')
    const png = await sharp({ create: { width: 3000, height: 300, channels: 3, background: '#0b4f4a' } })
      .withMetadata({ exif: { IFD0: { Copyright: 'secret-exif' } } })
      .png()
      .toBuffer()
    const brand = await t.signIn(company.users.brandEditor.email)
    const body = { fileB64: b64(png), fileType: 'image/svg+xml', fileName: 'logo.png', setAsCurrent: true }
    const answer = await t.call(routes.createLogo, { as: brand, body })
    expect(answer.value).toMatchObject({ fileType: 'image/png', width: 1200, height: 120 })
    expect(Buffer.from(answer.value.fileB64, 'base64').toString('latin1')).not.toContain('secret-exif')
    expect((await t.call(routes.createLogo, { as: recruiter, body })).status).toBe(403)
    const svg = { ...body, fileB64: b64('<svg onload="alert(1)"/>') }
    expect((await t.call(routes.createLogo, { as: brand, body: svg })).error.error).toBe('logo_not_accepted')
    const client = await t.call(routes.getClient, { as: recruiter })
    expect(client.value.branding.logo?.fileName).toBe('logo.png')
    expect(client.value.branding.logo).not.toHaveProperty('luminance')
  })

  it('says how light its ink is where its ground is transparent', async () => {
    const { default: sharp } = await import('sharp')
    const ink = await sharp({ create: { width: 100, height: 40, channels: 4, background: '#ffffff' } })
      .extend({ right: 100, background: '#00000000' })
      .png()
      .toBuffer()
    const brand = await t.signIn(company.users.brandEditor.email)
    await t.call(routes.createLogo, {
      as: brand,
      body: { fileB64: b64(ink), fileType: 'image/png', fileName: 'white.png', setAsCurrent: true },
    })
    const client = await t.call(routes.getClient, { as: recruiter })
    expect(client.value.branding.logo?.luminance).toBe(1)
  })
})
