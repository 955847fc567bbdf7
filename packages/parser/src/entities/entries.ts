import type { Line } from '../model.ts'
import type { Piece } from '../piece.ts'
import type { DateRange } from './date-range.ts'
import { joinBrokenHeads, readLine, readTableHeads, type ReadLine } from './entry-lines.ts'
import type { Entry } from './entry.ts'
import { titleLikeness } from './role-words.ts'
import { sameLook } from './same-look.ts'
import { undatedEntries } from './undated-entries.ts'
import { isLabelled, isPlace, partsOf, type HeadPart } from './head-parts.ts'

export interface EntryOptions {
  /** Whether a single date is that of an entry beside ranges too. */
  singleDates: boolean
  /** Whether a text names an entry, for sections without dates; null where such a section has no entries. */
  undated: ((text: string) => boolean) | null
}

/**
 * Cuts a section into entries. Every entry has one date. Where its head begins above that date is known for the first
 * entry, and the look and spacing of that one tell it for the others.
 */
export function segmentEntries(lines: readonly Line[], options: EntryOptions): Entry[] {
  const whole = joinBrokenHeads(lines)
  const read = readTableHeads(whole.map((line, index) => readLine(line, whole[index - 1] ?? null)))
  const anchors = findAnchors(read, options.singleDates)
  if (anchors.length === 0) return options.undated ? undatedEntries(read, options.undated) : []
  const starts = findStarts(read, anchors)
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor
    const end = starts[index + 1] ?? read.length
    return buildEntry(read, start, anchor, end)
  })
}

/** Lines whose date is that of an entry, and not one that a sentence mentions. */
function findAnchors(lines: readonly ReadLine[], singleDates: boolean): number[] {
  const find = (single: boolean): number[] =>
    lines.flatMap((entry, index) => {
      const dated = entry.ranges.some(({ range, piece }) => range.isSingle === single && isOwnDate(range, piece, entry))
      return dated ? [index] : []
    })
  const ranges = find(false)
  if (ranges.length === 0) return find(true)
  if (!singleDates) {
    // Where most jobs have ranges, a job of one month or year counts only if its date stands by itself.
    const lone = find(true).filter((index) => {
      const entry = lines[index]
      return entry !== undefined && !ranges.includes(index) && entry.line.cells.length > 1 && standsAlone(entry)
    })
    return mergeClose(
      [...ranges, ...lone].sort((a, b) => a - b),
      lines,
    )
  }
  return mergeClose(
    [...new Set([...ranges, ...find(true)])].sort((a, b) => a - b),
    lines,
  )
}

const standsAlone = (entry: ReadLine): boolean =>
  entry.ranges.some(({ range, piece }) => piece.text.length - (range.to - range.from) < 3)

/**
 * Of two dates in one head without text between them (a total above, the role's below) the more particular one counts.
 */
function mergeClose(anchors: readonly number[], lines: readonly ReadLine[]): number[] {
  return anchors.filter((anchor, index) => {
    const next = anchors[index + 1]
    if (next === undefined || next !== anchor + 1) return true
    const [own, below] = [lines[anchor], lines[next]]
    // A line that holds only a date, directly under a dated line, belongs to the same head.
    return !(own && below && own.text.length > 0 && isOnlyDate(below) && own.ranges[0]?.range.isSingle)
  })
}

const isOnlyDate = (entry: ReadLine): boolean =>
  entry.line.cells.length === 1 &&
  entry.ranges.some(({ range, piece }) => piece.text.length - (range.to - range.from) < 3)

