import type { Line } from '../model.ts'
import { pieceOfCell, type Piece } from '../piece.ts'
import { findDateRanges, type DateRange } from './date-range.ts'
import { sameStyle } from './head-parts.ts'
import type { LabelledRole } from '../lexicon/lexicon.ts'
import { tableHead } from './labels.ts'
import { readStackedDates } from './stacked-dates.ts'

/** A line of a section with the dates in it. */
export interface ReadLine {
  line: Line
  text: string
  ranges: { range: DateRange; piece: Piece; cell: number }[]
  isProse: boolean
  /** What each of its cells holds, in a table whose first row says so. */
  columns: (LabelledRole | null)[] | null
}

export function readLine(line: Line, previous: Line | null): ReadLine {
  const pieces = line.cells.map(pieceOfCell)
  const text = pieces.map((piece) => piece.text).join('\t')
  const ranges: ReadLine['ranges'] = []
  pieces.forEach((piece, cell) => {
    const next = pieces[cell + 1]
    const stacked = next ? readStackedDates(piece, next) : null
    if (stacked) ranges.unshift({ ...stacked, cell })
    ranges.push(...findDateRanges(piece.text).map((range) => ({ range, piece, cell })))
  })
  return { line, text, ranges, isProse: isProse(line, text, previous), columns: null }
}

/** Gives each row of a table what the table's first row says of its columns, and leaves the first row out. */
export function readTableHeads(lines: readonly ReadLine[]): ReadLine[] {
  let columns: (LabelledRole | null)[] | null = null
  return lines.flatMap((entry): ReadLine[] => {
    const head = tableHead(entry.line.cells.map((cell) => pieceOfCell(cell).text))
    if (head) {
      columns = head
      return []
    }
    if (columns && entry.line.cells.length !== columns.length) columns = null
    return [{ ...entry, columns }]
  })
}

/** Joins head lines that were broken at the edge of the column. */
export function joinBrokenHeads(lines: readonly Line[]): Line[] {
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

/** The next line of an item: at its place and in its look. */
function isUnderItem(item: Line, line: Line): boolean {
  const [last, first] = [item.cells.at(-1)?.words.at(-1)?.style, line.cells[0]?.words[0]?.style]
  const isAlike = last === undefined || first === undefined || sameStyle(last, first)
  return line.x > item.columnX + 2 && Math.abs(line.x - item.x) < 2 && line.gapAbove < 4 && isAlike
}

function isProse(line: Line, text: string, previous: Line | null): boolean {
  if (line.bullet) return true
  if (line.cells.length > 1) return false
  if (previous?.bullet && isUnderItem(previous, line)) return true
  if (text.length > 110) return true
  const words = text.split(/\s+/)
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  if (words.length >= 7 && lower / words.length >= 0.5) return true
  return text.length > 55 && /[.;。]$/.test(text)
}
