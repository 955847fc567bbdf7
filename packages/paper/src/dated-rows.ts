import type { EntryLine, SectionKind } from '@tabard/contract'
import type { DeltaLine } from './delta/index.ts'
import { isDates } from './find-dates.ts'
import { plainLine } from './plain-line.ts'

/** What the parser puts between pieces that stood apart on one line of the page. */
const APART = ' | '
const TITLE_MAX = 120
const LABEL_MAX = 30
const DETAIL_MAX = 40

const WITHOUT_ENTRIES = new Set<SectionKind>(['profile', 'personal'])
/** Kinds that are lists of terms: a level or a year stands apart from each. */
const TERMS = new Set<SectionKind>(['languages', 'certifications', 'skills', 'awards'])

/**
 * A line of the parser as lines of the document. "Home automation | 2020 – 2022", in either order, is an entry's
 * title and its dates; "French | Fluent" is a term and its detail. Anything else stays as it is.
 */
export function documentLines(line: string, kind: SectionKind): DeltaLine[] {
  const cells = line.split(APART).map((cell) => cell.trim())
  if (cells.length < 2 || !cells.every(Boolean) || line.startsWith('• ')) return [plainLine(line)]
  // Skills set in columns, row by row.
  const isGrid = cells.length > 2 && cells.every((cell) => cell.length <= LABEL_MAX && !isList(cell))
  if (kind === 'skills' && isGrid) return cells.map(plainLine)
  const { dates, rest } = datesOf(cells)
  const [title = '', ...others] = rest
  if (TERMS.has(kind))
    return [plainLine(cells.length > 2 ? line : dates ? `${title}\t${dates}` : termLine(line, cells))]
  const isEntry = dates && title.length <= TITLE_MAX && others.length <= 2 && !WITHOUT_ENTRIES.has(kind)
  if (!isEntry) return [plainLine(line)]
  const lines: [EntryLine, string][] = [
    ['title', title],
    ['organisation', others.join(', ')],
    ['dates', dates],
  ]
  return lines.flatMap(([entry, text]) => (text ? [{ runs: [{ text }], attributes: { entry } }] : []))
}

/** The dates at a row's end or beginning, and what else it says. */
function datesOf(cells: readonly string[]): { dates: string; rest: string[] } {
  const [first = '', last = ''] = [cells[0], cells.at(-1)]
  if (isDates(last)) return { dates: last, rest: cells.slice(0, -1) }
  if (isDates(first)) return { dates: first, rest: cells.slice(1).map((cell) => cell.replace(/,$/, '')) }
  return { dates: '', rest: [...cells] }
}

function termLine(line: string, [label = '', value = '']: readonly string[]): string {
  if (label.length > LABEL_MAX || isList(label)) return line
  return value.length <= DETAIL_MAX && !isList(value) ? `${label}\t${value}` : `${label}: ${value}`
}

function isList(text: string): boolean {
  return text.includes(',')
}
