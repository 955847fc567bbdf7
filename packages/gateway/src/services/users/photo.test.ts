import { routes } from '@tabard/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let admin: Credentials
let recruiter: Credentials

beforeAll(async () => {
  t = await startGateway()
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  recruiter = await t.signIn(ours.users.recruiter.email)
})
afterAll(() => t.close())

const draw = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#0b4f4a' } })

it('is kept as it was sent, drawn anew, and 404 until there is one', async () => {
  const query = { user_id: ours.users.recruiter.userId }
  expect((await t.call(routes.getUserPhoto, { as: recruiter, query })).status).toBe(404)
  const secret = 'secret-exif-words'
  const body = await draw(1600, 900)
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
  expect(body.toString('latin1')).toContain(secret)
  // Said to be PNG; its bytes say otherwise, and they are believed.
  expect((await t.call(routes.putUserPhoto, { as: recruiter, query, body })).value.fileType).toBe('image/jpeg')
  const { value } = await t.call(routes.getUserPhoto, { as: admin, query })
  const kept = Buffer.from(value.image, 'base64')
  expect(kept.toString('latin1')).not.toContain(secret)
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 450 })
  const png = await t.call(routes.putUserPhoto, { as: recruiter, query, body: await draw().png().toBuffer() })
  expect([png.value.user_id, png.value.fileType]).toEqual([query.user_id, 'image/png'])
})

it("is one's own to change, or an admin's of the same company", async () => {
  const body = await draw().png().toBuffer()
  const query = { user_id: ours.users.admin.userId }
  expect((await t.call(routes.putUserPhoto, { as: recruiter, query, body })).status).toBe(403)
  const other = { user_id: ours.users.recruiter.userId }
  expect((await t.call(routes.putUserPhoto, { as: admin, query: other, body })).status).toBe(200)
  const foreign = { user_id: theirs.users.recruiter.userId }
  expect((await t.call(routes.putUserPhoto, { as: admin, query: foreign, body })).status).toBe(404)
  await t.call(routes.putUserPhoto, { as: await t.signIn(theirs.users.recruiter.email), query: foreign, body })
  expect((await t.call(routes.getUserPhoto, { as: admin, query: foreign })).status).toBe(404)
})

it('refuses what is no picture, too large a one, and other kinds of body', async () => {
  const path = `/api/user_photo?user_id=${ours.users.recruiter.userId}`
  const put = async (body: unknown, type: string) =>
    (await t.request('PUT', path, { as: recruiter, body, headers: { 'content-type': type } })).error.error
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  const cut = (await draw(400, 400).png().toBuffer()).subarray(0, 200)
  const wide = await draw(6000, 5000).png().toBuffer()
  for (const body of [svg, cut, wide, Buffer.from('GIF89a')]) {
    expect(await put(body, 'image/png')).toBe('photo_not_accepted')
  }
  expect(await put(Buffer.alloc(5_000_001), 'image/png')).toBe('payload_too_large')
  expect(await put('{"image":"x"}', 'application/json')).toBe('unsupported_media_type')
  expect(await put(svg, 'image/svg+xml')).toBe('unsupported_media_type')
})
