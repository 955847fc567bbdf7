import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createGallery } from './gallery.ts'
import type { GalleryState } from './gallery-states.ts'
import { folders } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'tabard-gallery-'))
const manifest = join(folder, 'custom-elements.json')
afterAll(() => rmSync(folder, { recursive: true }))
const events = [{ name: 'ready' }, { name: 'dirty' }]
writeFileSync(manifest, JSON.stringify({ modules: [{ declarations: [{ tagName: 'tabard-cv-viewer', events }] }] }))

const gallery = createGallery({
  folder: folders.examples,
  manifest,
  publicUrl: 'https://cv.test',
  vendorUrl: 'https://vendor.test',
  version: '1.2.3',
  sample: async (kind) => ({ appId: 'a1', sig: `<${kind}>` }),
})
const open = async (id: string) => (await gallery.request(`/stage/${id}`)).text()
const screens = JSON.parse(readFileSync(join(folders.examples, 'gallery/states.json'), 'utf8')) as {
  states: GalleryState[]
}[]
const drawn = screens
  .flatMap(({ states }) => states)
  .filter(({ page }) => !page.startsWith('react/') && !page.startsWith('vendor/'))

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

  it('that is another site leads there', async () => {
    expect((await gallery.request('/stage/vendor')).headers.get('location')).toBe('https://vendor.test')
  })

  it('that nobody wrote is not found', async () => {
    expect((await gallery.request('/stage/constructor')).status).toBe(404)
  })
})
