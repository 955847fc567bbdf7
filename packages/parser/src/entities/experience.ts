import type { Parsed, ParsedJob } from '@tabard/contract'
import type { Line } from '../model.ts'
import { EMPTY_PIECE, type Piece } from '../piece.ts'
import { joinLines, saidLines } from '../lines/join-lines.ts'
import { datesOf } from './entry-dates.ts'
import type { DateRange } from './date-range.ts'
import { segmentEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { isPlace, type HeadPart } from './head-parts.ts'
import { parsedFrom } from './parsed.ts'
import { detachPlace } from './detach-place.ts'
import { assignRoles } from './roles.ts'
import { companyLikeness, titleLikeness } from './role-words.ts'

export function readExperience(lines: readonly Line[]): ParsedJob[] {
  const { entries, groups } = foldGroups(
    segmentEntries(lines, { singleDates: false, undated: (text) => titleLikeness(text) > 0 }),
  )
  const roles = assignRoles(entries, { first: titleLikeness, second: companyLikeness })
  let lastEmployer: Parsed | null = null
  return entries.map((entry, index): ParsedJob => {
    const role = roles[index]
    const certainty = role?.certainty ?? 0
    const group = groups.get(entry)
    const title = role?.first ? parsedFrom(role.first.piece, 0.5 + certainty * 0.45) : null
    let employer = role?.second ? parsedFrom(role.second.piece, 0.5 + certainty * 0.45) : null
    if (group) employer = parsedFrom(group.piece, 0.85)
    // Several roles share one employer, which is printed once above the first of them.
    if (!employer && lastEmployer) employer = { ...lastEmployer, confidence: Math.min(0.65, lastEmployer.confidence) }
    lastEmployer = employer
    const place = role?.place ?? group?.place ?? null
    return {
      employer,
      title,
      location: place ? parsedFrom(place.piece, 0.8) : null,
      ...datesOf(entry),
      // What else the head says (a department, a client) is kept above the description.
      summary: [...(role?.rest ?? []).map((part) => part.piece.text), ...saidLines(joinLines(entry.body))],
    }
  })
}

interface Group {
  piece: Piece
  place: HeadPart | null
}

/**
 * An employer printed with the dates of all its roles, above roles with dates of their own, is no job. It is the
 * employer of the roles whose dates lie within its own.
 */
function foldGroups(entries: readonly Entry[]): { entries: Entry[]; groups: Map<Entry, Group> } {
  const kept: Entry[] = []
  const groups = new Map<Entry, Group>()
  let open: { entry: Entry; group: Group } | null = null
  entries.forEach((entry, index) => {
    const next = entries[index + 1]
    if (next && isGroupHead(entry, next)) {
      open = { entry, group: readGroup(entry) }
      return
    }
    const member: { entry: Entry; group: Group } | null = open
    if (member && liesWithin(entry, member.entry)) groups.set(entry, member.group)
    else open = null
    kept.push(groups.has(entry) ? { ...entry, head: wholeTitle(entry.head) } : entry)
    const group = groups.get(entry)
    const last = kept.at(-1)
    if (group && last) groups.set(last, group)
  })
  return { entries: kept, groups }
}

const isGroupHead = (entry: Entry, next: Entry): boolean =>
  entry.body.length === 0 &&
  entry.head.length > 0 &&
  entry.head.every((part) => titleLikeness(part.piece.text) === 0 || companyLikeness(part.piece.text) > 0) &&
  liesWithin(next, entry)

function liesWithin(inner: Entry, outer: Entry): boolean {
  const [a, b] = [inner.range, outer.range]
  if (
    !a?.start ||
    !b?.start ||
    a === b ||
    (a.start.year === b.start.year && sameEnd(a, b) && a.start.month === b.start.month)
  )
    return false
  return a.start.year >= b.start.year && (b.current || (!a.current && (a.end?.year ?? 0) <= (b.end?.year ?? 0)))
}

const sameEnd = (a: DateRange, b: DateRange): boolean =>
  a.current === b.current && a.end?.year === b.end?.year && a.end?.month === b.end?.month

function readGroup(entry: Entry): Group {
  const parts = entry.head.flatMap((part) => detachPlace(part))
  const name = parts.find((part) => !isPlace(part)) ?? parts[0]
  return { piece: name?.piece ?? EMPTY_PIECE, place: parts.find((part) => isPlace(part)) ?? null }
}

/** A role printed under its employer has only the title in its head, which may contain commas. */
const wholeTitle = (head: readonly HeadPart[]): HeadPart[] =>
  head.map((part, index) => (index === 0 && part.role === null ? { ...part, role: 'first' } : part))
