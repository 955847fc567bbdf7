import type { ImageTemplate } from '@tabard/contract'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { builtInTemplates, compose, templateCss, toText, toView, type ComposeInput, type ViewElement } from './index.ts'
import { sampleBranding } from './sample/index.ts'
import { buildInput, longExperience } from './testing/build-cv.ts'
import { readFont } from './testing/read-font.ts'
import { toDocx } from './to-docx.ts'
import { toPdf } from './to-pdf.ts'

/** One red pixel. */
const RED = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

const picture = (id: string, more: Partial<ImageTemplate> = {}): ImageTemplate => ({
  imageTemplateId: id,
  fileType: 'image/png',
  width: 595.28,
  height: 841.89,
  data: RED,
  ...more,
})

const [chief] = builtInTemplates
if (!chief) throw new Error('There are no templates')
const { design } = chief

function input(imageTemplates: ImageTemplate[]): ComposeInput {
  const cv = buildInput(design, { extra: [longExperience(30)] })
  return { ...cv, template: { ...cv.template, imageTemplates } }
}

async function pdfOf(imageTemplates: ImageTemplate[]): Promise<Uint8Array> {
  const tree = compose(input(imageTemplates))
  return (await toPdf(tree, design, sampleBranding, await loadFonts(fontsFor(design, sampleBranding, tree), readFont)))
    .bytes
}

/** How wide the pictures of each page are drawn, in points. */
async function pictureWidths(bytes: Uint8Array): Promise<number[][]> {
  const task = getDocument({ data: bytes, verbosity: 0 })
  const document = await task.promise
  const pages: number[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList()
    let width = 0
    const widths: number[] = []
    fnArray.forEach((op, at) => {
      if (op === OPS.transform) width = Number((argsArray[at] as number[])[0])
      if (op === OPS.paintImageXObject) widths.push(Math.round(width))
    })
    pages.push(widths)
  }
  await task.destroy()
  return pages
}

describe('pictures behind pages', () => {
  it('stand behind page one, two, and all that follow, in the PDF', async () => {
    const pages = await pictureWidths(
      await pdfOf([picture('a'), picture('b', { width: 300 }), picture('c', { width: 200 })]),
    )
    expect(pages.length).toBeGreaterThan(3)
    expect(pages.map((widths) => widths[0])).toEqual([595, 300, ...Array<number>(pages.length - 2).fill(200)])
    const one = await pictureWidths(await pdfOf([picture('a', { width: 100 })]))
    expect(one.map((widths) => widths[0])).toEqual(one.map(() => 100))
  })

  it('stand behind the first page and the others in Word', async () => {
    const { template, branding } = input([])
    const files = unzipSync(
      await toDocx(compose(input([picture('a'), picture('b', { width: 300 })])), template.design, branding),
    )
    const headers = Object.entries(files).filter(([name]) => /^word\/header\d+\.xml$/.test(name))
    const widths = headers.map(([, bytes]) => /<wp:extent cx="(\d+)"/.exec(strFromU8(bytes))?.[1])
    expect(widths.map((emu) => Math.round(Number(emu) / 12_700)).sort()).toEqual([300, 595])
    expect(headers.every(([, bytes]) => strFromU8(bytes).includes('behindDoc="1"'))).toBe(true)
  })

  it('stand at the head of the page on screen, and say nothing', () => {
    const tree = compose(input([picture('a'), picture('b')]))
    const sheet = toView(tree, design, sampleBranding).children[0] as ViewElement
    expect(sheet.children[0]).toMatchObject({
      tag: 'img',
      attributes: { alt: '', src: `data:image/png;base64,${RED}`, width: '793.71', height: '1122.52' },
    })
    expect(toText(tree)).toBe(toText(compose(input([]))))
    expect(templateCss(design, sampleBranding)).toContain('.ground{')
  })

  it('are left out where their bytes are not at hand, or are no picture', async () => {
    const { data: _data, ...bare } = picture('a')
    const odd = [bare, picture('b', { fileType: 'image/svg+xml' }), picture('c', { data: 'bm9uc2Vuc2U=' })]
    expect(compose(input(odd)).backgrounds).toHaveLength(1)
    expect((await pictureWidths(await pdfOf(odd)))[0]).toEqual([])
  })
})
