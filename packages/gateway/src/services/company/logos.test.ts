import { routes } from '@tabard/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

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

const picture = (width = 60, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0b4f4a' } })
const post = (bytes: Uint8Array | string, fileName = 'logo.png', setAsCurrent = true, as = editor) =>
  t.call(routes.createLogo, {
    as,
    body: { fileB64: Buffer.from(bytes).toString('base64'), fileType: 'image/png', fileName, setAsCurrent },
  })
const get = (fileName?: string, as = recruiter) =>
  t.call(routes.getLogo, { as, query: fileName === undefined ? {} : { fileName } })

describe('logos', () => {
  it('are none at first', async () => {
    expect((await get()).status).toBe(404)
    expect((await t.call(routes.listLogos, { as: editor })).status).toBe(404)
  })

  it('are drawn anew, the current one or one by name, and never those of another company', async () => {
    const jpeg = await picture(2400, 600)
      .withExif({ IFD0: { Copyright: 'secret-exif' } })
      .jpeg()
      .toBuffer()
    const first = await post(jpeg, 'first.jpg')
    expect(first.value).toMatchObject({ fileType: 'image/jpeg', width: 1200, height: 300 })
    expect(Buffer.from(first.value.fileB64, 'base64').toString('latin1')).not.toContain('secret-exif')
    await post(await picture().png().toBuffer(), 'second.png', false)
    expect((await get()).value.fileName).toBe('first.jpg')
    expect((await get('second.png')).value).toMatchObject({ fileName: 'second.png', fileType: 'image/png' })
    expect((await get('first.jpg', stranger)).status).toBe(404)
    const { logos } = (await t.call(routes.listLogos, { as: editor })).value
    expect(logos.map(({ fileName, isCurrent }) => [fileName, isCurrent]).sort()).toEqual([
      ['first.jpg', true],
      ['second.png', false],
    ])
  })

  it('are not sent again to who has them', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    const again = await t.request('GET', '/api/logos', { as: recruiter, headers: { 'if-none-match': etag } })
    expect([again.status, again.text]).toEqual([304, ''])
    expect((await t.request('GET', '/api/logos', { headers: { 'if-none-match': etag } })).status).toBe(401)
    expect((await t.request('GET', '/api/logos', { as: stranger, headers: { 'if-none-match': etag } })).status).toBe(
      404,
    )
  })

  it.each([
    ['a drawing that scripts', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'It is neither'],
    ['a page', () => '<html><script>alert(1)</script>', 'It is neither'],
    ['one cut short', async () => (await picture(900, 900).png().toBuffer()).subarray(0, 60), 'It is damaged'],
    ['one of 26 megapixels', () => picture(6500, 4001).png().toBuffer(), 'It is damaged, or larger'],
  ])('refuse %s, with the words that clients know and the reason', async (_name, make, reason) => {
    const answer = await post(await make())
    expect([answer.status, answer.error.error]).toEqual([422, 'logo_not_accepted'])
    expect(answer.error.message.startsWith(`image file not accepted: ${reason}`)).toBe(true)
  })

  it('have 1,500,000 bytes at most', async () => {
    expect((await post(Buffer.alloc(1_500_001, 7))).status).toBe(413)
    expect((await post(Buffer.alloc(1_500_000, 7))).status).toBe(422)
  })

  it('go with their bytes, for whoever may write branding', async () => {
    const query = { fileName: 'first.jpg' }
    expect((await t.call(routes.deleteLogo, { as: recruiter, query })).status).toBe(403)
    expect((await t.call(routes.deleteLogo, { as: stranger, query })).status).toBe(404)
    expect((await post('x', 'x.png', true, recruiter)).status).toBe(403)
    expect((await t.call(routes.deleteLogo, { as: editor, query })).value).toEqual(query)
    expect((await get()).status).toBe(404)
    await expect.poll(() => t.gateway.context.storage.list(company.companyId, 'logos/')).toHaveLength(1)
  })
})
