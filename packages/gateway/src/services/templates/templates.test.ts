import {
  routes,
  type Body,
  type Picture,
  type Template,
  type TemplateAction,
  type ImageTemplateBody,
} from '@tabard/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let company: SeededCompany
let editor: Credentials
let recruiter: Credentials
let stranger: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  editor = await t.signIn(company.users.brandEditor.email)
  recruiter = await t.signIn(company.users.recruiter.email)
  stranger = await t.signIn((await t.company('Other')).users.admin.email)
})
afterAll(() => t.close())

const list = async (as = editor) => Object.values((await t.call(routes.listTemplates, { as })).value)
const create = (body: Body<typeof routes.createTemplate>, as = editor) => t.call(routes.createTemplate, { as, body })
const act = (templateId: string, query: TemplateAction, body?: ImageTemplateBody, as = editor) =>
  t.call(routes.actOnTemplate, { as, params: { templateId }, query, body })
const patch = (templateId: string, update: unknown, as = editor, more: object = {}) =>
  t.request('PATCH', `/api/templates/${templateId.replace('_', '/')}`, { as, body: { update, ...more } })
const get = (templateId: string, as = editor) => t.call(routes.getTemplate, { as, params: { templateId } })
const png = (width: number, height: number, background = '#0b4f4a') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const signed = async (templateId: string, accessType: 'view' | 'edit') => {
  const { value } = await t.call(routes.getAccess, { as: editor, query: { accessType, singleTemplate: templateId } })
  return bySignature(value.accessToken)
}

describe('default templates', () => {
  it('are the shipped looks, which every company starts with', async () => {
    const { value } = await t.call(routes.listDefaultTemplates, { as: recruiter })
    expect(Object.keys(value)).toEqual(expect.arrayContaining(['chief', 'pale', 'chancery']))
    expect((await list()).map((one) => one.templateName)).toEqual(Object.values(value).map((one) => one.templateName))
    expect((await list()).every((one) => one.live)).toBe(true)
  })
})

describe('a new template', () => {
  it('is a copy of a default one, or of the first when none is named, and hidden at first', async () => {
    const answer = await create({ defaultTemplateId: 'pale' })
    expect(answer.value).toMatchObject({ templateName: 'Pale', live: false, templateVersion: 1 })
    expect((await create({ templateName: 'Ours' })).value).toMatchObject({ templateName: 'Ours', live: false })
    expect((await create({ defaultTemplateId: 'nowhere' })).status).toBe(404)
  })

  it('is a copy of another one, pictures included, and stays when that is deleted', async () => {
    const original = (await create({ defaultTemplateId: 'chief' })).value
    await act(
      original.template_id,
      { updateType: 'update_image_template' },
      { imageTemplate: base64(await png(20, 30)), imageTemplateId: 'letterhead' },
    )
    const copy = (
      await create({ copyFrom: original.template_id, createdBy: company.users.brandEditor.userId, templateVersion: 7 })
    ).value
    expect(copy).toMatchObject({ templateName: 'Chief (copy)', templateVersion: 7, design: original.design })
    expect(
      (await t.call(routes.deleteTemplate, { as: editor, params: { templateId: original.template_id } })).status,
    ).toBe(200)
    const below = `templates/${original.template_id}/`
    await expect.poll(() => t.gateway.context.storage.list(company.companyId, below)).toEqual([])
    const params = { templateId: copy.template_id }
    const picture = await t.call(routes.getImageTemplate, {
      as: editor,
      params,
      query: { imageTemplateId: 'letterhead' },
    })
    expect(picture.value).toMatchObject({ fileType: 'image/png', width: 20, height: 30 })
  })

  it('comes from nobody else: neither another company nor another maker', async () => {
    const [foreign] = await list(stranger)
    expect((await create({ copyFrom: foreign?.template_id ?? '' })).status).toBe(404)
    expect((await create({ createdBy: company.users.admin.userId })).status).toBe(404)
    expect((await create({ templateName: 'Mine' }, recruiter)).status).toBe(403)
    expect(
      (await t.request('POST', '/api/templates', { as: editor, body: { live: true, company_id: 'x' } })).status,
    ).toBe(400)
  })
})

