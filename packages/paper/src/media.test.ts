import type { Section, TemplateDesign } from '@tabard/contract'
import { unzlibSync } from 'fflate'
import mammoth from 'mammoth'
import { describe, expect, it } from 'vitest'
import { builtInTemplates, compose, toText, toView, type BlockTree, type ViewNode } from './index.ts'
import { fontsFor, loadFonts } from './fonts/index.ts'
import { FontBook } from './pdf/font-book.ts'
import { sampleBranding, sampleCv } from './sample/index.ts'
import { buildInput, longExperience } from './testing/build-cv.ts'
import { docxWords, pdfWords, readPdf, wordsOf } from './testing/read-back.ts'
import { readFont } from './testing/read-font.ts'
import { toDocx } from './to-docx.ts'
import { toPdf, type Pdf } from './to-pdf.ts'

const rich: Section[] = [
  {
    id: 'more',
    title: 'Projects',
    kind: 'projects',
    content: [
      { insert: 'Moerdijk' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'Goods to person, see ' },
      { insert: 'the case', attributes: { link: 'https://halden.example/case', italic: true } },
      { insert: ' for ' },
      { insert: { candidateName: true } },
      { insert: '.\n' },
      { insert: 'Ask' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'Buy, then ' },
      { insert: 'build', attributes: { underline: true } },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'Deeper point' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
    ],
  },
]

async function pdfOf(tree: BlockTree, design: TemplateDesign): Promise<Pdf> {
  return toPdf(tree, design, sampleBranding, await loadFonts(fontsFor(design, sampleBranding, tree), readFont))
}

function viewWords(node: ViewNode): string {
  if (typeof node === 'string') return node
  const inner = node.children.map(viewWords).join('')
  return ['span', 'a', 'strong', 'em', 'u'].includes(node.tag) && node.className !== '' ? inner : ` ${inner} `
}

/**
 * Feet are page furniture in PDF and DOCX, and capitals are a matter of style, so both are left out of the comparison.
 */
function body(words: readonly string[], tree: BlockTree): string[] {
  const foot = wordsOf([tree.footer.company, tree.footer.text, tree.footer.presenter].join(' '))
  const all = words.map((word) => word.toLowerCase())
  const tail = all.slice(-foot.length).join(' ')
  return tail === foot.join(' ').toLowerCase() ? all.slice(0, -foot.length) : all
}

describe.each(builtInTemplates.map(({ name, design }) => [name, design] as const))('%s', (_name, design) => {
  const tree = compose(buildInput(design, { extra: rich }))
  const truth = body(wordsOf(toText(tree)), tree)

  it('shows every word of the CV, in one order, on screen, in PDF and in DOCX', async () => {
    const { bytes } = await pdfOf(tree, design)
    expect(truth).toContain('moerdijk')
    expect(body(wordsOf(viewTextOf(tree, design)), tree)).toEqual(truth)
    expect(body(await pdfWords(bytes), tree)).toEqual(truth)
    expect(body(await docxWords(await toDocx(tree, design, sampleBranding)), tree)).toEqual(truth)
  })

  it('embeds its fonts and says no more of itself than its first page shows', async () => {
    const { bytes, missingLetters } = await pdfOf(tree, design)
    const { info } = await readPdf(bytes)
    expect(missingLetters).toEqual([])
    const fonts = uncompressed(bytes).match(/\/Subtype \/Type0/g) ?? []
    expect(fonts.length).toBeGreaterThan(1)
    expect(uncompressed(bytes).match(/\/FontFile2/g)).toHaveLength(fonts.length)
    expect(info.Title).toBe('Maren Oduya, Head of Supply Chain')
    expect(info.Author).toBe('Northwind Talent')
    expect(JSON.stringify(info)).not.toContain(sampleCv.emailAddress)
  })

  it('strands no heading and marks each page where it truly begins and ends', async () => {
    const long = compose(buildInput(design, { extra: [...rich, longExperience(30)] }))
    const pdf = await pdfOf(long, design)
    const { pages } = await readPdf(pdf.bytes)
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pdf.pages).toHaveLength(pages.length)
    const titles = new Set(long.main.map((section) => section.title.toLowerCase()))
    const mainLeft = design.layout.columns === 'sidebar-left' ? design.layout.sidebarWidth : 0
    pages.forEach((items, at) => {
      const mainRight =
        at === 0 && design.layout.columns === 'sidebar-right' ? 595 - 45 - design.layout.sidebarWidth : 595
      const headTop = at === 0 ? headEnd(long, items) : 0
      const column = items.filter(
        (item) => !item.isFurniture && item.x >= mainLeft && item.x < mainRight && item.y > headTop,
      )
      const words = wordsOf(column.map((item) => item.text).join(''))
      const marker = pdf.pages[at]
      expect(words.join(' ').startsWith(marker?.firstWords ?? '-')).toBe(true)
      expect(words.join(' ').endsWith(marker?.lastWords ?? '-')).toBe(true)
      const last =
        column
          .filter((item) => item.text.trim())
          .at(-1)
          ?.text.trim()
          .toLowerCase() ?? ''
      expect(titles.has(last)).toBe(false)
      expect(last).not.toMatch(/^planner of region|^depot \d+, utrecht$/)
    })
  })
})

