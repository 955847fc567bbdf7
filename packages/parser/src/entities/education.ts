import type { ParsedEducation } from '@tabard/contract'
import type { Line } from '../model.ts'
import { joinPieces, pieceOfLine } from '../piece.ts'
import { joinLines, saidLines } from '../lines/join-lines.ts'
import { datesOf } from './entry-dates.ts'
import { segmentEntries } from './entries.ts'
import { parsedFrom } from './parsed.ts'
import { assignRoles } from './roles.ts'

const INSTITUTION =
  /universit|college|school|institut|academy|akademie|académie|academia|polytech|politec|faculty|fakultät|faculté|facultad|facoltà|hochschule|gymnasium|realschule|schule|lycée|école|ecole|iut|escuela|colegio|liceo|scuola|istituto|hogeschool|lyceum|uniwersytet|politechnika|szkoła|liceum|högskola|gymnasieskola|skola|højskole|skole|yliopisto|koulu|univerzita|üniversite|lise|egyetem|университет|институт|школа|академия|університет|πανεπιστήμιο|دانشگاه|دبیرستان|موسسه|جامعة|大学|学院|学校|高校|高専|대학|고등학교|\b(?:mit|ucla|usc|nyu|eth|epfl|lse|ucl|tu|fh|uc|iit|nit|bits|kth|dtu|hec|insead|caltech)\b/iu

const QUALIFICATION =
  /\b(?:b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?s|m\.?\s?s|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|b\.?\s?ed|m\.?\s?ed|ll\.?\s?b|ll\.?\s?m|mba|bba|mphil|ph\.?\s?d|d\.?\s?phil|m\.?\s?d|j\.?\s?d|dr|gcse|a-?levels?|o-?levels?|hnd|hnc|btec|ib)\b|bachelor|master|doctor|doktor|doctorate|diploma|diplom|degree|associate|certificate|minor|major|graduate|abitur|matura|magister|staatsexamen|ausbildung|studium|abschluss|promotion|licence|licenciat|licenciatur|maîtrise|baccalauréat|bac\b|brevet|dut|bts|deug|ingénieur|grado|graduado|máster|doctorado|bachillerato|laurea|dottorato|diploma|maturità|bacharel|mestrado|doutorado|licenciatura|inżynier|licencjat|studia|kandidat|civilingenjör|gymnasieexamen|ylioppilas|maisteri|kandidaatti|lisans|yüksek lisans|doktora|licență|бакалавр|магистр|магістр|доктор|کارشناسی|ارشد|دکتر|لیسانس|بكالوريوس|ماجستير|دكتوراه|学士|修士|博士|硕士|本科|卒業|학사|석사|박사|high school|secondary school|computer science|engineering|business administration|economics/iu

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
