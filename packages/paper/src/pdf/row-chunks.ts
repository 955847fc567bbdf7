import type { ListItem, SectionBlock } from '../blocks.ts'
import { pdfKinds } from '../kinds/pdf.ts'
import { dressed } from '../look.ts'
import type { Tag } from './canvas.ts'
import type { Chunk } from './flow.ts'
import type { Manner } from './manner.ts'
import { setLines, widthOf } from './set-lines.ts'
import { baselineOf, textChunks } from './text-chunks.ts'

/** A row of a sidebar: without a bullet, and with a level or year apart from its words. */
export function rowChunks(item: ListItem, section: SectionBlock, gap: number, manner: Manner, parent: Tag): Chunk[] {
  const { looks, book, width, design, lineHeight } = manner
  const { body, palette } = looks
  const { detailScale, standsBeside, padding, paintRule } = pdfKinds.rows[design.layout.sidebarItems]
  const tag: Tag = { type: 'LI', parent }
  const mark = { sectionId: section.id, lineId: item.line.id }
  const term = dressed(item.line.runs, body, palette)
  const detail = dressed(item.detail ?? [], { ...body, size: body.size * detailScale }, palette)
  const height = body.size * lineHeight
  const fitsBeside = standsBeside && detail.length > 0 && widthOf(term, book) + widthOf(detail, book) + 10 <= width
  const lines = textChunks(term, { look: body, mark, tag, gap: 0, together: 9 }, manner)
  const detailLook = detail[0]?.look
  const below =
    detailLook && !fitsBeside
      ? textChunks(detail, { look: detailLook, mark, tag, gap: 0, together: 9 }, { ...manner, lineHeight: 1.35 })
      : []
  const [beside] = fitsBeside ? setLines(detail, width, book) : []
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
        if (isFirst) paintRule(canvas, { x, y, width }, palette)
        part.paint(canvas, x, y + top, above)
        if (isFirst && beside && detailLook) {
          canvas.text(beside, x + width - beside.width, y + top + baselineOf(detailLook, height, book), tag)
        }
      },
    }
  })
}
