import { PDFDocument, PDFHexString, PDFName, type PDFImage, type PDFRef } from '@cantoo/pdf-lib'
import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree, SectionBlock } from './blocks.ts'
import type { LoadedFont } from './fonts/index.ts'
import { pageSizes } from './page-size.ts'
import { Canvas } from './pdf/canvas.ts'
import { layColumn, type Chunk, type Placed } from './pdf/flow.ts'
import { FontBook } from './pdf/font-book.ts'
import { looksOf } from './pdf/looks.ts'
import { pageParts } from './pdf/page-parts.ts'
import { sectionChunks, type Manner } from './pdf/section-chunks.ts'
import { structTreeRoot, writeStructure } from './pdf/structure.ts'

/** Where a page begins, as the layout decided it. The screen shows its markers from these. */
export interface PdfPage {
  /** First words of the page's main column, and its last. */
  firstWords: string
  lastWords: string
  /** The first thing in the main column. `lineId` is null where a section's title leads. */
  firstBlock: { sectionId: string; lineId: string | null; offset: number } | null
}

export interface Pdf {
  bytes: Uint8Array
  pages: PdfPage[]
  /** Letters that none of the fonts could draw; empty for nearly every CV. */
  missingLetters: string
}

const WORDS_SHOWN = 6

/** Lays the document out and writes it: text selectable and tagged, fonts embedded, one pass. */
export async function toPdf(
  tree: BlockTree,
  design: TemplateDesign,
  branding: Branding,
  fonts: readonly LoadedFont[],
): Promise<Pdf> {
  const document = await PDFDocument.create()
  const book = new FontBook(fonts)
  const looks = looksOf(design, branding)
  const image = await embedLogo(document, tree)
  const logo = image && { name: 'Logo', width: image.width, height: image.height }
  const parts = pageParts({ tree, design, looks, book, logo })
  const manner = (isSidebar: boolean, width: number): Manner => ({
    book,
    looks,
    design,
    isSidebar,
    width,
    lineHeight: design.body.lineHeight,
  })
  const chunksOf = (sections: readonly SectionBlock[], isSidebar: boolean, width: number): Chunk[] =>
    sections.flatMap((section, at) => sectionChunks(section, at === 0, manner(isSidebar, width)))
  const sidebar = layColumn([chunksOf(tree.sidebar, true, parts.sidebarWidth)], () => 0, parts.sidebar)
  const sidebarPages = 1 + Math.max(-1, ...sidebar.map((placed) => placed.page))
  const widths = [...new Set([parts.mainWidth, parts.mainWidthWithoutSidebar])]
  // Behind the last page of the sidebar the main column takes its room.
  const main = layColumn(
    widths.map((width) => chunksOf(tree.main, false, width)),
    (page) => (page < sidebarPages ? 0 : widths.length - 1),
    parts.main,
  )
  const count = 1 + Math.max(0, ...[...sidebar, ...main].map((placed) => placed.page))
  const { width, height } = pageSizes[design.page.size]
  const canvases = Array.from({ length: count }, (_, page) => {
    const canvas = new Canvas(height)
    parts.paintBehind(canvas, page)
    for (const { chunk, x, y, above } of [...on(page, sidebar), ...on(page, main)]) chunk.paint(canvas, x, y, above)
    parts.paintFoot(canvas, page, count)
    return canvas
  })
  const { context } = document
  const fontRefs = Object.fromEntries(
    book.embedded.filter((font) => font.isUsed()).map((font): [string, PDFRef] => [font.name, font.finish(context)]),
  )
  const tagged = canvases.map((canvas, at) => {
    const page = document.addPage([width, height])
    page.node.set(PDFName.of('Contents'), context.register(context.flateStream(canvas.content)))
    const xObjects = image && canvas.images.size > 0 ? { XObject: { Logo: image.ref } } : {}
    page.node.set(PDFName.of('Resources'), context.obj({ Font: fontRefs, ...xObjects }))
    page.node.set(PDFName.of('StructParents'), context.obj(at))
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'))
    const links = canvas.links.map((link) =>
      context.register(
        context.obj({
          Type: 'Annot',
          Subtype: 'Link',
          Rect: [link.x, height - link.y - link.height, link.x + link.width, height - link.y],
          Border: [0, 0, 0],
          F: 4,
          A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(asciiHex(link.url)) },
        }),
      ),
    )
    if (links.length > 0) page.node.set(PDFName.of('Annots'), context.obj(links))
    return { ref: page.ref, marks: canvas.marks }
  })
  document.catalog.set(structTreeRoot, writeStructure(context, tagged))
  document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
  describe(document, tree)
  return {
    bytes: await document.save(),
    pages: canvases.map((_, page) => pageOf(page, main, sidebar)),
    missingLetters: [...book.missing].join(''),
  }
}

/** What the file says of itself: nothing that its first page does not show. */
function describe(document: PDFDocument, { header, language }: BlockTree): void {
  document.setTitle([header.name, header.headline].filter(Boolean).join(', '), { showInWindowTitleBar: true })
  if (header.brand.name) document.setAuthor(header.brand.name)
  document.setCreator('Tabard')
  document.setProducer('Tabard')
  document.setLanguage(language ?? 'en')
}

async function embedLogo(document: PDFDocument, { header }: BlockTree): Promise<PDFImage | null> {
  const { logo } = header.brand
  if (!logo) return null
  return logo.mediaType === 'image/png' ? document.embedPng(logo.data) : document.embedJpg(logo.data)
}

function on(page: number, placed: readonly Placed[]): Placed[] {
  return placed.filter((one) => one.page === page)
}

function pageOf(page: number, main: readonly Placed[], sidebar: readonly Placed[]): PdfPage {
  const column = on(page, main).length > 0 ? on(page, main) : on(page, sidebar)
  const [first, last] = [column[0]?.chunk.mark, column.at(-1)?.chunk.mark]
  return {
    firstWords: first ? wordsOf(first.text).slice(0, WORDS_SHOWN).join(' ') : '',
    lastWords: last ? wordsOf(last.text).slice(-WORDS_SHOWN).join(' ') : '',
    firstBlock: first ? { sectionId: first.sectionId, lineId: first.lineId, offset: first.offset } : null,
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** Addresses in a PDF are ASCII. */
function asciiHex(url: string): string {
  return [...encodeURI(url).replaceAll('%25', '%')]
    .map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
}
