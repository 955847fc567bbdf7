import type { ParsedEducation } from '@tabard/contract'
import type { Line } from '../model.ts'
import { joinPieces, pieceOfLine } from '../piece.ts'
import { lexicons } from '../lexicon/index.ts'
import { joinLines, saidLines } from '../lines/join-lines.ts'
import { datesOf } from './entry-dates.ts'
import { segmentEntries } from './entries.ts'
import { parsedFrom } from './parsed.ts'
import { assignRoles } from './roles.ts'

const INSTITUTION = new RegExp(lexicons.flatMap(({ schools }) => schools).join('|'), 'iu')
const QUALIFICATION = new RegExp(lexicons.flatMap(({ degrees }) => degrees).join('|'), 'iu')

const institutionLikeness = (text: string): number => (INSTITUTION.test(text) ? 1 : 0)
const qualificationLikeness = (text: string): number => (QUALIFICATION.test(text) ? 1 : 0)

export function readEducation(lines: readonly Line[]): ParsedEducation[] {
  const entries = segmentEntries(lines, { singleDates: true, undated: null })
  if (entries.length === 0) return readUndated(lines)
  const roles = assignRoles(entries, { first: qualificationLikeness, second: institutionLikeness })
  return entries.map((entry, index): ParsedEducation => {
    const role = roles[index]
    const certainty = role?.certainty ?? 0
    const dates = datesOf(entry)
    // A single date is the end of the studies.
    const isGraduation = entry.range?.isSingle === true
    return {
      institution: role?.second ? parsedFrom(role.second.piece, 0.5 + certainty * 0.45) : null,
      qualification: role?.first
        ? parsedFrom(
            joinPieces(
              [role.first, ...role.rest].map((part) => part.piece),
              ', ',
            ),
            0.5 + certainty * 0.45,
          )
        : null,
      start: isGraduation ? null : dates.start,
      end: isGraduation ? dates.start : dates.end,
      summary: saidLines(joinLines(entry.body)),
    }
  })
}

/** Where there are no dates, each school begins an entry. */
function readUndated(lines: readonly Line[]): ParsedEducation[] {
  const found: ParsedEducation[] = []
  for (const line of lines) {
    const piece = pieceOfLine(line, ', ')
    if (piece.text.length > 120) continue
    const [isSchool, isDegree] = [institutionLikeness(piece.text) > 0, qualificationLikeness(piece.text) > 0]
    const last = found.at(-1)
    if (isSchool && (!last || last.institution)) {
      found.push({
        institution: parsedFrom(piece, 0.6),
        qualification: null,
        start: null,
        end: null,
        summary: [],
      })
    } else if (isSchool && last) {
      last.institution = parsedFrom(piece, 0.6)
    } else if (isDegree && (!last || last.qualification)) {
      found.push({ institution: null, qualification: parsedFrom(piece, 0.6), start: null, end: null, summary: [] })
    } else if (isDegree && last) {
      last.qualification = parsedFrom(piece, 0.6)
    } else if (last) {
      last.summary.push(piece.text)
    }
  }
  return found
}
