import { withSectionIds, type Op, type ParsedCv, type ParsedSection, type Section } from '@tabard/contract'
import { contactMatcher } from './contact-lines.ts'
import { opsOf, type DeltaLine } from './delta/index.ts'
import { headsOf, markHeads, type EntryHead } from './entry-heads.ts'
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
      const lines = section.text.split('\n').filter((line) => line.trim())
      const title = tidyHeading(section.heading)
      if (section.kind === 'experience' || section.kind === 'education') {
        const heads = section.kind === 'experience' ? jobs : studies
        return [{ title, kind: section.kind, content: document(markHeads(lines, heads)) }]
      }
      if (!section.heading || section.kind === 'personal') return splitContact(section, title, lines, isContact)
      return [{ title, kind: section.kind, content: document(lines.map(plainLine)) }]
    }),
  )
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
