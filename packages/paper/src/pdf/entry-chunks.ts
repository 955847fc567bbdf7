import type { EntryBlock, Line, SectionBlock } from '../blocks.ts'
import { mix } from '../colour.ts'
import type { Tag } from './canvas.ts'
import type { Chunk } from './flow.ts'
import { dressed } from '../looks.ts'
import { blockChunks, type Manner } from './section-chunks.ts'
import type { Look } from '../looks.ts'
import { setLines, widthOf } from './set-lines.ts'
import { baselineOf, textChunks, together } from './text-chunks.ts'

/** Left of a timeline's entries. */
const TIMELINE_INDENT = 13.5
const DATES_GAP = 10
const DOT_ROOM = 13
/** A head of more lines than this may be divided, or it could outgrow a page. */
const LONGEST_HEAD = 12

/** A job, degree or project: a head that stays with what follows, then its text. */
export function entryChunks(
  entry: EntryBlock,
  section: SectionBlock,
  { gap, hasBefore, hasNext }: { gap: number; hasBefore: boolean; hasNext: boolean },
  manner: Manner,
): Chunk[] {
  const isTimeline = manner.design.entries === 'timeline' && !manner.isSidebar
  const inner = isTimeline ? { ...manner, width: manner.width - TIMELINE_INDENT } : manner
  const head = headChunks(entry, section, gap, inner)
  const body = entry.body.flatMap((block, at) => blockChunks(block, section, at === 0 ? 2.5 : 4, inner))
  // The last item does not go to the next page alone.
  const lastStart = body.findLastIndex((chunk) => chunk.mark.lineId !== body.at(-1)?.mark.lineId)
  const kept = body.map((chunk, at) =>
    at === lastStart && body.length - 1 - lastStart <= 3 ? { ...chunk, keep: true } : chunk,
  )
  const chunks = [...head.map((chunk) => (kept.length > 0 ? { ...chunk, keep: true } : chunk)), ...kept]
  return isTimeline
    ? chunks.map((chunk, at) => onTimeline(chunk, { isHead: at === 0, hasBefore, hasNext }, manner))
    : chunks
}

function headChunks(
  { title, organisation, dates }: EntryBlock,
  section: SectionBlock,
  gap: number,
  manner: Manner,
): Chunk[] {
  const { looks, design, book, width } = manner
  const { entryTitle, quiet, palette } = looks
  const stacked = design.entries === 'stacked' || manner.isSidebar
  const dateLook = stacked ? quiet : { ...quiet, size: quiet.size * 0.93 }
  const dateRuns = dates ? dressed(dates.runs, dateLook, palette) : []
  const dateWidth = widthOf(dateRuns, book)
  const textOf = (line: Line, look: Look, tag: Tag['type'], room = width): Chunk[] =>
    textChunks(
      dressed(line.runs, look, palette),
      { look, mark: { sectionId: section.id, lineId: line.id }, tag: { type: tag }, gap: 0, together: LONGEST_HEAD },
      { ...manner, width: room },
    )
  // Dates stand beside the title where there is room for both.
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
        // Behind title and organisation, as in every other medium.
        const baseline = y + baselineOf(dateLook, entryTitle.size * manner.lineHeight, book)
        canvas.text(beside, x + width - beside.width, baseline, tag)
      },
    },
    ...more,
  ]
}

/** "Halden Foods · 2020 – 2023" on one line where it fits; the dot is drawn, for it is no word of the CV. */
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

/** Moves an entry's piece right of the timeline, and draws the line beside it. */
function onTimeline(
  chunk: Chunk,
  { isHead, hasNext, hasBefore }: { isHead: boolean; hasNext: boolean; hasBefore: boolean },
  { looks }: Manner,
): Chunk {
  const { palette, entryTitle } = looks
  const rule = mix(palette.brandMark, '#ffffff', 0.3)
  return {
    ...chunk,
    paint(canvas, x, y, above) {
      const middle = x + 3.6
      const dot = y + entryTitle.size * 0.74
      const from = isHead ? (hasBefore ? y - above : dot) : y - above
      const to = isHead && !hasNext ? dot : y + chunk.height
      if (to > from && (hasNext || isHead)) canvas.rect(middle - 0.4, from, 0.8, to - from, rule)
      if (isHead) canvas.circle(middle, dot, 2.9, palette.paper, { colour: palette.brandMark, width: 1.5 })
      chunk.paint(canvas, x + TIMELINE_INDENT, y, above)
    },
  }
}
