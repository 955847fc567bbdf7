import { isDates, type LineRole, type SectionKind } from '@tabard/contract'
import type { Piece } from '../piece.ts'
import { cellsOfLine, joinApart, plainLine, type TextLine } from './text-line.ts'

const TITLE_MAX = 120
const LABEL_MAX = 30
const DETAIL_MAX = 40

const WITHOUT_ENTRIES = new Set<SectionKind>(['profile', 'personal'])
/** Kinds of section that list terms, each with a level or a year apart from it. */
const TERMS = new Set<SectionKind>(['languages', 'certifications', 'skills', 'awards'])

/**
 * Marks a line whose parts stood apart. "Home automation | 2020 – 2022", in either order, is an entry's title and its
 * dates; "French | Fluent" is a term and its detail. Any other line stays as it is.
 */
export function markRow(line: TextLine, kind: SectionKind): TextLine[] {
  const cells = cellsOfLine(line)
  if (line.role !== 'text' || cells.length < 2 || !cells.every(({ text }) => text)) return [line]
  const as = (piece: Piece, role: LineRole = 'text'): TextLine => ({ ...plainLine(piece), role, source: line.source })
  // Skills set in columns, row by row.
  const isGrid = cells.length > 2 && cells.every((cell) => cell.text.length <= LABEL_MAX && !isList(cell))
  if (kind === 'skills' && isGrid) return cells.map((cell) => as(cell))
  const { dates, rest } = datesOf(cells.map((cell) => as(cell)))
  const [title, ...others] = rest
  if (TERMS.has(kind)) {
    if (cells.length > 2) return [line]
    const role = dates ? 'term' : termRole(cells)
    return role && title ? [joinApart(dates ? [title, dates] : rest, role)] : [line]
  }
  const isEntry = dates && title && title.piece.text.length <= TITLE_MAX && others.length <= 2
  if (!isEntry || WITHOUT_ENTRIES.has(kind)) return [line]
  const organisation = others.length > 0 ? [joinApart(others, 'organisation')] : []
  return [{ ...title, role: 'title' }, ...organisation, { ...dates, role: 'dates' }]
}

/** The dates at a row's end or beginning, and what else it says. */
function datesOf(cells: readonly TextLine[]): { dates: TextLine | null; rest: TextLine[] } {
  const [first, last] = [cells[0], cells.at(-1)]
  if (last && isDates(last.piece.text)) return { dates: last, rest: cells.slice(0, -1) }
  if (first && isDates(first.piece.text)) return { dates: first, rest: cells.slice(1).map(withoutComma) }
  return { dates: null, rest: [...cells] }
}

function withoutComma(line: TextLine): TextLine {
  const end = line.piece.text.length
  return line.piece.text.endsWith(',') ? { ...line, signs: [[end - 1, end]] } : line
}

function termRole([label, value]: readonly Piece[]): LineRole | null {
  if (!label || !value || label.text.length > LABEL_MAX || isList(label)) return null
  return value.text.length <= DETAIL_MAX && !isList(value) ? 'term' : 'label'
}

function isList({ text }: Piece): boolean {
  return text.includes(',')
}
