import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createGallery, createVendorPage, type GalleryParts } from './gallery.ts'
import type { GalleryState } from './gallery-states.ts'
import { folders } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabard-gallery-'))
const manifest = join(folder, 'custom-elements.json')
afterAll(() => rmSync(folder, { recursive: true }))
const events = [{ name: 'ready' }, { name: 'dirty' }]
writeFileSync(manifest, JSON.stringify({ modules: [{ declarations: [{ tagName: 'tabard-cv-viewer', events }] }] }))

const parts: GalleryParts = {
  folder: folders.examples,
  manifest,
  publicUrl: 'https://cv.test',
  vendorUrl: 'https://vendor.test',
  version: '1.2.3',
  sample: async (kind) => ({ appId: 'a1', sig: `<${kind}>` }),
}
const gallery = createGallery(parts)
const vendor = createVendorPage(parts)
const framedBy = async (answer: Response | Promise<Response>) =>
  /frame-ancestors ([^;]+)/.exec((await answer).headers.get('content-security-policy') ?? '')?.[1]
const open = async (id: string) => (await gallery.request(`/stage/${id}`)).text()
const screens = JSON.parse(readFileSync(join(folders.examples, 'gallery/states.json'), 'utf8')) as {
  states: GalleryState[]
}[]
const drawn = screens.flatMap(({ states }) => states).filter(({ page }) => /^script-tag\//.test(page))

describe('a state of the gallery', () => {
  it.each(drawn.map(({ id }) => id))('%s is a page with nothing left to fill in', async (id) => {
    expect(await open(id)).not.toMatch(/%[A-Z_]+%/)
  })

  it('is its element with its record, its token and its own attributes', async () => {
    expect(await open('dark')).toContain(
      '<tabard-cv-viewer sig="&lt;edit&gt;" app-id="a1" mode="edit" theme="dark"></tabard-cv-viewer>',
    )
  })

  it('logs every event the manifest names', async () => {
    expect(await open('digital')).toContain('data-events="ready dirty"')
  })

  it.each([
    ['vendor', 'https://vendor.test', '/'],
    ['frame', 'https://vendor.test/frame', '/frame'],
  ])('that is another site leads there: %s', async (id, address, path) => {
    expect((await gallery.request(`/stage/${id}`)).headers.get('location')).toBe(address)
    const page = await vendor.request(path)
    expect(page.status).toBe(200)
    expect(await page.text()).not.toMatch(/%[A-Z_]+%/)
  })

  it('is framed by the gallery alone, and the gallery by nobody', async () => {
    expect(await framedBy(gallery.request('/'))).toBe("'none'")
    for (const { id } of drawn) expect([id, await framedBy(gallery.request(`/stage/${id}`))]).toEqual([id, "'self'"])
    for (const path of ['/', '/frame']) expect(await framedBy(vendor.request(path))).toBe('https://cv.test')
  })

  it('that nobody wrote is not found', async () => {
    expect((await gallery.request('/stage/constructor')).status).toBe(404)
  })
})
