import type { EntryLine, Parsed, ParsedEducation, ParsedJob, SectionKind } from '@tabard/contract'
import type { DeltaLine } from './delta/index.ts'
import { findDates } from './find-dates.ts'
import { documentLines } from './dated-rows.ts'

/** What names a job or a degree, as the parser read it. */
export interface EntryHead {
  title: Parsed | null
  organisation: Parsed | null
  location: Parsed | null
  years: string[]
}

/** Lines a head may stretch over. */
const HEAD_LINES = 4
/** Longer lines are prose, whatever names they mention. */
const HEAD_LINE_MAX = 200
const SLOTS: readonly EntryLine[] = ['title', 'organisation', 'dates']

/** The parts jobs and degrees share. */
export function headsOf(entry: ParsedJob | ParsedEducation): Pick<EntryHead, 'location' | 'years'> {
  const years = [entry.start, entry.end].flatMap((date) => (date ? [date.value.slice(0, 4)] : []))
  return { location: 'location' in entry ? entry.location : null, years }
}

/**
 * Marks the lines in which the parser found a job's title, organisation and dates. A line that holds several of
 * them is divided; a head whose order differs is put in the order the document wants. All other lines stay as they are.
 */
export function markHeads(lines: readonly string[], entries: readonly EntryHead[], kind: SectionKind): DeltaLine[] {
  const rest = (from: number, to?: number): DeltaLine[] =>
    lines.slice(from, to).flatMap((line) => documentLines(line, kind))
  const result: DeltaLine[] = []
  let at = 0
  for (const entry of entries) {
    const head = findHead(lines, at, entry)
    if (!head) continue
    result.push(...rest(at, head.from), ...head.lines)
    at = head.to
  }
  return [...result, ...rest(at)]
}

interface FoundHead {
  from: number
  to: number
  lines: DeltaLine[]
}

function findHead(lines: readonly string[], start: number, entry: EntryHead): FoundHead | null {
  for (let from = start; from < lines.length; from += 1) {
    const named = spansOf(lines[from] ?? '', entry).filter(
      (span) => span.slot === 'title' || span.slot === 'organisation',
    )
    if (named.length === 0) continue
    // Dates may stand on the line above: "2020 – 2023" and then the title.
    const first = from > start && isOnlyDates(lines[from - 1] ?? '', entry) ? from - 1 : from
    return buildHead(lines, first, entry)
  }
  return null
}

function buildHead(lines: readonly string[], from: number, entry: EntryHead): FoundHead {
  const parts: { slot: EntryLine; text: string }[] = []
  const filled = new Set<string>()
  let to = from
  for (; to < Math.min(lines.length, from + HEAD_LINES); to += 1) {
    const spans = spansOf(lines[to] ?? '', entry).filter((span) => !filled.has(span.slot))
    if (spans.length === 0) break
    const titled = filled.has('title') || spans.some((span) => span.slot === 'title')
    for (const part of cut(lines[to] ?? '', spans, !titled)) {
      parts.push(part)
      filled.add(part.slot)
    }
    for (const span of spans) filled.add(span.slot)
  }
  const text = (slot: EntryLine): string =>
    parts
      .filter((part) => part.slot === slot)
      .map((part) => part.text.replaceAll(' | ', ', '))
      .join(', ')
  // Without a title the organisation leads: an entry always begins with its title line.
  const lead: EntryLine = parts.some((part) => part.slot === 'title') ? 'title' : 'organisation'
  return {
    from,
    to,
    lines: SLOTS.flatMap((slot) => {
      if (slot === 'organisation' && lead === 'organisation') return []
      const words = text(slot === 'title' ? lead : slot)
      return words ? [{ runs: [{ text: words }], attributes: { entry: slot } }] : []
    }),
  }
}

interface Span {
  slot: EntryLine | 'location'
  from: number
  to: number
}

/** Where a line names the entry, in the line's order, without overlaps. */
function spansOf(line: string, entry: EntryHead): Span[] {
  if (line.length > HEAD_LINE_MAX || line.startsWith('• ')) return []
  const spans: Span[] = []
  const add = (slot: Span['slot'], from: number, length: number): void => {
    const to = from + length
    if (from >= 0 && length > 0 && !spans.some((span) => from < span.to && to > span.from))
      spans.push({ slot, from, to })
  }
  const dates = findDates(line, entry.years)
  if (dates) add('dates', dates.from, dates.to - dates.from)
  for (const slot of ['title', 'organisation', 'location'] as const) {
    const value = entry[slot]?.value ?? ''
    add(slot, wordIndex(line, value), value.length)
  }
  const sorted = spans.sort((a, b) => a.from - b.from)
  // A sentence that merely mentions the employer is no head: names must make up most of the line.
  const named = sorted.reduce((sum, span) => sum + span.to - span.from, 0)
  return named * 2 >= line.trim().length ? sorted : []
}

function isOnlyDates(line: string, entry: EntryHead): boolean {
  const dates = findDates(line, entry.years)
  return dates !== null && !/[\p{L}\p{N}]/u.test(line.slice(0, dates.from) + line.slice(dates.to))
}

/** Divides a line before each span; what stands between stays with the span before it. */
function cut(line: string, spans: readonly Span[], lacksTitle: boolean): { slot: EntryLine; text: string }[] {
  return spans.flatMap((span, index) => {
    const from = index === 0 ? 0 : span.from
    const to = spans[index + 1]?.from ?? line.length
    // "1997 – 1999 | Master of Science": what stands apart from the dates is what they are the dates of.
    if (span.slot === 'dates' && lacksTitle && /^\s*\|\s*\p{Lu}/u.test(line.slice(span.to, to))) {
      return [
        { slot: 'dates' as const, text: trimMarks(line.slice(from, span.to)) },
        { slot: 'title' as const, text: trimMarks(line.slice(span.to, to)) },
      ]
    }
    const text = trimMarks(line.slice(from, to))
    return text ? [{ slot: span.slot === 'location' ? ('organisation' as const) : span.slot, text }] : []
  })
}

/** Takes separators off both ends, and a bracket that lost its partner. */
function trimMarks(text: string): string {
  const bare = text.replace(/^[\s,;:|/·•–—-]+|[\s,;:|/·•–—-]+$/gu, '')
  if (bare.endsWith('(')) return trimMarks(bare.slice(0, -1))
  if (bare.startsWith('(') && bare.endsWith(')')) return bare.slice(1, -1)
  if (bare.startsWith(')')) return trimMarks(bare.slice(1))
  const opens = bare.split('(').length - bare.split(')').length
  if (opens < 0 && bare.endsWith(')')) return trimMarks(bare.slice(0, -1))
  return bare
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
