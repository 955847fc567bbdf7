import { routes, type AppId, type FileBody, type OutputBody } from '@tabard/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication, uploadFile, whenRead } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { docxFile } from '#test/support/cv-files.ts'

let t: TestGateway
let company: SeededCompany
let other: SeededCompany
let recruiter: Credentials
let appId: AppId
let png: Uint8Array

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  other = await t.company('Other Company')
  recruiter = await t.signIn(company.users.recruiter.email)
  appId = await makeApplication(t, recruiter, company)
  png = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => t.close())

const b64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const pdf = b64('%PDF-1.7 words')
const docx = (name: string) =>
  docxFile([
    { style: 'name', text: name },
    { style: 'text', text: 'Counts things.' },
  ])

describe('a file', () => {
  const add = (body: FileBody, id = appId, as = recruiter) =>
    t.call(routes.createFile, { as, params: { appId: id }, body })
  const list = async (id = appId) =>
    (await t.call(routes.getFiles, { as: recruiter, params: { appId: id } })).value.files

  it('is kept beside the CV as what its bytes say it is, under a name that may be shown', async () => {
    const answer = await add({
      fileB64: b64(png),
      fileType: 'application/pdf',
      designation: 'certificate',
      fileName: '..\\..\\<b>Diploma\u202egnp.exe',
    })
    expect(answer.value).toMatchObject({ fileType: 'image/png', designation: 'certificate', sizeBytes: png.length })
    expect(answer.value.fileName).not.toMatch(/[\\/<>\u202e]/)
    expect(answer.value.fileB64).toBeUndefined()
    const query = { fileId: answer.value.fileId }
    const { value } = await t.call(routes.getFiles, { as: recruiter, params: { appId }, query })
    expect(value.files).toMatchObject([{ fileB64: b64(png) }])
  })

  it.each([
    ['a page', 'supporting', '<html><script>alert(1)</script>', 'file_not_accepted'],
    ['a drawing', 'supporting', '<svg onload="alert(1)"/>', 'file_not_accepted'],
    ['a program', 'cover_letter', 'MZ\u0090\u0000', 'file_not_accepted'],
    ['nothing', 'supporting', '', 'file_empty'],
    ['a picture as original', 'original', Buffer.from('89504e470d0a1a0a', 'hex'), 'file_not_a_cv_format'],
    ['more than 15 MB', 'supporting', Buffer.alloc(15_000_001, '%PDF-1.7'), 'file_too_large'],
  ] as const)('is refused when it is %s', async (_what, designation, bytes, code) => {
    const before = await list()
    const answer = await add({ fileB64: b64(bytes), designation })
    expect([answer.status, answer.error.error]).toEqual([422, code])
    expect(await list()).toEqual(before)
  })

  it('that replaces the original leaves the text alone, and the old one stays', async () => {
    const text = (await whenRead(t, recruiter, appId)).freeText
    const bytes = docx('Somebody Else')
    await add({ fileB64: b64(bytes), designation: 'original', fileName: 'new.docx' })
    const after = await whenRead(t, recruiter, appId)
    expect(after).toMatchObject({ freeText: text, fileName: 'new.docx', fileTypes: ['docx'] })
    const designations = (await list()).map((file) => file.designation)
    expect(designations.filter((one) => one === 'original')).toHaveLength(1)
    expect(designations).toContain('former')
    const query = { designation: 'original' as const }
    const { value } = await t.call(routes.getFiles, { as: recruiter, params: { appId }, query })
    expect(value.files[0]?.fileB64).toBe(b64(bytes))
  })

  it('is read at once where there was no text to be had before', async () => {
    const broken = await uploadFile(t, recruiter, company, Buffer.from('%PDF-1.7 no page'), 'broken.pdf')
    expect((await whenRead(t, recruiter, broken)).status).toBe('failed')
    await add({ fileB64: b64(docx('Ada Readable')), designation: 'original' }, broken)
    expect(await whenRead(t, recruiter, broken)).toMatchObject({
      status: 'new',
      failure: null,
      candidateName: 'Ada Readable',
    })
    const { value: made } = await t.call(routes.createApplication, { as: recruiter, body: {} })
    const [empty = ''] = Object.keys(made)
    await add({ fileB64: b64(docx('Nina Empty')), designation: 'original' }, empty)
    expect((await whenRead(t, recruiter, empty)).candidateName).toBe('Nina Empty')
  })

  it('is added by nobody outside the team', async () => {
    const body = { fileB64: pdf, designation: 'supporting' as const }
    const stranger = await t.signIn(other.users.recruiter.email)
    expect((await add(body, appId, stranger)).status).toBe(404)
    const grant = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'edit', singleApplication: appId },
    })
    expect((await add(body, appId, bySignature(grant.value.accessToken))).status).toBe(403)
  })
})

