import type { EntryBlock, Line, SectionBlock } from '../blocks.ts'
import { pdfKinds } from '../kinds/pdf.ts'
import { dressed, type Look } from '../look.ts'
import { blockChunks } from './block-chunks.ts'
import type { Tag } from './canvas.ts'
import type { Chunk } from './flow.ts'
import type { Manner } from './manner.ts'
import { setLines, widthOf } from './set-lines.ts'
import { baselineOf, textChunks, together } from './text-chunks.ts'

const DATES_GAP = 10
const DOT_ROOM = 13
/** A head of more lines may be divided, because it could be longer than a page. */
const LONGEST_HEAD = 12

/** A job, degree or project: a head that stays with the text after it, then that text. */
export function entryChunks(
  entry: EntryBlock,
  section: SectionBlock,
  { gap, hasBefore, hasNext }: { gap: number; hasBefore: boolean; hasNext: boolean },
  manner: Manner,
): Chunk[] {
  const { indent, dress } = pdfKinds.entries[manner.design.entries]
  // A sidebar is too narrow for anything beside its lines.
  const inner = manner.isSidebar ? manner : { ...manner, width: manner.width - indent }
  const head = headChunks(entry, section, gap, inner)
  const body = entry.body.flatMap((block, at) => blockChunks(block, section, at === 0 ? 2.5 : 4, inner))
  // The last item is not left alone on the next page.
  const lastStart = body.findLastIndex((chunk) => chunk.mark.lineId !== body.at(-1)?.mark.lineId)
  const kept = body.map((chunk, at) =>
    at === lastStart && body.length - 1 - lastStart <= 3 ? { ...chunk, keep: true } : chunk,
  )
  const chunks = [...head.map((chunk) => (kept.length > 0 ? { ...chunk, keep: true } : chunk)), ...kept]
  return manner.isSidebar
    ? chunks
    : chunks.map((chunk, at) => dress(chunk, { isHead: at === 0, hasBefore, hasNext }, manner))
}

function headChunks(
  { title, organisation, dates }: EntryBlock,
  section: SectionBlock,
  gap: number,
  manner: Manner,
): Chunk[] {
  const { looks, design, book, width } = manner
  const { entryTitle, quiet, palette } = looks
  const stacked = manner.isSidebar || !pdfKinds.entries[design.entries].hasDatesBeside
  const dateLook = stacked ? quiet : { ...quiet, size: quiet.size * 0.93 }
  const dateRuns = dates ? dressed(dates.runs, dateLook, palette) : []
  const dateWidth = widthOf(dateRuns, book)
  const textOf = (line: Line, look: Look, tag: Tag['type'], room = width): Chunk[] =>
    textChunks(
      dressed(line.runs, look, palette),
      { look, mark: { sectionId: section.id, lineId: line.id }, tag: { type: tag }, gap: 0, together: LONGEST_HEAD },
      { ...manner, width: room },
    )
  // The dates are beside the title where both fit.
  const mayStandBeside = !stacked && title !== null && dateWidth > 0 && dateWidth < width * 0.45
  const titled = title ? textOf(title, entryTitle, 'H3', mayStandBeside ? width - dateWidth - DATES_GAP : width) : []
  const beside = mayStandBeside && titled.length <= LONGEST_HEAD ? setLines(dateRuns, width, book)[0] : undefined
  const inline = stacked && organisation && dates ? inlineDates(organisation, dates, section, manner) : null
  const below = inline
    ? [inline]
    : [organisation, beside ? null : dates].flatMap((line) => (line ? textOf(line, quiet, 'P') : []))
  const parts = [...titled, ...below].map((part, at) => (at === 0 ? { ...part, gap } : part))
  const [head, ...more] = parts.length > LONGEST_HEAD ? parts : together(parts, false)
  if (!head) return []
  if (!beside) return [head, ...more]
  const tag: Tag = { type: 'P' }
  return [
    {
      ...head,
      mark: { ...head.mark, text: `${head.mark.text} ${beside.text}` },
      paint(canvas, x, y, above) {
        head.paint(canvas, x, y, above)
        // The dates are written after title and organisation, as in every other medium.
        const baseline = y + baselineOf(dateLook, entryTitle.size * manner.lineHeight, book)
        canvas.text(beside, x + width - beside.width, baseline, tag)
      },
    },
    ...more,
  ]
}

/**
 * "Halden Foods · 2020 – 2023" on one line where it fits. The dot is drawn as a shape, because it is no word of the CV.
 */
function inlineDates(organisation: Line, dates: Line, section: SectionBlock, manner: Manner): Chunk | null {
  const { looks, book, width, lineHeight } = manner
  const { quiet, palette } = looks
  const [left, moreLeft] = setLines(dressed(organisation.runs, quiet, palette), width, book)
  const [right, moreRight] = setLines(dressed(dates.runs, quiet, palette), width, book)
  if (!left || !right || moreLeft || moreRight || left.rightToLeft) return null
  if (left.width + DOT_ROOM + right.width > width) return null
  const height = quiet.size * lineHeight
  const tag: Tag = { type: 'P' }
  return {
    height,
    gap: 0,
    keep: false,
    mark: { sectionId: section.id, lineId: organisation.id, offset: 0, text: `${left.text} ${right.text}` },
    paint(canvas, x, y) {
      const baseline = y + baselineOf(quiet, height, book)
      canvas.text(left, x, baseline, tag)
      canvas.circle(x + left.width + DOT_ROOM / 2, baseline - quiet.size * 0.3, 0.7, quiet.colour)
      canvas.text(right, x + left.width + DOT_ROOM, baseline, tag)
    },
  }
}