describe('the list', () => {
  it('leaves out what is large and was not asked for', async () => {
    const { template_id: templateId } = (await create({ defaultTemplateId: 'chief' })).value
    await patch(templateId, { freeText: [{ title: 'Closing', content: [{ insert: 'Thank you.\n' }] }] })
    const attributes = 'templateName,createdTime,templateVersion,lastModifiedTime,live'
    const named = (await t.call(routes.listTemplates, { as: recruiter, query: { attributes } })).value[templateId]
    expect(named).toMatchObject({ templateName: 'Chief', freeText: [] })
    expect((await get(templateId)).value.freeText).toMatchObject([{ id: 'freeText', title: 'Closing' }])
  })
})

describe('a change', () => {
  let template: Template
  beforeAll(async () => {
    template = (await create({ defaultTemplateId: 'chief' })).value
  })

  it('names fields or parts of the design; the version grows, and who comes too late is told', async () => {
    const { template_id: id } = template
    const bullets = template.design.bullets === 'dash' ? 'disc' : 'dash'
    const answer = await patch(id, { templateName: 'Bold', design: { bullets } }, editor, { baseRevision: 1 })
    expect(answer.value).toMatchObject({
      templateName: 'Bold',
      templateVersion: 2,
      design: { ...template.design, bullets },
    })
    const late = await patch(id, { templateName: 'Late' }, editor, { baseRevision: 1 })
    expect([late.status, late.error.error, late.error['revision']]).toEqual([409, 'revision_conflict', 2])
    const typed = await t.call(routes.updateTemplate, {
      as: editor,
      params: { templateId: id },
      body: { update: { templateName: 'Typed' } },
    })
    expect(typed.value.templateName).toBe('Typed')
  })

  it.each([
    ['company_id', 'x'],
    ['template_id', 'x'],
    ['live', true],
    ['templateVersion', 9],
    ['is_default', true],
    ['imageTemplates', []],
    ['design', { page: { size: 'A4', margins: { top: 0, right: 300, bottom: 0, left: 290 } } }],
    ['design', { fonts: { body: 'Inter; background: url(x)', heading: 'Inter' } }],
    ['design', { body: { size: 500, lineHeight: 1 } }],
    ['design', { body: { size: 10, lineHeight: 1.4, extra: 1 } }],
    ['design', { colour: 'red' }],
    ['design', { sectionTitles: { profile: 'x'.repeat(300) } }],
    ['freeText', [{ content: [{ insert: 'x\n', attributes: { link: 'javascript:alert(1)' } }] }]],
    ['freeText', [{ content: [{ insert: 'no newline' }] }]],
    ['embedCard', { x: { url: 'javascript:alert(1)', width: 100 } }],
  ])('refuses %s: %j', async (field, value) => {
    const answer = await patch(template.template_id, { [field]: value })
    expect(answer.status).toBe(400)
  })

  it('is for roles that may write templates', async () => {
    expect((await patch(template.template_id, { templateName: 'x' }, recruiter)).status).toBe(403)
    expect((await act(template.template_id, { updateType: 'liveStatus' }, undefined, recruiter)).status).toBe(403)
    expect((await patch(template.template_id, { templateName: 'x' }, stranger)).status).toBe(404)
    expect((await act(template.template_id, { updateType: 'liveStatus' }, undefined, stranger)).status).toBe(404)
  })
})

