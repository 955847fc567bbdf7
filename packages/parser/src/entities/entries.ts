import type { Line, Style } from '../model.ts'
import { joinPieces, pieceOf, pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import { findDateRanges, isPresentWord, type DateRange } from './date-range.ts'
import { labelledRole, splitLabel, type LabelledRole } from './labels.ts'
import { placeLikeness } from './place-words.ts'
import { readStackedDates } from './stacked-dates.ts'

/** A stretch of an entry's head: one value, or what cannot be told apart by look. */
export interface HeadPart {
  piece: Piece
  style: Style
  /** Lines below (or above, negative) the line with the date. */
  offset: number
  /** Which part of its line it is. */
  position: number
  cell: number
  /** What separates it from the part before: a cell gap, a change of style, or the sign itself. */
  after: 'start' | 'cell' | 'style' | 'sign' | 'word'
  /** What a printed label says it is. */
  role: LabelledRole | null
}

export interface Entry {
  head: HeadPart[]
  range: DateRange | null
  /** The text the range's offsets count in. */
  dated: Piece | null
  body: Line[]
}

interface ReadLine {
  line: Line
  text: string
  ranges: { range: DateRange; piece: Piece; cell: number }[]
  isProse: boolean
}

/**
 * Cuts a section into entries. Every entry has one date; where its head starts above that date is learned from the
 * first entry, whose beginning is known, and carried over to the others by look and spacing.
 */
export function segmentEntries(lines: readonly Line[], options: { singleDates: boolean }): Entry[] {
  const whole = joinBrokenHeads(lines)
  const read = whole.map((line, index) => readLine(line, whole[index - 1] ?? null))
  const anchors = findAnchors(read, options.singleDates)
  if (anchors.length === 0) return []
  const starts = findStarts(read, anchors)
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor
    const end = starts[index + 1] ?? read.length
    return buildEntry(read, start, anchor, end)
  })
}

function readLine(line: Line, previous: Line | null): ReadLine {
  const pieces = line.cells.map(pieceOfCell)
  const text = pieces.map((piece) => piece.text).join('\t')
  const ranges: ReadLine['ranges'] = []
  pieces.forEach((piece, cell) => {
    const next = pieces[cell + 1]
    const stacked = next ? readStackedDates(piece, next) : null
    if (stacked) ranges.unshift({ ...stacked, cell })
    ranges.push(...findDateRanges(piece.text).map((range) => ({ range, piece, cell })))
  })
  return { line, text, ranges, isProse: isProse(line, text, previous) }
}

/** Puts head lines that the edge of the column broke back together. */
function joinBrokenHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const end = last?.cells.at(-1)
    const start = line.cells[0]
    if (last && end && start && isBroken(last, line)) {
      joined[joined.length - 1] = {
        ...last,
        cells: [...last.cells.slice(0, -1), { ...end, words: [...end.words, ...start.words] }],
        bottom: line.bottom,
        right: line.right,
      }
    } else {
      joined.push(line)
    }
  }
  return joined
}

