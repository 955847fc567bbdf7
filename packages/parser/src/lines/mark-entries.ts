import {
  findDates,
  type Parsed,
  type ParsedCv,
  type ParsedEducation,
  type ParsedJob,
  type SectionKind,
} from '@tabard/contract'
import { pieceOfParsed } from '../entities/parsed.ts'
import type { Piece } from '../piece.ts'
import { markRow } from './mark-rows.ts'
import { bareText, joinApart, partOfLine, type TextLine } from './text-line.ts'

/** A part of an entry's head. */
type Slot = 'title' | 'organisation' | 'dates'
const SLOTS: readonly Slot[] = ['title', 'organisation', 'dates']

/** What names a job or a degree, as it was read. */
export interface EntryHead {
  title: Parsed | null
  organisation: Parsed | null
  location: Parsed | null
  years: string[]
}

/** The most lines of a head. */
const HEAD_LINES = 4
/** Longer lines are prose, even if they mention names. */
const HEAD_LINE_MAX = 200

export const headsOfJobs = (cv: Pick<ParsedCv, 'experience'>): EntryHead[] =>
  cv.experience.map((job) => ({
    title: job.title,
    organisation: job.employer,
    location: job.location,
    years: yearsOf(job),
  }))

export const headsOfStudies = (cv: Pick<ParsedCv, 'education'>): EntryHead[] =>
  cv.education.map((study) => ({
    title: study.qualification,
    organisation: study.institution,
    location: null,
    years: yearsOf(study),
  }))

const yearsOf = (entry: ParsedJob | ParsedEducation): string[] =>
  [entry.start, entry.end].flatMap((date) => (date ? [date.value.slice(0, 4)] : []))

/**
 * Marks the lines that hold a job's title, organisation and dates. A line that holds several of them is divided, and a
 * head is put in the order of the contract. All other lines stay as they are.
 */
export function markEntries(lines: readonly TextLine[], entries: readonly EntryHead[], kind: SectionKind): TextLine[] {
  const rest = (from: number, to?: number): TextLine[] => lines.slice(from, to).flatMap((line) => markRow(line, kind))
  const marked: TextLine[] = []
  let at = 0
  for (const entry of entries) {
    const head = findHead(lines, at, entry)
    if (!head) continue
    marked.push(...rest(at, head.from), ...head.lines)
    at = head.to
  }
  return [...marked, ...rest(at)]
}

interface FoundHead {
  from: number
  to: number
  lines: TextLine[]
}

function findHead(lines: readonly TextLine[], start: number, entry: EntryHead): FoundHead | null {
  for (let from = start; from < lines.length; from += 1) {
    const named = spansOf(lines[from], entry).filter((span) => span.slot === 'title' || span.slot === 'organisation')
    if (named.length === 0) continue
    // Dates may stand on the line above: "2020 – 2023" and then the title.
    const first = from > start && isOnlyDates(lines[from - 1], entry) ? from - 1 : from
    return buildHead(lines, first, entry)
  }
  return null
}

interface Part {
  slot: Slot
  line: TextLine
}

function buildHead(lines: readonly TextLine[], from: number, entry: EntryHead): FoundHead {
  const parts: Part[] = []
  const filled = new Set<string>()
  let to = from
  for (; to < Math.min(lines.length, from + HEAD_LINES); to += 1) {
    const line = lines[to]
    const spans = spansOf(line, entry).filter((span) => !filled.has(span.slot))
    if (!line || spans.length === 0) break
    const hasTitle = filled.has('title') || spans.some((span) => span.slot === 'title')
    for (const part of divide(line, spans, !hasTitle)) {
      parts.push(part)
      filled.add(part.slot)
    }
    for (const span of spans) filled.add(span.slot)
  }
  // An entry always begins with its title line, so the organisation stands there where no title is named.
  const lead: Slot = parts.some((part) => part.slot === 'title') ? 'title' : 'organisation'
  return {
    from,
    to,
    lines: SLOTS.flatMap((slot) => {
      if (slot === 'organisation' && lead === 'organisation') return []
      const own = parts.filter((part) => part.slot === (slot === 'title' ? lead : slot))
      return own.length > 0
        ? [
            joinApart(
              own.map((part) => part.line),
              slot,
            ),
          ]
        : []
    }),
  }
}