function isOwnDate(range: DateRange, piece: Piece, entry: ReadLine): boolean {
  if (isSince(range) && !isSinceOfEntry(range, piece.text)) return false
  if (entry.line.bullet && entry.line.cells.length === 1 && !setOff(range, piece.text)) return false
  if (entry.isProse && entry.line.cells.length === 1)
    return startsOrEnds(range, piece.text) && piece.text.length < 130 && !range.isSingle
  if (range.isSingle) {
    const around = piece.text.length - (range.to - range.from)
    return around < 4 || startsOrEnds(range, piece.text)
  }
  return (
    startsOrEnds(range, piece.text) || /[(|,•·]\s*$/.test(piece.text.slice(0, range.from)) || piece.text.length < 90
  )
}

/** A date behind a word such as "since". */
const isSince = ({ current, startAt, from }: DateRange): boolean => current && startAt !== null && startAt[0] > from

/** "Engineer since 2019" dates an entry. "A family firm since 1958, with four sites" only says something of it. */
function isSinceOfEntry(range: DateRange, text: string): boolean {
  const [before, after] = [text.slice(0, range.from).trim(), text.slice(range.to).trim()]
  if (/[.!。]$/u.test(text) || after.split(/\s+/).length > MAX_HEAD_WORDS) return false
  return /^$|[(\[|,:–—•·-]$/u.test(before) || (after === '' && titleLikeness(before) > 0)
}

/** A head has no more words beside its date. */
const MAX_HEAD_WORDS = 10

/**
 * Whether the date belongs to the item and is not one its text mentions: it stands first, or behind a separating sign.
 */
function setOff(range: DateRange, text: string): boolean {
  const before = text.slice(0, range.from).trim()
  return before === '' || (startsOrEnds(range, text) && /[(\[|,:–—-]$/.test(before) && text.length < 90)
}

function startsOrEnds(range: DateRange, text: string): boolean {
  const before = text.slice(0, range.from).trim()
  const after = text
    .slice(range.to)
    .replace(/\([^()]*\)/g, '')
    .trim()
  return /^[(\[|•·–-]*$/.test(before) || /^[)\].,|•·:;–-]*$/.test(after)
}

function findStarts(lines: readonly ReadLine[], anchors: readonly number[]): number[] {
  const starts: number[] = []
  const firstAnchor = anchors[0] ?? 0
  let depth = 0
  while (depth < 3 && firstAnchor - depth - 1 >= 0) {
    const index = firstAnchor - depth - 1
    // Above the first date there is no other entry to which a bullet could belong.
    const isFirst = index === 0 && lines[firstAnchor]?.line.bullet === false
    if (!isHeadLine(lines[index], lines[index + 1], isFirst)) break
    depth += 1
  }
  const model = lines[firstAnchor - depth]
  anchors.forEach((anchor, index) => {
    if (index === 0) {
      starts.push(firstAnchor - depth)
      return
    }
    const floor = (anchors[index - 1] ?? 0) + 1
    starts.push(startOf(lines, anchor, floor, depth, model))
  })
  return starts
}

function isHeadLine(entry: ReadLine | undefined, below: ReadLine | undefined, mayBeBulleted: boolean): boolean {
  if (!entry || !below || entry.text.length > 90 || isSentence(entry.text)) return false
  if (entry.isProse && !(mayBeBulleted && entry.line.bullet && !/[.;]$/.test(entry.text))) return false
  // A head that the end of the page parts from its dates is as far from them as any line.
  if (below.line.page > entry.line.page) return !/[.:;,]$/.test(entry.text)
  return below.line.gapAbove < Math.max(18, (below.line.bottom - below.line.top) * 1.8)
}

function startOf(
  lines: readonly ReadLine[],
  anchor: number,
  floor: number,
  depth: number,
  model: ReadLine | undefined,
): number {
  let reach = anchor
  const isModel = (entry: ReadLine | undefined): boolean =>
    entry !== undefined && model !== undefined && model.line.bullet && standsAlike(entry, model)
  while (
    anchor - reach < 3 &&
    reach - 1 >= floor &&
    isHeadLine(lines[reach - 1], lines[reach], isModel(lines[reach - 1]))
  )
    reach -= 1
  if (depth === 0 || reach === anchor) return anchor
  // The highest line that looks like the first line of the first entry.
  if (model) {
    for (let index = Math.max(reach, anchor - 3); index < anchor; index += 1) {
      const entry = lines[index]
      if (entry && sameLook(entry, model) && anchor - index >= depth - 1) return index
    }
  }
  // Otherwise the entry begins below the widest gap.
  let start = Math.max(reach, anchor - depth)
  for (let index = reach; index < anchor; index += 1) {
    const gap = lines[index]?.line.gapAbove ?? 0
    if (gap > (lines[start]?.line.gapAbove ?? 0) + 2) start = index
  }
  if (model && start < anchor && isPlain(lines[start]) && !isPlain(model)) return anchor
  return start
}

/** A bullet like that of the first entry's head, in its look and at its place. */
const standsAlike = (entry: ReadLine, model: ReadLine): boolean =>
  entry.line.bullet && sameLook(entry, model) && Math.abs(entry.line.x - model.line.x) < 2

const isPlain = (entry: ReadLine | undefined): boolean => {
  const style = entry?.line.cells[0]?.words[0]?.style
  return !style?.bold && !style?.italic
}

function buildEntry(lines: readonly ReadLine[], start: number, anchor: number, end: number): Entry {
  const dated = lines[anchor]
  const chosen = dated?.ranges.find(({ range }) => !range.isSingle) ?? dated?.ranges[0] ?? null
  const head: HeadPart[] = []
  for (let index = start; index <= anchor; index += 1) {
    const entry = lines[index]
    if (entry) head.push(...partsOf(entry.line, index - anchor, entry.columns))
  }
  let next = anchor + 1
  const above = head.filter((part) => !isPlace(part)).length
  while (next < end && next - anchor <= 3) {
    const entry = lines[next]
    if (!entry || !continuesHead(entry, lines[next - 1], lines, end, next, above)) break
    head.push(...partsOf(entry.line, next - anchor, entry.columns))
    next += 1
  }
  // Labelled values may follow further down: `Employer: …` under the description.
  const rest = lines.slice(next, end).filter((entry) => {
    if (!isLabelled(entry.line)) return true
    head.push(...partsOf(entry.line, 3))
    return false
  })
  return {
    head: head.filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece.text)),
    range: chosen?.range ?? null,
    dated: chosen?.piece ?? null,
    body: rest.map((entry) => entry.line),
  }
}

/** "Tools: Excel, Word" says something of an entry and does not name it. */
const LABEL = /^[\p{L} /&-]{2,25}:\s/u

/** Small words and a full stop: "Supplier of the opera." */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return /[\p{Ll}\d]{2}[.!?]$/u.test(text) && words.length >= 4 && small >= words.length / 2
}

/**
 * Lines under the date that still belong to the head, because they look different from the text below or the entry
 * lacks a name.
 */
function continuesHead(
  entry: ReadLine,
  previous: ReadLine | undefined,
  lines: readonly ReadLine[],
  end: number,
  index: number,
  partsAbove: number,
): boolean {
  if (entry.isProse || entry.text.length > 90 || /:$/.test(entry.text)) return false
  if (isSentence(entry.text) || (LABEL.test(entry.text) && !isLabelled(entry.line))) return false
  const height = entry.line.bottom - entry.line.top
  if (entry.line.gapAbove > height * 0.9 && entry.line.gapAbove < 90) return false
  const style = entry.line.cells[0]?.words[0]?.style
  const following = lines[index + 1]
  const next = index + 1 < end ? following : undefined
  const nextStyle = next?.line.cells[0]?.words[0]?.style
  const differs =
    !next ||
    !style ||
    !nextStyle ||
    style.bold !== nextStyle.bold ||
    style.italic !== nextStyle.italic ||
    style.color !== nextStyle.color ||
    Math.abs(style.size - nextStyle.size) > 0.5
  const setOff =
    differs &&
    Boolean(style && (style.bold || style.italic || style.color !== previous?.line.cells[0]?.words[0]?.style.color))
  if (setOff) return true
  if (partsAbove >= 2)
    return Boolean(next?.line.bullet) && index > 0 && previous?.line.bullet === false && entry.text.length < 70
  // The head has only a date or one name so far, so the next line gives the other name.
  return entry.text.length < 80
}