describe('a finished document', () => {
  const keep = (body: OutputBody, as = recruiter) => t.call(routes.createOutput, { as, params: { appId }, body })
  const outputs = (outputId?: string, as = recruiter) =>
    t.call(routes.listOutputs, { as, params: { appId }, query: outputId === undefined ? {} : { outputId } })

  it('is kept with all that was said of it, and can be had back', async () => {
    const body = {
      outputName: 'Maren for Veltkamp',
      fileName: 'maren.pdf',
      userId: company.users.admin.userId,
      chapters: ['Profile', 'Experience'],
      bullhornOutputData: { entityId: 9, nested: { ok: true } },
      pdfB64: pdf,
      imageB64: b64(png),
      imageType: 'thumbnail',
      imageFileType: 'image/png',
    }
    const { value: kept } = await keep(body)
    expect(kept).toMatchObject({
      format: 'pdf',
      fileName: 'Maren for Veltkamp.pdf',
      outputName: 'Maren for Veltkamp',
      userId: company.users.admin.userId,
      chapters: ['Profile', 'Experience'],
    })
    const { value } = await outputs()
    expect(value.outputs.map(({ format, imageType }) => [format, imageType]).sort()).toEqual([
      ['image', 'thumbnail'],
      ['pdf', ''],
    ])
    expect(value.outputs[0]).not.toHaveProperty('fileB64')
    const one = (await outputs(kept.outputId)).value.outputs
    expect(one).toMatchObject([{ fileB64: pdf, bullhornOutputData: { entityId: 9, nested: { ok: true } } }])
    expect((await whenRead(t, recruiter, appId)).outputName).toBe('Maren for Veltkamp')
    expect((await outputs(`${kept.outputId}x`)).status).toBe(404)
  })

  it.each([
    ['a page as PDF', { pdfB64: b64('<html>') }],
    ['a PDF as picture', { imageB64: pdf }],
    ['a PNG that is called JPEG', { imageB64: 'png', imageFileType: 'image/jpeg' }],
    ['nothing', {}],
  ])('is refused when it is %s', async (_what, part) => {
    const filled = 'imageB64' in part && part.imageB64 === 'png' ? { ...part, imageB64: b64(png) } : part
    expect((await keep({ fileName: 'x', ...filled })).error.error).toBe('output_not_accepted')
  })

  it('is made in nobody’s name of another company', async () => {
    expect((await keep({ fileName: 'x', pdfB64: pdf, userId: other.users.admin.userId })).status).toBe(404)
    const stranger = await t.signIn(other.users.recruiter.email)
    expect((await outputs(undefined, stranger)).status).toBe(404)
  })
})

describe('a folder', () => {
  it('is made, renamed, and deleted once nothing is in it', async () => {
    const { value: folder } = await t.call(routes.putFolder, { as: recruiter, body: { name: 'Nurses' } })
    const rename = { folder_id: folder.folder_id, name: 'Night nurses' }
    expect((await t.call(routes.putFolder, { as: recruiter, body: rename })).value.name).toBe('Night nurses')
    expect((await t.call(routes.putFolder, { as: recruiter, body: { name: 'NIGHT nurses' } })).status).toBe(409)
    const params = { folderId: folder.folder_id }
    const inside = await uploadFile(
      t,
      recruiter,
      { ...company, folderId: folder.folder_id },
      docx('In Folder'),
      'in.docx',
    )
    const refused = await t.call(routes.deleteFolder, { as: recruiter, params })
    expect([refused.status, refused.error.error]).toEqual([409, 'folder_not_empty'])
    await t.call(routes.deleteApplication, { as: recruiter, params: { appId: inside } })
    const stranger = await t.signIn(other.users.admin.email)
    expect((await t.call(routes.deleteFolder, { as: stranger, params })).status).toBe(404)
    expect((await t.call(routes.deleteFolder, { as: recruiter, params })).value).toEqual({
      folder_id: folder.folder_id,
    })
    expect((await t.call(routes.deleteFolder, { as: recruiter, params })).status).toBe(404)
    const { value } = await t.call(routes.listFolders, { as: recruiter })
    expect(Object.keys(value)).not.toContain(folder.folder_id)
  })

  it('list of none is a 404', async () => {
    const fresh = await t.company('Fresh Company')
    const as = await t.signIn(fresh.users.recruiter.email)
    await t.call(routes.deleteFolder, { as, params: { folderId: fresh.folderId } })
    expect((await t.call(routes.listFolders, { as })).status).toBe(404)
  })
})
