import { lineText, type ParsedCv, type ParsedSection, type ParseResult } from '@tabard/contract'
import { readEmail, readLinks, readPhone } from './entities/contact.ts'
import { readEducation } from './entities/education.ts'
import { readExperience } from './entities/experience.ts'
import { isHistoryForm, readFormEducation, readFormJobs } from './entities/japanese-form.ts'
import { detectLanguage } from './entities/language.ts'
import { readCertifications, readLanguages, readSkills } from './entities/lists.ts'
import { readName } from './entities/name.ts'
import { readHeadline, readLocation } from './entities/top.ts'
import { ParseFailure } from './failure.ts'
import { MAX_FILE_BYTES, MAX_LINES, MAX_PAGES } from './limits.ts'
import type { Line, ReadDocument } from './model.ts'
import { pieceOfLine } from './piece.ts'
import { readDocument } from './readers/read-document.ts'
import { scoreReading } from './score.ts'
import { assignSections, type Section } from './sections/assign.ts'
import { presentSections } from './sections/present-sections.ts'
import { presentUnplaced } from './sections/present-unplaced.ts'
import { measureTimeline } from './timeline.ts'

export interface ParseOptions {
  /** For messages only. The kind of a file is told from its bytes. */
  fileName?: string
  password?: string
  /** A file with more pages is refused as too large, because half a CV would be worse. */
  maxPages?: number
}

/** Reads a CV. Never throws for the content of a file: a file that cannot be read gives a reason. */
export async function parse(bytes: Uint8Array, options: ParseOptions = {}): Promise<ParseResult> {
  try {
    if (bytes.length === 0) throw new ParseFailure('empty')
    if (bytes.length > MAX_FILE_BYTES) throw new ParseFailure('too_large')
    const document = await readDocument(bytes, { password: options.password, maxPages: options.maxPages ?? MAX_PAGES })
    return { ok: true, cv: understand(document) }
  } catch (error) {
    if (error instanceof ParseFailure) return { ok: false, reason: error.reason }
    // The file nests too deep, or its lists are too long for the engine.
    if (error instanceof RangeError) return { ok: false, reason: 'too_large' }
    throw error
  }
}

function understand(document: ReadDocument): ParsedCv {
  const lines = document.lines.slice(0, MAX_LINES)
  const overflow = document.lines.slice(MAX_LINES)
  const sections = assignSections(lines)
  const { furniture, links } = document
  const emailAddress = readEmail(sections, furniture, links)
  const headingTexts = new Set(sections.flatMap((section) => (section.heading ? [section.heading.text] : [])))
  const candidateName = readName(lines, headingTexts, emailAddress?.value ?? null)
  const ofKind = (kind: Section['kind']): Section[] => sections.filter((section) => section.kind === kind)
  const forms = sections.filter((section) => isHistoryForm(section.lines))
  const notForm = (section: Section): boolean => !forms.includes(section)
  const described = ofKind('experience')
    .filter(notForm)
    .flatMap((section) => readExperience(section.lines))
  // A form gives each job one line, so a description of the jobs, where there is one, says more.
  const experience = described.length > 0 ? described : forms.flatMap((section) => readFormJobs(section.lines))
  const read = {
    candidateName,
    emailAddress,
    phoneNumber: readPhone(sections, furniture, links),
    headline: readHeadline(linesBeforeHeadings(sections, lines), candidateName?.value ?? null),
    location: readLocation(sections),
    links: readLinks(sections, furniture, links),
    experience,
    education: [
      ...forms.flatMap((section) => readFormEducation(section.lines)),
      ...ofKind('education')
        .filter(notForm)
        .flatMap((section) => readEducation(section.lines)),
    ],
    skills: readSkills(sections),
    wordCount: countWords([...document.lines, ...furniture]),
  }
  const unplaced = presentUnplaced([...furniture, ...overflow], read)
  const presented = presentSections(sections, read)
  return {
    format: document.format,
    pages: document.pages,
    language: detectLanguage(presented.map(textOfSection).join('\n')),
    languages: readLanguages(sections),
    certifications: readCertifications(sections),
    ...read,
    unplaced,
    sections: presented,
    ...measureTimeline(experience),
    score: scoreReading({ ...read, unplaced, sections: presented }),
  }
}

const textOfSection = ({ lines }: ParsedSection): string => lines.map((line) => lineText(line)).join('\n')

/** The lines that hold the name and the trade; all lines where there are none before the headings. */
const linesBeforeHeadings = (sections: readonly Section[], lines: readonly Line[]): readonly Line[] =>
  sections[0]?.heading === null ? sections[0].lines : lines

const countWords = (lines: readonly Line[]): number =>
  lines.reduce(
    (sum, line) =>
      sum +
      pieceOfLine(line, ' ')
        .text.split(/\s+/)
        .filter((word) => word !== '').length,
    0,
  )
