import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree, SectionBlock } from '../blocks.ts'
import type { LoadedFont } from '../fonts/loaded-font.ts'
import { logoPlate } from '../logo-plate.ts'
import { looksOf } from '../looks.ts'
import { pageSizes } from '../page-size.ts'
import type { Breath } from './breath.ts'
import { layColumn, type Chunk, type Placed } from './flow.ts'
import { FontBook, openFont } from './font-book.ts'
import type { Manner } from './manner.ts'
import { pageParts, type PageParts } from './page-parts.ts'
import type { PdfFile } from './pdf-file.ts'
import { embedImage } from './pdf-image.ts'
import { sectionChunks } from './section-chunks.ts'

/** The document's pieces on its pages, before anything is painted. */
export interface LaidPages {
  book: FontBook
  logo: ReturnType<typeof embedImage>
  parts: PageParts
  sidebar: Placed[]
  main: Placed[]
  /** The number of pages. */
  count: number
  size: { width: number; height: number }
}

export interface PageLayout {
  tree: BlockTree
  design: TemplateDesign
  branding: Branding
  loaded: readonly LoadedFont[]
  /** Takes the logo, whose measures decide where the header ends. */
  file: PdfFile
  breathe: Breath
}

/** Sets every line, and divides the columns into pages. */
export async function layPages({ tree, design, branding, loaded, file, breathe }: PageLayout): Promise<LaidPages> {
  for (const { data } of loaded) {
    openFont(data)
    await breathe()
  }
  const book = new FontBook(loaded)
  const looks = looksOf(design, branding)
  const { logo: given } = tree.header.brand
  const image = given && embedImage(file, given)
  const plate = logoPlate(given, design, looks.palette)
  const logo = image && { name: 'Logo', width: image.width, height: image.height, plate }
  const parts = pageParts({ tree, design, looks, book, logo })
  const manner = (isSidebar: boolean, width: number): Manner => ({
    book,
    looks,
    design,
    isSidebar,
    width,
    lineHeight: design.body.lineHeight,
  })
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
  await breathe()
  const count = 1 + Math.max(0, ...[...sidebar, ...main].map((placed) => placed.page))
  return { book, logo: image, parts, sidebar, main, count, size: pageSizes[design.page.size] }
}
