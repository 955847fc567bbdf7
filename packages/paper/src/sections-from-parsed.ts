import { countWords, withSectionIds, type Op, type ParsedCv, type ParsedSection, type Section } from '@tabard/contract'
import { contactMatcher } from './contact-lines.ts'
import { opsOf, type DeltaLine } from './delta/index.ts'
import { headsOf, markHeads, type EntryHead } from './entry-heads.ts'
import { documentLines } from './dated-rows.ts'
import { plainLine } from './plain-line.ts'

/**
 * The sections a fresh CV starts with. Every word of the parsed sections is kept, in order; only the head of a job
 * is put as title, organisation, dates. Lines that hold nothing but the candidate's contact details go into hidden
 * sections: the header shows what the template lets it show.
 */
export function sectionsFromParsed(cv: ParsedCv): Section[] {
  const isContact = contactMatcher(cv)
  const jobs = cv.experience.map((job): EntryHead => ({
    ...headsOf(job),
    title: job.title,
    organisation: job.employer,
  }))
  const studies = cv.education.map((study): EntryHead => ({
    ...headsOf(study),
    title: study.qualification,
    organisation: study.institution,
  }))
  return withSectionIds(
    cv.sections.flatMap((section): Omit<Section, 'id'>[] => {
      const lines = unwrapped(
        section.text
          .split('\n')
          .flatMap(sentences)
          .filter((line) => line.trim() && !isPageLabel(line)),
      )
      const title = tidyHeading(section.heading)
      if (section.kind === 'experience' || section.kind === 'education') {
        const heads = section.kind === 'experience' ? jobs : studies
        return [{ title, kind: section.kind, content: document(markHeads(lines, heads, section.kind)) }]
      }
      if (isPersonalData(section, lines, isContact)) {
        return [{ title, kind: section.kind, content: document(lines.map(plainLine)), hidden: true }]
      }
      if (!section.heading || section.kind === 'personal') return splitContact(section, title, lines, isContact)
      return [
        { title, kind: section.kind, content: document(lines.flatMap((line) => documentLines(line, section.kind))) },
      ]
    }),
  )
}

/** "1/2" and "Page 3 of 4" are the old pages' own furniture. */
function isPageLabel(line: string): boolean {
  const [, page, pages] = /^(?:page\s+)?(\d{1,2})\s*(?:\/|of)\s*(\d{1,2})$/i.exec(line.trim()) ?? []
  return page !== undefined && Number(page) > 0 && Number(page) <= Number(pages)
}

/** Sentences that stood side by side on the page are lines of their own. */
function sentences(line: string): string[] {
  return line.split(/(?<=[\p{L}\d)][.!?]) \| (?=\p{Lu})/u)
}

const ROW = /^\p{L}[\p{L} /-]{1,24} \| \S.{0,60}$/u
/** Of the lines of a section that is a form of personal data. */
const ROWS_SHARE = 0.6

/** Rows such as "Name | Joe" and "Phone | 555", under whatever heading. */
function isPersonalData(
  { kind, heading }: ParsedSection,
  lines: readonly string[],
  isContact: (line: string) => boolean,
) {
  if (!heading || !['personal', 'profile', 'other'].includes(kind) || !lines.some(isContact)) return false
  return lines.filter((line) => ROW.test(line) || isContact(line)).length >= Math.max(3, lines.length * ROWS_SHARE)
}

/** Words between contact lines that are not worth a section of their own. */
const SHREDS_MAX = 30

/** Shorter lines end where they are meant to. */
const WRAPPED_MIN = 45

/** Joins a paragraph's lines where the page's edge, and not the writer, ended them: the next goes on in lower case. */
function unwrapped(lines: readonly string[]): string[] {
  const result: string[] = []
  for (const line of lines) {
    const last = result.at(-1)
    const goesOn = last !== undefined && last.length >= WRAPPED_MIN && /^\p{Ll}/u.test(line) && !/[.!?:;]$/u.test(last)
    if (goesOn) result[result.length - 1] = `${last} ${line}`
    else result.push(line)
  }
  return result
}

function document(lines: readonly DeltaLine[]): Op[] {
  return lines.length > 0 ? opsOf(lines) : [{ insert: '\n' }]
}

/** Runs of contact lines become hidden sections between the others, so the words keep their order. */
function splitContact(
  section: ParsedSection,
  title: string,
  lines: readonly string[],
  isContact: (line: string) => boolean,
): Omit<Section, 'id'>[] {
  const groups: { hidden: boolean; lines: string[] }[] = []
  for (const line of lines) {
    const hidden = isContact(line)
    const last = groups.at(-1)
    if (last?.hidden === hidden) last.lines.push(line)
    else groups.push({ hidden, lines: [line] })
  }
  if (groups.length === 0 && title) groups.push({ hidden: false, lines: [] })
  // Details that alternate with little else are one block of personal data: hidden whole, not in shreds.
  const shown = countWords(groups.flatMap((group) => (group.hidden ? [] : group.lines)).join(' '))
  if (groups.length > 3 && shown <= SHREDS_MAX) groups.splice(0, groups.length, { hidden: true, lines: [...lines] })
  return groups.map((group, index) => ({
    title: index === 0 || !group.hidden ? title : '',
    kind: section.kind,
    content: document(group.lines.map(plainLine)),
    ...(group.hidden && { hidden: true }),
  }))
}

/** "W O R K   H I S T O R Y" and "WORK HISTORY:" read as a title; templates choose the case. */
function tidyHeading(heading: string): string {
  const spaced = /^(?:\p{L} ){2,}\p{L}$/u
  const joined = heading
    .trim()
    .split(/\s{2,}/)
    .map((word) => (spaced.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
    .replace(/\s*:$/, '')
  const isShouted = joined === joined.toUpperCase() && joined !== joined.toLowerCase()
  return isShouted ? sentenceCase(joined) : joined
}

function sentenceCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
