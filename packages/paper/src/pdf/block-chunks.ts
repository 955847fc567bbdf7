import type { ListBlock, ListItem, SectionBlock, TextBlock } from '../blocks.ts'
import { pdfKinds } from '../kinds/pdf.ts'
import { dressed } from '../look.ts'
import { announces } from '../to-text.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { Chunk } from './flow.ts'
import type { Manner } from './manner.ts'
import { rowChunks } from './row-chunks.ts'
import { setLines } from './set-lines.ts'
import { textChunks } from './text-chunks.ts'

const ITEM_GAP = 2.6
const LIST_INDENT = 11
const LEVEL_INDENT = 13

/** Paragraphs, subheadings, lists and cards, in a section or in an entry. */
export function blockChunks(
  block: TextBlock,
  section: SectionBlock,
  gap: number,
  manner: Manner,
  parent?: Tag,
): Chunk[] {
  const { looks } = manner
  if (block.kind === 'list') return listChunks(block, section, gap, manner, parent)
  const mark = { sectionId: section.id, lineId: block.line.id }
  const align = block.line.align
  if (block.kind === 'subheading') {
    const runs = dressed(block.line.runs, looks.subheading, looks.palette)
    const tag: Tag = { type: block.level === 3 ? 'H3' : 'H4' }
    return textChunks(runs, { look: looks.subheading, mark, tag, gap: gap + 3, align, together: 9 }, manner).map(
      (chunk) => ({
        ...chunk,
        keep: true,
      }),
    )
  }
  const isLead = section.sectionKind === 'profile' && !manner.isSidebar
  const look =
    block.kind === 'card' ? { ...looks.body, colour: looks.palette.brandText } : isLead ? looks.lead : looks.body
  const chunks = textChunks(
    dressed(block.line.runs, look, looks.palette),
    { look, mark, tag: { type: 'P' }, gap, align },
    manner,
  )
  return announces(block.line)
    ? chunks.map((chunk, at) => (at === chunks.length - 1 ? { ...chunk, keep: true } : chunk))
    : chunks
}

function listChunks(list: ListBlock, section: SectionBlock, gap: number, manner: Manner, parent?: Tag): Chunk[] {
  const tag: Tag = { type: 'L', ...(parent && { parent }) }
  const isPlain = list.style === 'plain'
  const between = isPlain ? pdfKinds.rows[manner.design.layout.sidebarItems].gap : ITEM_GAP
  return list.items.flatMap((item, at) => {
    const above = at === 0 ? gap : between
    return isPlain ? rowChunks(item, section, above, manner, tag) : bulletItem(list, item, section, above, manner, tag)
  })
}

function bulletItem(
  { style }: ListBlock,
  item: ListItem,
  section: SectionBlock,
  gap: number,
  manner: Manner,
  parent: Tag,
): Chunk[] {
  const { looks, book, design } = manner
  const indent = LIST_INDENT + item.level * LEVEL_INDENT + (style === 'ordered' ? 4 : 0)
  const { body, palette } = looks
  const beside = (canvas: Canvas, edge: number, baseline: number, mirrored: boolean): void => {
    const inset = indent - LIST_INDENT - (style === 'ordered' ? 4 : 0) + 3
    const x = mirrored ? edge - inset : edge + inset
    const middle = baseline - body.size * 0.32
    if (style === 'ordered') {
      const [number] = setLines(
        [{ text: `${item.number ?? 1}.`, look: { ...body, colour: palette.brandText } }],
        40,
        book,
      )
      if (number) canvas.text(number, mirrored ? x - number.width : x - 2, baseline, null)
    } else pdfKinds.lists[design.bullets].paintMark(canvas, x, middle, palette)
  }
  return textChunks(
    dressed(item.line.runs, body, palette),
    {
      look: body,
      mark: { sectionId: section.id, lineId: item.line.id },
      tag: { type: 'LI', parent },
      gap,
      indent,
      align: item.line.align,
      beside,
    },
    manner,
  )
}
