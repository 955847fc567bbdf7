import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree } from './blocks.ts'
import { backgroundOf } from './compose.ts'
import type { LoadedFont } from './fonts/loaded-font.ts'
import { findMissing, type MissingLetters } from './missing-letters.ts'
import { createBreath } from './pdf/breath.ts'
import { Canvas } from './pdf/canvas.ts'
import type { Placed } from './pdf/flow.ts'
import { layPages, type LaidPages } from './pdf/lay-pages.ts'
import { PdfFile, PdfText, type PdfRef } from './pdf/pdf-file.ts'
import { embedImage } from './pdf/pdf-image.ts'
import { writeStructure } from './pdf/structure.ts'
import { writePages } from './pdf/write-pages.ts'

export type { MissingLetters } from './missing-letters.ts'

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
  /** Letters that none of the fonts could draw, by place; empty for nearly every CV. */
  missingLetters: MissingLetters[]
}

const WORDS_SHOWN = 6

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
  const breathe = createBreath()
  const laid = await layPages({ tree, design, branding, loaded, file, breathe })
  const grounds = tree.backgrounds.map((ground, at) => ({
    ...ground,
    name: `Ground${at}`,
    image: embedImage(file, ground),
  }))
  const { parts, book, size, count } = laid
  const canvases: Canvas[] = []
  for (let page = 0; page < count; page += 1) {
    const canvas = new Canvas(size.height)
    const ground = backgroundOf(grounds, page)
    if (ground?.image) canvas.ground(ground.name, ground.width, ground.height)
    parts.paintBehind(canvas, page)
    for (const { chunk, x, y, above } of [...on(page, laid.sidebar), ...on(page, laid.main)])
      chunk.paint(canvas, x, y, above)
    parts.paintFoot(canvas, page, count)
    canvases.push(canvas)
    await breathe()
  }
  const fonts: Record<string, PdfRef> = {}
  for (const font of book.embedded.filter((one) => one.isUsed())) {
    fonts[font.name] = font.finish(file)
    await breathe()
  }
  const images = new Map([
    ...(laid.logo ? [['Logo', laid.logo.ref] as const] : []),
    ...grounds.flatMap((ground) => (ground.image ? [[ground.name, ground.image.ref] as const] : [])),
  ])
  const { list, tagged } = await writePages(file, canvases, size, { fonts, images }, breathe)
  const structure = writeStructure(file, tagged)
  await breathe()
  const root = file.add({
    Type: 'Catalog',
    Pages: list,
    StructTreeRoot: structure,
    MarkInfo: { Marked: true },
    Lang: PdfText.ascii(tree.language ?? 'en'),
    ViewerPreferences: { DisplayDocTitle: true },
  })
  return {
    bytes: file.write(root, file.add(describe(tree))),
    pages: pagesOf(laid),
    missingLetters: findMissing(tree, book.missing),
  }
}

/** Where the pages begin that `toPdf` would write. */
export async function findPages(
  tree: BlockTree,
  design: TemplateDesign,
  branding: Branding,
  loaded: readonly LoadedFont[],
): Promise<PdfPage[]> {
  return pagesOf(await layPages({ tree, design, branding, loaded, file: new PdfFile(), breathe: createBreath() }))
}

function pagesOf({ main, sidebar, count }: LaidPages): PdfPage[] {
  return Array.from({ length: count }, (_, page) => pageOf(page, main, sidebar))
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