it('keeps Japanese, Persian, Hindi, Thai and Cyrillic words, each in a font that has their letters', async () => {
  const design = builtInTemplates[0]?.design
  if (!design) throw new Error('no template')
  const foreign: Section = {
    id: 'foreign',
    title: '職務経歴',
    kind: 'other',
    content: [
      {
        insert:
          '株式会社日立製作所でシステムエンジニアとして勤務しました。\nمهندس نرم‌افزار در تهران 1398\nप्रबंधक, हिन्दी क्षेत्र\nผู้จัดการฝ่ายขาย\nРуководитель отдела логистики\n',
      },
    ],
  }
  const tree = compose(buildInput(design, { extra: [foreign], application: { candidateName: '山田 太郎' } }))
  const fonts = fontsFor(design, sampleBranding, tree).map((font) => font.family)
  expect(fonts).toEqual(
    expect.arrayContaining(['BIZ UDPGothic', 'Vazirmatn', 'Noto Sans Devanagari', 'Noto Sans Thai', 'Inter']),
  )
  const pdf = await pdfOf(tree, design)
  const text = (await pdfWords(pdf.bytes)).join(' ')
  expect(pdf.missingLetters).toEqual([])
  expect(text).toContain('山田 太郎')
  expect(text.replaceAll(' ', '')).toContain('株式会社日立製作所でシステムエンジニアとして勤務しました。')
  expect(text).toContain('Руководитель отдела логистики')
  expect(text).toContain('تهران')
  expect(text).toContain('ผู้จัดการฝ่ายขาย')
  expect(text).toContain('क्षेत्र')
})

it('sets figures as wide as browsers do', async () => {
  const design = builtInTemplates[1]?.design
  if (!design) throw new Error('no template')
  const tree = compose(buildInput(design))
  const book = new FontBook(await loadFonts(fontsFor(design, sampleBranding, tree), readFont))
  const face = book.face({ family: 'Inter', weight: 400, style: 'normal' })
  // As measured by Chromium's canvas, in units of the em.
  expect(Math.round(book.shape('97.8%', face, false).width * 2048)).toBe(5955)
  expect(Math.round(book.shape('Leads', face, false).width * 2048)).toBe(5857)
})

it('cuts no sidebar in Word: sections that do not fit beside the first page follow the main column', async () => {
  const design = builtInTemplates[0]?.design
  if (!design) throw new Error('no template')
  const many = Array.from({ length: 60 }, (_, at) => ({ insert: `Certificate ${at + 1}\n` }))
  const tree = compose(
    buildInput(design, { extra: [{ id: 'many', title: 'Licences', kind: 'certifications', content: many }] }),
  )
  const words = body(await docxWords(await toDocx(tree, design, sampleBranding)), tree)
  expect(words.toSorted()).toEqual(body(wordsOf(toText(tree)), tree).toSorted())
  expect(words.indexOf('skills')).toBeLessThan(words.indexOf('profile'))
  expect(words.indexOf('licences')).toBeGreaterThan(words.indexOf('education'))
})

it('writes real headings and lists for Word', async () => {
  const design = builtInTemplates[1]?.design
  if (!design) throw new Error('no template')
  const bytes = await toDocx(compose(buildInput(design)), design, sampleBranding)
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) })
  expect(value).toContain('<h1>Maren Oduya</h1>')
  expect(value).toMatch(/<h2>(<a id="[^"]*"><\/a>)?Experience<\/h2>/)
  expect(value).toMatch(/<h3>Head of Supply Chain<\/h3>/)
  expect(value).toMatch(/<ul><li>Leads 210 people/)
})

function viewTextOf(tree: BlockTree, design: TemplateDesign): string {
  return viewWords(toView(tree, design, sampleBranding))
}

/** The place below the facts, or below the last line of the header. */
function headEnd(tree: BlockTree, items: readonly { text: string; y: number }[]): number {
  const last = tree.header.facts.at(-1)?.value ?? tree.header.location
  return items.find((item) => item.text.includes(last))?.y ?? 0
}

/** All object streams of a file, unpacked. */
function uncompressed(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  return [...text.matchAll(/\/Type \/ObjStm.*?stream\n(.*?)\nendstream/gs)]
    .map((match) => Buffer.from(unzlibSync(Buffer.from(match[1] ?? '', 'latin1'))).toString('latin1'))
    .join('\n')
}