function isBroken(above: Line, line: Line): boolean {
  const end = above.cells.at(-1)
  const [last, first] = [end?.words.at(-1), line.cells[0]?.words[0]]
  if (!end || !last || !first?.toSource || above.bullet || line.bullet || line.cells.length > 1) return false
  if (above.page !== line.page || above.column !== line.column || !sameStyle(last.style, first.style)) return false
  if (Math.abs(line.x - end.x) > 3 || line.gapAbove > (line.bottom - line.top) * 0.5) return false
  const fits = above.columnRight - above.right > first.right - first.x + first.style.size * 0.3
  const reachesEdge = above.columnIsFull && above.right > above.columnRight - (above.columnRight - above.columnX) * 0.06
  if (!reachesEdge && !/^[\p{Ll}(&]/u.test(first.text)) return false
  return !fits && above.right - end.x > 120 && !/[.:;!?]$/.test(last.text)
}

function isProse(line: Line, text: string, previous: Line | null): boolean {
  if (line.bullet) return true
  if (line.cells.length > 1) return false
  if (previous?.bullet && line.x > previous.columnX + 2 && Math.abs(line.x - previous.x) < 2 && line.gapAbove < 4)
    return true
  if (text.length > 110) return true
  const words = text.split(/\s+/)
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (words.length >= 7 && lower / words.length >= 0.5) return true
  return text.length > 55 && /[.;。]$/.test(text)
}

/** Lines whose date dates an entry, rather than being told about in a sentence. */
function findAnchors(lines: readonly ReadLine[], singleDates: boolean): number[] {
  const find = (single: boolean): number[] =>
    lines.flatMap((entry, index) => {
      const dated = entry.ranges.some(({ range, piece }) => range.isSingle === single && isOwnDate(range, piece, entry))
      return dated ? [index] : []
    })
  const ranges = find(false)
  if (ranges.length === 0) return find(true)
  if (!singleDates) {
    // Jobs of one month or year among others with ranges: only where the date stands by itself.
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

/** Two dates in one head (a total above, the role's below) without text between them: the more particular one counts. */
function mergeClose(anchors: readonly number[], lines: readonly ReadLine[]): number[] {
  return anchors.filter((anchor, index) => {
    const next = anchors[index + 1]
    if (next === undefined || next !== anchor + 1) return true
    const [own, below] = [lines[anchor], lines[next]]
    // A line that is nothing but a date, right under a dated line, belongs to the same head.
    return !(own && below && own.text.length > 0 && isOnlyDate(below) && own.ranges[0]?.range.isSingle)
  })
}

const isOnlyDate = (entry: ReadLine): boolean =>
  entry.line.cells.length === 1 &&
  entry.ranges.some(({ range, piece }) => piece.text.length - (range.to - range.from) < 3)

function isOwnDate(range: DateRange, piece: Piece, entry: ReadLine): boolean {
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

/** At the front, or behind a sign that sets it off: a date of the item, not one told about in it. */
function setOff(range: DateRange, text: string): boolean {
  const before = text.slice(0, range.from).trim()
  return before === '' || (startsOrEnds(range, text) && /[(\[|,:–—-]$/.test(before) && text.length < 90)
}

function startsOrEnds(range: DateRange, text: string): boolean {
  const before = text.slice(0, range.from).trim()
  const after = text
    .slice(range.to)
    .replace(/\([^)]*\)/g, '')
    .trim()
  return /^[(\[|•·–-]*$/.test(before) || /^[)\].,|•·:;–-]*$/.test(after)
}

function findStarts(lines: readonly ReadLine[], anchors: readonly number[]): number[] {
  const starts: number[] = []
  const firstAnchor = anchors[0] ?? 0
  let depth = 0
  while (
    depth < 3 &&
    firstAnchor - depth - 1 >= 0 &&
    isHeadLine(lines[firstAnchor - depth - 1], lines[firstAnchor - depth])
  )
    depth += 1
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

const isHeadLine = (entry: ReadLine | undefined, below: ReadLine | undefined): boolean =>
  entry !== undefined &&
  below !== undefined &&
  !entry.isProse &&
  entry.text.length <= 90 &&
  below.line.gapAbove < Math.max(18, (below.line.bottom - below.line.top) * 1.8)

function startOf(
  lines: readonly ReadLine[],
  anchor: number,
  floor: number,
  depth: number,
  model: ReadLine | undefined,
): number {
  let reach = anchor
  while (anchor - reach < 3 && reach - 1 >= floor && isHeadLine(lines[reach - 1], lines[reach])) reach -= 1
  if (depth === 0 || reach === anchor) return anchor
  // The highest line that looks like the first line of the first entry.
  if (model) {
    for (let index = Math.max(reach, anchor - 3); index < anchor; index += 1) {
      const entry = lines[index]
      if (entry && sameLook(entry, model) && anchor - index >= depth - 1) return index
    }
  }
  // Else where the gap is widest.
  let start = Math.max(reach, anchor - depth)
  for (let index = reach; index < anchor; index += 1) {
    const gap = lines[index]?.line.gapAbove ?? 0
    if (gap > (lines[start]?.line.gapAbove ?? 0) + 2) start = index
  }
  if (model && start < anchor && isPlain(lines[start]) && !isPlain(model)) return anchor
  return start
}

const isPlain = (entry: ReadLine | undefined): boolean => {
  const style = entry?.line.cells[0]?.words[0]?.style
  return !style?.bold && !style?.italic
}

function sameLook(a: ReadLine, b: ReadLine): boolean {
  const [first, second] = [a.line.cells[0]?.words[0]?.style, b.line.cells[0]?.words[0]?.style]
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first.size - second.size) < 0.5 &&
    first.bold === second.bold &&
    first.italic === second.italic &&
    first.color === second.color
  )
}

function buildEntry(lines: readonly ReadLine[], start: number, anchor: number, end: number): Entry {
  const dated = lines[anchor]
  const chosen = dated?.ranges.find(({ range }) => !range.isSingle) ?? dated?.ranges[0] ?? null
  const head: HeadPart[] = []
  for (let index = start; index <= anchor; index += 1) {
    const entry = lines[index]
    if (entry) head.push(...partsOf(entry, index - anchor))
  }
  let next = anchor + 1
  const above = head.filter((part) => !isPlace(part)).length
  while (next < end && next - anchor <= 3) {
    const entry = lines[next]
    if (!entry || !continuesHead(entry, lines[next - 1], lines, end, next, above)) break
    head.push(...partsOf(entry, next - anchor))
    next += 1
  }
  // Labelled values may follow further down: `Employer: …` under the description.
  const rest = lines.slice(next, end).filter((entry) => {
    if (!isLabelled(entry)) return true
    head.push(...partsOf(entry, 3))
    return false
  })
  return {
    head: head.filter(({ piece }) => /[\p{L}\p{N}]/u.test(piece.text)),
    range: chosen?.range ?? null,
    dated: chosen?.piece ?? null,
    body: rest.map((entry) => entry.line),
  }
}

/** Lines under the date that still belong to the head: set apart from the text below, or needed to name the entry. */
function continuesHead(
  entry: ReadLine,
  previous: ReadLine | undefined,
  lines: readonly ReadLine[],
  end: number,
  index: number,
  partsAbove: number,
): boolean {
  if (entry.isProse || entry.text.length > 90 || /[:]$/.test(entry.text)) return false
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
  // Nothing but a date, or one name, so far: the next line names the rest.
  return entry.text.length < 80
}

/** Signs that separate the values of a head, and the words that do. */
const SEPARATOR = /\s+[-–—|•·●⋅/@:]\s+|\s*[|•·●⋅]\s*|\s+[-–—]\s*$|・|;\s+|\s{3,}/u
const WORD_SEPARATOR = /\s+(?:at|bei|chez|presso|bij|hos|på)\s+(?=[\p{Lu}\d])/u

const isLabelled = ({ line }: ReadLine): boolean => {
  const [first, second] = line.cells
  if (!first || line.bullet) return false
  const piece = pieceOfCell(first)
  return second ? labelledRole(piece.text) !== null : splitLabel(piece).role !== null
}

function partsOf(entry: ReadLine, offset: number): HeadPart[] {
  const parts: HeadPart[] = []
  const { cells } = entry.line
  const label = cells.length > 1 && cells[0] ? labelledRole(pieceOfCell(cells[0]).text) : null
  cells.forEach((cell, cellIndex) => {
    if (label && cellIndex === 0) return
    const own = label ? { role: label, value: pieceOfCell(cell) } : splitLabel(pieceOfCell(cell))
    if (own.role) {
      const style = cell.words.at(-1)?.style
      const value = own.role === 'dates' ? [] : withoutDates(own.value).map((piece) => balance(trimPiece(piece)))
      for (const piece of style ? value.slice(0, 1) : []) {
        if (style)
          parts.push({ piece, style, offset, position: parts.length, cell: cellIndex, after: 'cell', role: own.role })
      }
      return
    }
    styleRuns(cell.words).forEach((run, runIndex) => {
      withoutDates(pieceOf(run)).forEach((undated, part) => {
        splitAtSigns(undated).forEach(({ piece, after }, index) => {
          const trimmed = trimPiece(piece)
          if (trimmed.text === '') return
          const style = trimmed.at.find((mark) => mark !== null)?.word.style ?? run[0]?.style
          if (!style) return
          parts.push({
            piece: balance(trimmed),
            style,
            offset,
            position: parts.length,
            cell: cellIndex,
            after: index > 0 ? after : part > 0 ? 'sign' : runIndex > 0 ? 'style' : cellIndex > 0 ? 'cell' : 'start',
            role: null,
          })
        })
      })
    })
  })
  return parts
}

/** Words grouped by weight, slant and colour; a lone comma in another style does not count. */
function styleRuns(words: readonly Line['cells'][number]['words'][number][]): (typeof words)[] {
  const runs: (typeof words)[number][][] = []
  for (const word of words) {
    const last = runs.at(-1)
    const lastWord = last?.at(-1)
    const isSign = !/[\p{L}\p{N}]/u.test(word.text)
    // Small capitals change size inside a word.
    const isGlued = lastWord !== undefined && !lastWord.spaceAfter
    if (last && (isSign || isGlued || sameStyle(styleOfRun(last), word.style))) last.push(word)
    else runs.push([word])
  }
  return runs
}

const styleOfRun = (run: readonly { text: string; style: Style }[]): Style =>
  (run.find((word) => /[\p{L}\p{N}]/u.test(word.text)) ?? run[0])?.style ?? {
    size: 0,
    font: '',
    bold: false,
    italic: false,
    color: '',
  }

const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < 0.6

/** The text around the dates; durations and empty brackets go with them. */
function withoutDates(piece: Piece): Piece[] {
  if (isPresentWord(piece.text)) return []
  const cuts: [number, number][] = findDateRanges(piece.text).map(({ from, to }) => [from, to])
  for (const match of piece.text.matchAll(DURATION)) cuts.push([match.index, match.index + match[0].length])
  cuts.sort((a, b) => a[0] - b[0])
  const parts: Piece[] = []
  let position = 0
  for (const [from, to] of cuts) {
    if (from > position) parts.push(slicePiece(piece, position, from))
    position = Math.max(position, to)
  }
  parts.push(slicePiece(piece, position))
  return parts.map((part) => trimPiece(part)).filter((part) => /[\p{L}\p{N}]/u.test(part.text))
}

const DURATION =
  /\(?(?<![\p{L}\p{N}])\d{1,2}\+?\s*(?:years?|yrs?|yr|jahre?n?|ans?|années?|años?|anni|anno|jaar|anos?|lat|lata|år|vuotta|лет|года?|год|років|роки|рік|rok[uy]?|yıl|év)(?:\s*(?:,|and|und|et|y|e|og|och)?\s*\d{1,2}\s*(?:months?|mos?|monate?n?|mois|meses|mesi|mese|maanden?|miesi\p{L}+|mån(?:ader)?|måneder|kk|месяц\p{L}*|місяц\p{L}*|ay|hónap))?(?!\p{L})\)?|\(?(?<![\p{L}\p{N}])\d{1,2}\s*(?:months?|mos?|monate?n?|mois|mes(?:es)?|mesi|maanden?|miesi\p{L}+|månader|måneder|weeks?|wochen)(?!\p{L})\)?/giu

function splitAtSigns(piece: Piece): { piece: Piece; after: HeadPart['after'] }[] {
  const word = WORD_SEPARATOR.exec(piece.text)
  const sign = SEPARATOR.exec(piece.text)
  const match = sign ?? word
  if (!match || match.index === 0) return [{ piece, after: 'start' }]
  const after: HeadPart['after'] = sign ? 'sign' : 'word'
  const [first, ...rest] = splitAtSigns(slicePiece(piece, match.index + match[0].length))
  const parts: { piece: Piece; after: HeadPart['after'] }[] = [
    { piece: slicePiece(piece, 0, match.index), after: 'start' },
  ]
  if (first) parts.push({ ...first, after }, ...rest)
  return parts.filter((part) => part.piece.text !== '')
}

/** Drops a bracket whose partner went with the date. */
function balance(piece: Piece): Piece {
  const opens = (piece.text.match(/[(（]/g) ?? []).length
  const closes = (piece.text.match(/[)）]/g) ?? []).length
  if (opens === closes)
    return piece.text.startsWith('(') && piece.text.endsWith(')') ? slicePiece(piece, 1, piece.text.length - 1) : piece
  return trimPiece(piece, /[\s()（）,;:|–—-]/)
}

/** Splits at commas where nothing else tells the values apart. */
export function splitAtCommas(part: HeadPart): HeadPart[] {
  const pieces: Piece[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index <= part.piece.text.length; index += 1) {
    const sign = part.piece.text[index]
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === undefined || (depth === 0 && (sign === ',' || sign === '、' || sign === '،' || sign === '，'))) {
      pieces.push(slicePiece(part.piece, from, index))
      from = index + 1
    }
  }
  const merged: Piece[] = []
  for (const piece of pieces.filter((candidate) => candidate.text !== '')) {
    const last = merged.at(-1)
    if (last && /^(?:inc|llc|ltd|corp|co|gmbh|s\.?a|s\.?l|plc|lp|llp|jr|sr|ph\.?d)\.?$/i.test(piece.text)) {
      merged[merged.length - 1] = joinPieces([last, piece], ', ')
    } else {
      merged.push(piece)
    }
  }
  return merged.map((piece, index) => ({
    ...part,
    piece,
    position: part.position + index / 10,
    after: index === 0 ? part.after : 'sign',
  }))
}

export const isPlace = (part: HeadPart): boolean => placeLikeness(part.piece.text) >= 0.9
