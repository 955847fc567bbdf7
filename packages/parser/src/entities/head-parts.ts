import type { Line, Style } from '../model.ts'
import { joinPieces, pieceOf, pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import { findDateRanges, isPresentWord } from './date-range.ts'
import type { LabelledRole } from '../lexicon/lexicon.ts'
import { labelledRole, splitLabel } from './labels.ts'
import { placeLikeness } from './place-words.ts'

/** A stretch of an entry's head: one value, or several that look alike. */
export interface HeadPart {
  piece: Piece
  style: Style
  /** How many lines below the line with the date it stands; negative above it. */
  offset: number
  /** Which part of its line it is. */
  position: number
  cell: number
  /** What stands between it and the part before: a cell gap, a change of style, or a separating sign. */
  after: 'start' | 'cell' | 'style' | 'sign' | 'word'
  /** What a printed label says it is. */
  role: LabelledRole | null
  /** It may be something else, such as a town. */
  isGuessed?: true
}

/** A line that begins with a printed label: `Employer: …`. */
export const isLabelled = (line: Line): boolean => {
  const [first, second] = line.cells
  if (!first || line.bullet) return false
  const piece = pieceOfCell(first)
  return second ? labelledRole(piece.text) !== null : splitLabel(piece).role !== null
}

/** The values of one head line. */
export function partsOf(
  line: Line,
  offset: number,
  columns: readonly (LabelledRole | null)[] | null = null,
): HeadPart[] {
  if (columns) return columnParts(line, offset, columns)
  const parts: HeadPart[] = []
  const { cells } = line
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
          const style = styleOfRun(wordsOf(trimmed))
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

const wordsOf = (piece: Piece): Words => [...new Set(piece.at.flatMap((mark) => (mark ? [mark.word] : [])))]

/** The cells of a table row, each with the role that the head of its column names. */
function columnParts(line: Line, offset: number, columns: readonly (LabelledRole | null)[]): HeadPart[] {
  return line.cells.flatMap((cell, index): HeadPart[] => {
    const role = columns[index] ?? null
    const style = cell.words[0]?.style
    if (!role || role === 'dates' || !style) return []
    return [{ piece: trimPiece(pieceOfCell(cell)), style, offset, position: index, cell: index, after: 'cell', role }]
  })
}

type Words = readonly Line['cells'][number]['words'][number][]

/** Words grouped by weight, slant and colour; a lone comma in another style does not count. */
function styleRuns(words: Words): Words[] {
  const runs: Words[number][][] = []
  for (const word of words) {
    const last = runs.at(-1)
    const lastWord = last?.at(-1)
    const isSign = !/[\p{L}\p{N}]/u.test(word.text)
    // Small capitals change size inside a word.
    const isGlued = lastWord !== undefined && !lastWord.spaceAfter
    if (last && (isSign || isGlued || continuesRun(last, word))) last.push(word)
    else runs.push([word])
  }
  return runs
}

function continuesRun(run: Words, word: Words[number]): boolean {
  const style = styleOfRun(run)
  if (sameStyle(style, word.style)) return true
  // Abbreviations are often set a little smaller than the words around them.
  const isWord = (one: Words[number]): boolean => /[\p{L}\p{N}]/u.test(one.text)
  const isAbbreviation = (one: Words[number]): boolean => !isWord(one) || /^[^\p{Ll}]+$/u.test(one.text)
  const [small, isSmall] =
    word.style.size < style.size ? [word.style.size, isAbbreviation(word)] : [style.size, run.every(isAbbreviation)]
  const large = Math.max(word.style.size, style.size)
  return isSmall && small > large * 0.65 && sameStyle({ ...style, size: 0 }, { ...word.style, size: 0 })
}

/** The look of a run; that of its largest word where abbreviations are smaller. */
const styleOfRun = (run: Words): Style =>
  run
    .filter((word) => /[\p{L}\p{N}]/u.test(word.text))
    .reduce<Style | null>((best, { style }) => (best === null || style.size > best.size ? style : best), null) ??
  run[0]?.style ?? { size: 0, font: '', bold: false, italic: false, color: '' }

export const sameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.color === b.color && Math.abs(a.size - b.size) < 0.6

/** The text around the dates, without durations and empty brackets. */
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
  /\(?(?<![\p{L}\p{N}])\d{1,2}\+?\s{0,3}(?:years?|yrs?|yr|jahre?n?|ans?|années?|años?|anni|anno|jaar|anos?|lat|lata|år|vuotta|лет|года?|год|років|роки|рік|rok[uy]?|yıl|év)(?:\s{0,3}(?:,|and|und|et|y|e|og|och)?\s{0,3}\d{1,2}\s{0,3}(?:months?|mos?|monate?n?|mois|meses|mesi|mese|maanden?|miesi\p{L}{1,8}|mån(?:ader)?|måneder|kk|месяц\p{L}{0,4}|місяц\p{L}{0,4}|ay|hónap))?(?!\p{L})\)?|\(?(?<![\p{L}\p{N}])\d{1,2}\s{0,3}(?:months?|mos?|monate?n?|mois|mes(?:es)?|mesi|maanden?|miesi\p{L}{1,8}|månader|måneder|weeks?|wochen)(?!\p{L})\)?/giu

/** Signs that separate the values of a head in every CV. Others wait until it is known which names a head has. */
const SEPARATOR = /\s*[|•·●⋅]\s*|\s+[-–—]\s*$|・|;\s+|\s{3,}/u

function splitAtSigns(piece: Piece): { piece: Piece; after: HeadPart['after'] }[] {
  const match = SEPARATOR.exec(piece.text)
  if (!match || match.index === 0) return [{ piece, after: 'start' }]
  const [first, ...rest] = splitAtSigns(slicePiece(piece, match.index + match[0].length))
  const parts: { piece: Piece; after: HeadPart['after'] }[] = [
    { piece: slicePiece(piece, 0, match.index), after: 'start' },
  ]
  if (first) parts.push({ ...first, after: 'sign' }, ...rest)
  return parts.filter((part) => part.piece.text !== '')
}

/** Drops a bracket whose other half was taken away with the date. */
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
