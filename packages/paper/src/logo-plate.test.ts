import type { BrandLogo, Branding } from '@tabard/contract'
import { unzipSync, unzlibSync } from 'fflate'
import { expect, it } from 'vitest'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { builtInTemplates, compose, templateCss, toView, type ViewNode } from './index.ts'
import { pngPixels } from './png-pixels.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput } from './testing/build-cv.ts'
import { readFont } from './testing/read-font.ts'
import { toDocx } from './to-docx.ts'
import { toPdf } from './to-pdf.ts'

/** Half dark green, half transparent. */
const picture: BrandLogo = {
  fileName: 'logo.png',
  mediaType: 'image/png',
  data: 'iVBORw0KGgoAAAANSUhEUgAAACgAAAAKCAYAAADGmhxQAAAAIUlEQVQ4y2PgCfD6T03MQG0w6sBRB446cNSBow4c3A4EANEqSPiI3lLrAAAAAElFTkSuQmCC',
  width: 40,
  height: 10,
}

it.each([
  ['dark ink on a dark band', 'Chief', 0.06, '#ffffff'],
  ['light ink on a dark band', 'Chief', 0.95, null],
  ['dark ink on paper', 'Pale', 0.06, null],
  ['light ink on paper', 'Pale', 0.95, '#0b4f4a'],
  ['light ink on paper, centred', 'Chancery', 0.95, '#0b4f4a'],
  ['a ground of its own on a band', 'Chief', undefined, null],
])(
  'puts a plate behind a logo that would be lost, in every medium alike: %s',
  async (_case, name, luminance, plate) => {
    const design = builtInTemplates.find((template) => template.name === name)?.design
    if (!design) throw new Error('no template')
    const logo = { ...picture, ...(luminance !== undefined && { luminance }) }
    const branding: Branding = { ...sampleBranding, logo }
    const tree = compose({ ...buildInput(design), branding })

    expect(classesOf(toView(tree, design, branding)).includes('brand on-plate')).toBe(plate !== null)
    expect(templateCss(design, branding)).toContain(`--p-plate:${plate ?? 'transparent'};`)

    const pdf = await toPdf(tree, design, branding, await loadFonts(fontsFor(design, branding, tree), readFont))
    const before = contentOf(pdf.bytes).split('/Logo Do')[0]?.split('\n').at(-2) ?? ''
    const colour =
      plate && [1, 3, 5].map((at) => Math.round((parseInt(plate.slice(at, at + 2), 16) / 255) * 1000) / 1000)
    expect(/^\/Artifact BMC (.*) rg .* c .* h f EMC$/.exec(before)?.[1] ?? null).toEqual(colour && colour.join(' '))

    const shown = wordLogo(await toDocx(tree, design, branding))
    if (plate === null) return expect([shown.width, shown.height]).toEqual([40, 10])
    // The plate has round corners and plain edges, and the ink is on it.
    const pixel = (x: number, y: number): number[] => [
      ...shown.colours.subarray((y * shown.width + x) * 3).subarray(0, 3),
    ]
    const [middle, inkStart] = [Math.floor(shown.height / 2), Math.round((shown.width - 40) / 2)]
    expect(shown.alpha[0]).toBeLessThan(255)
    expect(pixel(0, middle)).toEqual([1, 3, 5].map((at) => parseInt(plate.slice(at, at + 2), 16)))
    expect(pixel(inkStart, middle)).toEqual([12, 80, 74])
  },
)

function classesOf(node: ViewNode): string[] {
  return typeof node === 'string' ? [] : [node.className, ...node.children.flatMap(classesOf)]
}

function contentOf(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  return [...text.matchAll(/stream\n(.*?)\nendstream/gs)]
    .map((match) => {
      try {
        return Buffer.from(unzlibSync(Buffer.from(match[1] ?? '', 'latin1'))).toString('latin1')
      } catch {
        return ''
      }
    })
    .filter((content) => content.includes('/Logo Do'))
    .join('\n')
}

function wordLogo(docx: Uint8Array) {
  const file = Object.entries(unzipSync(docx)).find(([path]) => path.startsWith('word/media/') && path.endsWith('.png'))
  const pixels = file && pngPixels(file[1])
  if (!pixels) throw new Error('no logo in the Word document')
  return pixels
}
