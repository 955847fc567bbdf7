import type { TemplateDesign } from '@tabard/contract'
import type { ListBlock, ListItem, SectionBlock, TextBlock } from '../blocks.ts'
import { announces } from '../to-text.ts'
import { entryChunks } from './entry-chunks.ts'
import type { Canvas, Tag } from './canvas.ts'
import type { Chunk } from './flow.ts'
import { dressed, type Looks } from '../looks.ts'
import { setLines, widthOf } from './set-lines.ts'
import { baselineOf, textChunks, type Setting } from './text-chunks.ts'

/** How one column is set. */
export interface Manner extends Setting {
  design: TemplateDesign
  looks: Looks
  isSidebar: boolean
}

const SECTION_GAP = 15
const TITLE_GAP = 5
const ENTRY_GAP = 9
const BLOCK_GAP = 4
const ITEM_GAP = 2.6
const LIST_INDENT = 11
const LEVEL_INDENT = 13

/** A section as the pieces of its column, title first; a block at a time, so that the caller can pause. */
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
  const look = isSidebar ? looks.sidebarTitle : looks.sectionTitle
  const caps = design.headings.style === 'caps'
  const runs = dressed([{ text: caps ? title.toLocaleUpperCase('en') : title }], look, looks.palette)
  const mark = { sectionId: id, lineId: null }
  const chunks = textChunks(runs, { look, mark, tag: { type: 'H2' }, gap, together: 9 }, { ...manner, lineHeight: 1.3 })
  const rule = looks.palette.brand
  return chunks.map((chunk, at): Chunk => {
    const isLast = at === chunks.length - 1
    return {
      ...chunk,
      height: chunk.height + (isLast && design.headings.style === 'ruled' ? 3 : 0),
      keep: true,
      paint(canvas, x, y, above) {
        chunk.paint(canvas, x, y, above)
        if (!isLast || design.headings.style === 'plain') return
        const tone = manner.looks.palette.line
        if (design.headings.style === 'ruled') canvas.rect(x, y + chunk.height + 2, width, 1, rule)
        else {
          const used = widthOf(runs, book) + 10
          if (used < width) canvas.rect(x + used, y + chunk.height / 2, width - used, 0.75, tone)
        }
      },
    }
  })
}

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
  const items = list.items.map((item, at) => {
    const above =
      at === 0 ? gap : list.style === 'plain' && manner.design.layout.sidebarItems === 'ruled' ? 0 : ITEM_GAP
    return list.style === 'plain'
      ? plainItem(item, section, at === 0 ? gap : above, manner, tag)
      : bulletItem(list, item, section, above, manner, tag)
  })
  return items.flat()
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
    } else if (design.bullets === 'square') canvas.rect(x - 1.4, middle - 1.4, 2.9, 2.9, palette.accentMark)
    else if (design.bullets === 'dash') canvas.rect(x - 2, middle - 0.5, 5, 1, palette.brandMark)
    else canvas.circle(x, middle, 1.5, palette.brandMark)
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

/** A sidebar's row: no bullet, a hairline above where the template rules its rows, a level or year apart. */
function plainItem(item: ListItem, section: SectionBlock, gap: number, manner: Manner, parent: Tag): Chunk[] {
  const { looks, book, width, design, lineHeight } = manner
  const { body, palette } = looks
  const isRuled = design.layout.sidebarItems === 'ruled'
  const tag: Tag = { type: 'LI', parent }
  const mark = { sectionId: section.id, lineId: item.line.id }
  const term = dressed(item.line.runs, body, palette)
  const detail = dressed(item.detail ?? [], isRuled ? body : { ...body, size: body.size * 0.92 }, palette)
  const height = body.size * lineHeight
  const fitsBeside = isRuled && detail.length > 0 && widthOf(term, book) + widthOf(detail, book) + 10 <= width
  const lines = textChunks(term, { look: body, mark, tag, gap: 0, together: 9 }, manner)
  const detailLook = detail[0]?.look
  const below =
    detailLook && !fitsBeside
      ? textChunks(detail, { look: detailLook, mark, tag, gap: 0, together: 9 }, { ...manner, lineHeight: 1.35 })
      : []
  const [beside] = fitsBeside ? setLines(detail, width, book) : []
  const padding = isRuled ? 3.9 : 0
  const parts = [...lines, ...below]
  return parts.map((part, at): Chunk => {
    const [isFirst, isLast] = [at === 0, at === parts.length - 1]
    const top = isFirst ? padding : 0
    return {
      ...part,
      mark: isFirst && beside ? { ...part.mark, text: `${part.mark.text} ${beside.text}` } : part.mark,
      gap: isFirst ? gap : 0,
      height: part.height + top + (isLast ? padding : 0),
      keep: !isLast,
      paint(canvas, x, y, above) {
        if (isFirst && isRuled) canvas.rect(x, y, width, 0.75, palette.line)
        part.paint(canvas, x, y + top, above)
        if (isFirst && beside && detailLook) {
          canvas.text(beside, x + width - beside.width, y + top + baselineOf(detailLook, height, book), tag)
        }
      },
    }
  })
}
