import type { SectionBlock } from '../blocks.ts'
import { pdfKinds } from '../kinds/pdf.ts'
import { dressed } from '../look.ts'
import { blockChunks } from './block-chunks.ts'
import { entryChunks } from './entry-chunks.ts'
import type { Chunk } from './flow.ts'
import type { Manner } from './manner.ts'
import { widthOf } from './set-lines.ts'
import { textChunks } from './text-chunks.ts'

const SECTION_GAP = 15
const TITLE_GAP = 5
const ENTRY_GAP = 9
const BLOCK_GAP = 4

/**
 * A section as the pieces of its column, first the title. It yields one block at a time, so that the caller can pause.
 */
export function* sectionChunks(section: SectionBlock, isFirst: boolean, manner: Manner): Generator<Chunk[]> {
  const title = titleChunks(section, isFirst ? 0 : SECTION_GAP, manner)
  yield title
  for (const [at, block] of section.blocks.entries()) {
    const top = title.length > 0 ? TITLE_GAP : isFirst ? 0 : SECTION_GAP
    const gap = at === 0 ? top : block.kind === 'entry' ? ENTRY_GAP : BLOCK_GAP
    const hasBefore = section.blocks[at - 1]?.kind === 'entry'
    const hasNext = section.blocks[at + 1]?.kind === 'entry'
    yield block.kind === 'entry'
      ? entryChunks(block, section, { gap, hasBefore, hasNext }, manner)
      : blockChunks(block, section, gap, manner)
  }
}

function titleChunks({ id, title }: SectionBlock, gap: number, manner: Manner): Chunk[] {
  if (!title) return []
  const { looks, isSidebar, design, book, width } = manner
  const { wordsOf, below, paintRule } = pdfKinds.headings[design.headings.style]
  const look = isSidebar ? looks.sidebarTitle : looks.sectionTitle
  const runs = dressed([{ text: wordsOf(title) }], look, looks.palette)
  const mark = { sectionId: id, lineId: null }
  const chunks = textChunks(runs, { look, mark, tag: { type: 'H2' }, gap, together: 9 }, { ...manner, lineHeight: 1.3 })
  return chunks.map((chunk, at): Chunk => {
    const isLast = at === chunks.length - 1
    return {
      ...chunk,
      height: chunk.height + (isLast ? below : 0),
      keep: true,
      paint(canvas, x, y, above) {
        chunk.paint(canvas, x, y, above)
        const line = { x, y, width, height: chunk.height, textWidth: () => widthOf(runs, book) }
        if (isLast) paintRule(canvas, line, looks.palette)
      },
    }
  })
}