interface Span {
  slot: Slot | 'location'
  from: number
  to: number
}

/** The places where a line names the entry, in the line's order and without overlaps. */
function spansOf(line: TextLine | undefined, entry: EntryHead): Span[] {
  const text = line?.piece.text ?? ''
  if (line?.role !== 'text' || text.length > HEAD_LINE_MAX) return []
  const spans: Span[] = []
  const add = (slot: Span['slot'], from: number, length: number): void => {
    const to = from + length
    if (from >= 0 && length > 0 && !spans.some((span) => from < span.to && to > span.from))
      spans.push({ slot, from, to })
  }
  const dates = findDates(text, entry.years)
  if (dates) add('dates', dates.from, dates.to - dates.from)
  for (const slot of ['title', 'organisation', 'location'] as const) {
    const found = placeOf(line.piece, entry[slot])
    if (found) add(slot, found.from, found.to - found.from)
  }
  const sorted = spans.sort((a, b) => a.from - b.from)
  // A sentence that merely mentions the employer is no head: names must make up most of the line.
  const named = sorted.reduce((sum, span) => sum + span.to - span.from, 0)
  return named * 2 >= text.trim().length ? sorted : []
}

/**
 * Where a line holds a value: at the words the value was read from. Only a value that somebody else named is searched by
 * its text.
 */
function placeOf(piece: Piece, value: Parsed | null): { from: number; to: number } | null {
  if (!value) return null
  const read = pieceOfParsed(value)
  if (!read) {
    const from = wordIndex(piece.text, value.value)
    return from < 0 ? null : { from, to: from + value.value.length }
  }
  const isAt = (from: number, offset: number): boolean => {
    const [own, other] = [piece.at[from + offset], read.at[offset]]
    return own === other || (own?.word === other?.word && own?.index === other?.index)
  }
  const from = piece.at.findIndex((mark, index) => mark !== null && isAt(index, 0))
  if (from < 0) return null
  // A value that was joined from two places on the line stands at the first of them.
  let length = 1
  while (length < read.at.length && from + length < piece.at.length && isAt(from, length)) length += 1
  return { from, to: from + piece.text.slice(from, from + length).trimEnd().length }
}

function isOnlyDates(line: TextLine | undefined, entry: EntryHead): boolean {
  const text = line?.role === 'item' ? '' : (line?.piece.text ?? '')
  const dates = findDates(text, entry.years)
  return dates !== null && !/[\p{L}\p{N}]/u.test(text.slice(0, dates.from) + text.slice(dates.to))
}

/** Divides a line before each span. Text between two spans stays with the first of them. */
function divide(line: TextLine, spans: readonly Span[], lacksTitle: boolean): Part[] {
  const { text } = line.piece
  return spans.flatMap((span, index): Part[] => {
    const from = index === 0 ? 0 : span.from
    const to = spans[index + 1]?.from ?? text.length
    // In "1997 – 1999 | Master of Science" the part that stands apart from the dates is the title.
    if (span.slot === 'dates' && lacksTitle && /^\s*\|\s*\p{Lu}/u.test(text.slice(span.to, to))) {
      return [
        { slot: 'dates', line: partOfLine(line, from, span.to) },
        { slot: 'title', line: partOfLine(line, span.to, to) },
      ]
    }
    const part = partOfLine(line, from, to)
    return bareText(part) ? [{ slot: span.slot === 'location' ? 'organisation' : span.slot, line: part }] : []
  })
}

/** `indexOf` without regard to case, at word boundaries. */
function wordIndex(line: string, value: string): number {
  if (!value.trim()) return -1
  const [text, part] = [line.toLowerCase(), value.toLowerCase()]
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + part.length] ?? ' '}`
    if (!/[\p{L}\p{N}]/u.test(around) || /[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}]/u.test(part)) return at
  }
  return -1
}
