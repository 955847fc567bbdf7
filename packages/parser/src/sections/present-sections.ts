import type { LineRole, ParsedCv, ParsedSection } from '@tabard/contract'
import { contactAloneMatcher } from '../lines/contact-alone.ts'
import { contactMatcher, type CandidateFacts } from '../lines/contact-matcher.ts'
import { createFurnitureMarker } from '../lines/mark-furniture.ts'
import { joinLines } from '../lines/join-lines.ts'
import { markContact } from '../lines/mark-contact.ts'
import { headsOfJobs, headsOfStudies, markEntries, type EntryHead } from '../lines/mark-entries.ts'
import { markRow } from '../lines/mark-rows.ts'
import { presentLine, textLineOf } from '../lines/parsed-line.ts'
import type { TextLine } from '../lines/text-line.ts'
import { boxesOf } from '../piece.ts'
import type { Section } from './assign.ts'

/** What the roles of the lines are told from. */
type Known = CandidateFacts & Pick<ParsedCv, 'experience' | 'education'>

/** Sections as the contract has them: their lines joined, each with its role. */
export function presentSections(sections: readonly Section[], known: Known): ParsedSection[] {
  const mark = createMarker(known)
  return sections.map(({ kind, heading, lines }): ParsedSection => {
    const about = { kind, heading: heading?.text ?? '' }
    return { ...about, lines: mark(about, joinLines(lines)).map(presentLine), source: heading ? boxesOf(heading) : [] }
  })
}

/**
 * The CV with the roles of its lines told anew, from the jobs, the studies and the candidate that it now names. It is
 * for a reading in which somebody else named these. Lines that were divided before stay divided.
 */
export function markAgain(cv: ParsedCv): ParsedCv {
  const mark = createMarker(cv)
  const sections = cv.sections.map((section): ParsedSection => {
    const lines = section.lines.map(textLineOf).map((line): TextLine => (isKept(line) ? line : asText(line)))
    return { ...section, lines: mark(section, lines).map(presentLine) }
  })
  return { ...cv, sections }
}

/** Items and page labels are told from the page alone, so they stay whatever the CV now says. */
const isKept = ({ role, furniture }: TextLine): boolean =>
  role === 'item' || (role === 'furniture' && (furniture ?? 'page') === 'page')

const asText = (line: TextLine): TextLine => ({ ...line, role: 'text', furniture: null })

/** The lines that name a job or a study are what the section is about, whatever they hold. */
const MAYBE_CONTACT: ReadonlySet<LineRole> = new Set(['text', 'item', 'label', 'term'])

type About = Pick<ParsedSection, 'kind' | 'heading'>

function createMarker(known: Known) {
  const heads: Partial<Record<ParsedSection['kind'], EntryHead[]>> = {
    experience: headsOfJobs(known),
    education: headsOfStudies(known),
  }
  const isContact = contactMatcher(known)
  const isContactAlone = contactAloneMatcher(known)
  const asContactAlone =
    (kind: ParsedSection['kind']) =>
    (line: TextLine): TextLine =>
      MAYBE_CONTACT.has(line.role) && isContactAlone(line.piece.text, kind)
        ? { ...line, role: 'contact', level: 0 }
        : line
  const markFurniture = createFurnitureMarker(known.candidateName?.value ?? null)
  const mark = ({ kind, heading }: About, lines: readonly TextLine[]): TextLine[] => {
    const entries = heads[kind]
    if (entries) return markEntries(lines, entries, kind).map(asContactAlone(kind))
    const marked = markContact(lines, { kind, hasHeading: heading !== '' }, isContact)
    const mayHoldRows = heading !== '' && kind !== 'personal' && !marked.some(({ role }) => role === 'contact')
    const rows = mayHoldRows ? marked.flatMap((line) => markRow(line, kind)) : marked
    return rows.map(asContactAlone(kind))
  }
  return (about: About, lines: readonly TextLine[]): TextLine[] => markFurniture(about.heading, mark(about, lines))
}
