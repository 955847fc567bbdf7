import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree, SectionBlock } from './blocks.ts'
import { backgroundOf } from './compose.ts'
import type { LoadedFont } from './fonts/loaded-font.ts'
import { logoPlate } from './logo-plate.ts'
import { pageSizes } from './page-size.ts'
import { Canvas } from './pdf/canvas.ts'
import { layColumn, type Chunk, type Placed } from './pdf/flow.ts'
import { FontBook } from './pdf/font-book.ts'
import type { Manner } from './pdf/manner.ts'
import { looksOf } from './looks.ts'
import { pageParts } from './pdf/page-parts.ts'
import { PdfFile, PdfText, type PdfRef } from './pdf/pdf-file.ts'
import { embedImage } from './pdf/pdf-image.ts'
import { sectionChunks } from './pdf/section-chunks.ts'
import { writeStructure } from './pdf/structure.ts'
import { writePages } from './pdf/write-pages.ts'

/** The start of a page as the layout decided it. The screen shows its page markers from these. */
export interface PdfPage {
  /** The first words of the page's main column, and the last. */
  firstWords: string
  lastWords: string
  /** The first line in the main column. `lineId` is null where a section's title comes first. */
  firstBlock: { sectionId: string; lineId: string | null; offset: number } | null
}

export interface Pdf {
  bytes: Uint8Array
  pages: PdfPage[]
  /** Letters that none of the fonts could draw; empty for nearly every CV. */
  missingLetters: string
}

const WORDS_SHOWN = 6
/** The longest time of work without a pause. */
const SLICE_MS = 12

/**
 * Lays out the document and writes it in one pass. Its text can be selected and is tagged, and its fonts are embedded.
 */
export async function toPdf(
  tree: BlockTree,
  design: TemplateDesign,
  branding: Branding,
  loaded: readonly LoadedFont[],
): Promise<Pdf> {
  const file = new PdfFile()
  const book = new FontBook(loaded)
  const looks = looksOf(design, branding)
  const { logo: given } = tree.header.brand
  const image = given && embedImage(file, given)
  const plate = logoPlate(given, design, looks.palette)
  const logo = image && { name: 'Logo', width: image.width, height: image.height, plate }
  const grounds = tree.backgrounds.map((ground, at) => ({
    ...ground,
    name: `Ground${at}`,
    image: embedImage(file, ground),
  }))
  const parts = pageParts({ tree, design, looks, book, logo })
  const manner = (isSidebar: boolean, width: number): Manner => ({
    book,
    looks,
    design,
    isSidebar,
    width,
    lineHeight: design.body.lineHeight,
  })
  const breathe = createBreath()
  const chunksOf = async (sections: readonly SectionBlock[], isSidebar: boolean, width: number): Promise<Chunk[]> => {
    const chunks: Chunk[] = []
    for (const [at, section] of sections.entries()) {
      for (const piece of sectionChunks(section, at === 0, manner(isSidebar, width))) {
        chunks.push(...piece)
        await breathe()
      }
    }
    return chunks
  }
  const sidebar = layColumn([await chunksOf(tree.sidebar, true, parts.sidebarWidth)], () => 0, parts.sidebar)
  const sidebarPages = 1 + Math.max(-1, ...sidebar.map((placed) => placed.page))
  const widths = [...new Set([parts.mainWidth, parts.mainWidthWithoutSidebar])]
  const cuts: Chunk[][] = []
  for (const width of widths) cuts.push(await chunksOf(tree.main, false, width))
  // After the last page of the sidebar the main column may use its room.
  const main = layColumn(cuts, (page) => (page < sidebarPages ? 0 : widths.length - 1), parts.main)
  const count = 1 + Math.max(0, ...[...sidebar, ...main].map((placed) => placed.page))
  const { width, height } = pageSizes[design.page.size]
  const canvases: Canvas[] = []
  for (let page = 0; page < count; page += 1) {
    const canvas = new Canvas(height)
    const ground = backgroundOf(grounds, page)
    if (ground?.image) canvas.ground(ground.name, ground.width, ground.height)
    parts.paintBehind(canvas, page)
    for (const { chunk, x, y, above } of [...on(page, sidebar), ...on(page, main)]) chunk.paint(canvas, x, y, above)
    parts.paintFoot(canvas, page, count)
    canvases.push(canvas)
    await breathe()
  }
  const fonts = Object.fromEntries(
    book.embedded.filter((font) => font.isUsed()).map((font): [string, PdfRef] => [font.name, font.finish(file)]),
  )
  const images = new Map([
    ...(image ? [['Logo', image.ref] as const] : []),
    ...grounds.flatMap((ground) => (ground.image ? [[ground.name, ground.image.ref] as const] : [])),
  ])
  const { list, tagged } = writePages(file, canvases, { width, height }, { fonts, images })
  const root = file.add({
    Type: 'Catalog',
    Pages: list,
    StructTreeRoot: writeStructure(file, tagged),
    MarkInfo: { Marked: true },
    Lang: PdfText.ascii(tree.language ?? 'en'),
    ViewerPreferences: { DisplayDocTitle: true },
  })
  return {
    bytes: file.write(root, file.add(describe(tree))),
    pages: canvases.map((_, page) => pageOf(page, main, sidebar)),
    missingLetters: [...book.missing].join(''),
  }
}

/** The properties of the file. They must not tell more than its first page shows. */
function describe({ header }: BlockTree): Record<string, PdfText> {
  const now = PdfText.ascii(`D:${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}Z`)
  return {
    Title: PdfText.of([header.name, header.headline].filter(Boolean).join(', ')),
    ...(header.brand.name && { Author: PdfText.of(header.brand.name) }),
    Creator: PdfText.of('Tabard'),
    Producer: PdfText.of('Tabard'),
    CreationDate: now,
    ModDate: now,
  }
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

/** Pauses now and then, so that a page stays responsive while it lays out a CV. */
function createBreath(): () => Promise<void> {
  let last = performance.now()
  return async () => {
    if (performance.now() - last < SLICE_MS) return
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
    last = performance.now()
  }
}