describe('liveStatus and deleting', () => {
  it('toggles, or sets what is said', async () => {
    const { template_id: id } = (await create({ defaultTemplateId: 'pale' })).value
    expect((await act(id, { updateType: 'liveStatus' })).value.live).toBe(true)
    expect((await act(id, { updateType: 'liveStatus' })).value.live).toBe(false)
    expect((await act(id, { updateType: 'liveStatus', liveStatus: false })).value.live).toBe(false)
    expect((await act(id, { updateType: 'liveStatus' }, { imageTemplate: '' })).status).toBe(400)
  })

  it('keeps the last live one, also when all are hidden and deleted at once', async () => {
    const small = await t.company('Small')
    const as = await t.signIn(small.users.admin.email)
    const all = await list(as)
    const answers = await Promise.all(
      all.map((one, at) =>
        at % 2 === 0
          ? act(one.template_id, { updateType: 'liveStatus', liveStatus: false }, undefined, as)
          : t.call(routes.deleteTemplate, { as, params: { templateId: one.template_id } }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(all.length - 1)
    expect(answers.filter((answer) => answer.error.error === 'last_template')).toHaveLength(1)
    expect((await list(as)).filter((one) => one.live)).toHaveLength(1)
  })

  it('shows a CV whose template is gone in a live one', async () => {
    const { template_id: templateId } = (await create({ defaultTemplateId: 'pale' })).value
    const appId = await makeApplication(t, recruiter, company)
    await t.call(routes.actOnApplication, {
      as: recruiter,
      params: { appId },
      query: { updateType: 'apply_template', templateId },
    })
    const bundle = () => t.call(routes.getApplicationBundle, { as: recruiter, params: { appId } })
    expect((await bundle()).value.template.template_id).toBe(templateId)
    await t.call(routes.deleteTemplate, { as: editor, params: { templateId } })
    expect((await bundle()).value.template).toMatchObject({ templateName: 'Chief', live: true })
    expect((await t.call(routes.deleteTemplate, { as: editor, params: { templateId } })).status).toBe(404)
  })
})

describe('embed and transform', () => {
  it('keeps a card of our own making, and never sends its code', async () => {
    const { template_id: id } = (await create({ defaultTemplateId: 'pale' })).value
    const url = 'https://vimeo.com/76979871'
    const answer = await act(id, { updateType: 'embed', url, embedCardId: 'about', width: 320 })
    expect(answer.value.embedCard).toEqual({ about: { url, width: 320, provider: 'vimeo' } })
    expect((await get(id)).text).not.toMatch(/embedCode|iframe/)
    const refused = await act(id, { updateType: 'embed', url: 'https://vimeo.com.evil.example/76979871' })
    expect([refused.status, refused.error.error]).toEqual([422, 'embed_not_accepted'])
  })

  it("rewrites the template's own sections by rules, and says so where only a model could", async () => {
    const { template_id: id } = (await create({ defaultTemplateId: 'pale' })).value
    await patch(id, { freeText: [{ title: 'Closing', content: [{ insert: 'We   thank you .\n\n\n\n' }] }] })
    const answer = await act(id, { updateType: 'transform', transformType: 'tidy' })
    expect(answer.value.freeText[0]?.content).toEqual([{ insert: 'We thank you.\n' }])
    const refused = await act(id, { updateType: 'transform', transformType: 'rewrite' })
    expect([refused.status, refused.error.message]).toEqual([
      503,
      "AI Assist isn't available right now. Please try again later.",
    ])
    expect((await act(id, { updateType: 'transform', transformType: 'nonsense' })).status).toBe(400)
  })
})

describe('update_image_template', () => {
  const put = (id: string, body: ImageTemplateBody) => act(id, { updateType: 'update_image_template' }, body)
  let id: string
  beforeAll(async () => {
    id = (await create({ defaultTemplateId: 'chief' })).value.template_id
  })
  const picture = (imageTemplateId: string, as = editor, templateId = id) =>
    t.call(routes.getImageTemplate, { as, params: { templateId }, query: { imageTemplateId } })

  it('draws the picture anew, and covers the whole page unless told otherwise', async () => {
    const jpeg = await sharp(await png(3000, 1500))
      .withExif({ IFD0: { Copyright: 'secret-exif' } })
      .jpeg()
      .toBuffer()
    const answer = await put(id, { imageTemplate: base64(jpeg), fileType: 'image/x-lies', imageTemplateId: 'first' })
    expect(answer.value.imageTemplates).toEqual([
      { imageTemplateId: 'first', fileType: 'image/jpeg', width: 595.28, height: 841.89 },
    ])
    const served = await picture('first')
    expect(served.value).toMatchObject({ fileType: 'image/jpeg', width: 2400, height: 1200 })
    expect(Buffer.from(served.value.fileB64, 'base64').toString('latin1')).not.toContain('secret-exif')
    expect(answer.text + served.text).not.toMatch(/templates\/|"key"/)
  })

  it('keeps a large PNG as JPEG, which a PDF takes as it is', async () => {
    const large = await sharp(await png(1200, 1700))
      .ensureAlpha(0.5)
      .png()
      .toBuffer()
    const answer = await put(id, { imageTemplate: base64(large), imageTemplateId: 'large' })
    expect(answer.value.imageTemplates.at(-1)).toMatchObject({ imageTemplateId: 'large', fileType: 'image/jpeg' })
    expect((await sharp(Buffer.from((await picture('large')).value.fileB64, 'base64')).metadata()).format).toBe('jpeg')
    await put(id, { imageTemplate: '', imageTemplateId: 'large' })
  })

  it('is asked for again with its ETag, and then not sent again', async () => {
    const etag = (await picture('first')).headers.get('etag') ?? ''
    const path = `/api/image-templates/${id.replace('_', '/')}?imageTemplateId=first`
    const again = await t.request('GET', path, { as: editor, headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('puts another in its place, adds one, and takes one away with its bytes', async () => {
    const second = await put(id, {
      imageTemplate: base64(await png(10, 10)),
      imageTemplateId: 'first',
      width: 100,
      height: 50,
    })
    expect(second.value.imageTemplates).toMatchObject([
      { imageTemplateId: 'first', fileType: 'image/png', width: 100, height: 50 },
    ])
    expect((await put(id, { imageTemplate: base64(await png(10, 10)) })).value.imageTemplates).toHaveLength(2)
    expect((await put(id, { imageTemplate: '', imageTemplateId: 'first' })).value.imageTemplates).toHaveLength(1)
    expect((await picture('first')).status).toBe(404)
    const keys = () => t.gateway.context.storage.list(company.companyId, `templates/${id}/`)
    await expect.poll(keys).toHaveLength(1)
    expect((await put(id, { imageTemplate: '', imageTemplateId: 'first' })).status).toBe(404)
  })

  it.each([
    ['a drawing that scripts', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 422],
    [
      'a GIF',
      async () =>
        sharp(await png(9, 9))
          .gif()
          .toBuffer(),
      422,
    ],
    ['one cut short', async () => (await png(900, 900)).subarray(0, 60), 422],
    ['one of 26 megapixels', () => png(6500, 4001), 422],
    ['one of more bytes than we take', () => Buffer.alloc(6_100_000, 7), 413],
  ])('refuses %s', async (_name, make, status) => {
    expect((await put(id, { imageTemplate: base64(await make()) })).status).toBe(status)
  })

  it('needs a body, and bounds what it covers', async () => {
    expect((await act(id, { updateType: 'update_image_template' })).status).toBe(400)
    expect((await put(id, { imageTemplate: base64(await png(9, 9)), width: 1e9 })).status).toBe(400)
  })

  it('holds no more than a few', async () => {
    const tiny = base64(await png(2, 2))
    const { template_id } = (await create({ defaultTemplateId: 'pale' })).value
    const answers: number[] = []
    for (let at = 0; at < 13; at += 1) answers.push((await put(template_id, { imageTemplate: tiny })).status)
    expect(answers).toEqual([...Array<number>(12).fill(200), 409])
  })
})

describe('a thumbnail', () => {
  it('is a picture of page one, kept until the template or the branding changes', async () => {
    const { template_id: templateId } = (await create({ defaultTemplateId: 'chief' })).value
    const thumbnail = async (as = recruiter) =>
      (await t.call(routes.getThumbnail, { as, params: { templateId } })).value
    const first = await thumbnail()
    expect(first).toMatchObject({ fileType: 'image/png', width: 640 })
    expect(first.height).toBeCloseTo(905, -1)
    expect(await inkOf(first)).toBeGreaterThan(0.05)
    expect(await thumbnail()).toEqual(first)
    const { storage } = t.gateway.context
    const kept = () => storage.list(company.companyId, `templates/${templateId}/thumbnails/`)
    expect(await kept()).toHaveLength(1)
    await patch(templateId, {
      design: { header: { kind: 'plain', nameSize: 30, showFacts: false, showContact: true, showIdentifier: false } },
    })
    const second = await thumbnail()
    expect(second.fileB64).not.toBe(first.fileB64)
    expect(await kept()).toHaveLength(1)
    const params = { templateId }
    expect((await t.call(routes.getThumbnail, { as: stranger, params })).status).toBe(404)
  })

  it('and a CV show the picture behind the page', async () => {
    const { template_id: templateId } = (await create({ defaultTemplateId: 'chancery' })).value
    const imageTemplate = base64(await png(60, 85, '#ffe0e0'))
    await act(templateId, { updateType: 'update_image_template' }, { imageTemplate, imageTemplateId: 'paper' })
    const { value } = await t.call(routes.getThumbnail, { as: editor, params: { templateId } })
    const { data } = await sharp(Buffer.from(value.fileB64, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0xff, 0xe0, 0xe0])

    const appId = await makeApplication(t, recruiter, company)
    const bundle = await t.call(routes.getApplicationBundle, {
      as: recruiter,
      params: { appId },
      query: { templateId },
    })
    expect(bundle.value.template.imageTemplates).toMatchObject([{ imageTemplateId: 'paper', width: 595.28 }])
    expect(bundle.value.template.imageTemplates[0]?.data?.length).toBeGreaterThan(50)
  })

  it('shows a shipped look before anybody takes it', async () => {
    const query = { defaultTemplateId: 'pale' }
    const answer = await t.call(routes.getDefaultThumbnail, { as: recruiter, query })
    expect(await inkOf(answer.value)).toBeGreaterThan(0.02)
    const nowhere = await t.call(routes.getDefaultThumbnail, { as: recruiter, query: { defaultTemplateId: 'nowhere' } })
    expect(nowhere.status).toBe(404)
  })
})

describe('a signature for one template', () => {
  it('reads or writes that one, and neither hides it nor sees another', async () => {
    const mine = (await create({ defaultTemplateId: 'chief' })).value.template_id
    const another = (await create({ defaultTemplateId: 'pale' })).value.template_id
    const [visitor, writer] = [await signed(mine, 'view'), await signed(mine, 'edit')]
    expect((await get(mine, visitor)).status).toBe(200)
    expect((await t.call(routes.getThumbnail, { as: visitor, params: { templateId: mine } })).status).toBe(200)
    expect((await patch(mine, { templateName: 'x' }, visitor)).status).toBe(403)
    expect((await patch(mine, { templateName: 'Signed' }, writer)).status).toBe(200)
    expect((await act(mine, { updateType: 'liveStatus' }, undefined, writer)).status).toBe(403)
    for (const as of [visitor, writer]) {
      expect((await get(another, as)).status).toBe(404)
      expect((await patch(another, { templateName: 'x' }, as)).status).toBe(404)
      expect((await t.call(routes.getThumbnail, { as, params: { templateId: another } })).status).toBe(404)
      expect((await t.call(routes.createTemplate, { as, body: { copyFrom: another } })).status).toBe(403)
    }
    expect(Object.keys((await t.call(routes.listTemplates, { as: writer })).value)).toEqual([mine])
  })

  it('may see the page a CV stands on, when it is for that CV', async () => {
    const { template_id: templateId } = (await create({ defaultTemplateId: 'chief' })).value
    await act(
      templateId,
      { updateType: 'update_image_template' },
      { imageTemplate: base64(await png(9, 9)), imageTemplateId: 'a' },
    )
    const appId = await makeApplication(t, recruiter, company)
    const { value } = await t.call(routes.getAccess, {
      as: recruiter,
      query: { accessType: 'view', singleApplication: appId },
    })
    const visitor = bySignature(value.accessToken)
    const thumbnail = () =>
      t.call(routes.getImageTemplate, { as: visitor, params: { templateId }, query: { imageTemplateId: 'a' } })
    expect((await thumbnail()).status).toBe(404)
    await t.call(routes.actOnApplication, {
      as: recruiter,
      params: { appId },
      query: { updateType: 'apply_template', templateId },
    })
    expect((await thumbnail()).status).toBe(200)
  })
})

/** How much of a picture is not white. */
async function inkOf({ fileB64 }: Picture): Promise<number> {
  const { data } = await sharp(Buffer.from(fileB64, 'base64')).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value < 250).length / data.length
}
