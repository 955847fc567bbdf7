import type { Parsed, ParsedJob } from '@tabard/contract'
import type { Line } from '../model.ts'
import { pieceOfCell } from '../piece.ts'
import { joinWrapped } from '../sections/assign.ts'
import { datesOf } from './entry-dates.ts'
import { segmentEntries } from './entries.ts'
import { parsedFrom } from './parsed.ts'
import { assignRoles } from './roles.ts'
import { companyLikeness, titleLikeness } from './role-words.ts'

export function readExperience(lines: readonly Line[]): ParsedJob[] {
  const entries = segmentEntries(lines, { singleDates: false })
  const roles = assignRoles(entries, { first: titleLikeness, second: companyLikeness })
  let lastEmployer: Parsed | null = null
  return entries.map((entry, index): ParsedJob => {
    const role = roles[index]
    const certainty = role?.certainty ?? 0
    const title = role?.first ? parsedFrom(role.first.piece, 0.5 + certainty * 0.45) : null
    let employer = role?.second ? parsedFrom(role.second.piece, 0.5 + certainty * 0.45) : null
    // Several roles under one employer, which is printed once above the first.
    if (!employer && lastEmployer) employer = { ...lastEmployer, confidence: Math.min(0.65, lastEmployer.confidence) }
    lastEmployer = employer
    return {
      employer,
      title,
      location: role?.place ? parsedFrom(role.place.piece, 0.8) : null,
      ...datesOf(entry),
      summary: joinWrapped(entry.body),
    }
  })
}

export const hasDates = (line: Line): boolean =>
  line.cells.some((cell) => /(?:19|20)\d{2}/.test(pieceOfCell(cell).text))
