import type { Op, Section, SectionKind } from '@tabard/contract'

/** A job, degree or project as it stands in a CV. */
export interface WrittenEntry {
  title: string
  organisation: string
  dates: string
  text?: string
  bullets?: readonly string[]
}

/** A section in plain words: samples and demo CVs are written so, and become documents by `writeSection`. */
export interface WrittenSection {
  kind: SectionKind
  title: string
  text?: string
  entries?: readonly WrittenEntry[]
  bullets?: readonly string[]
  lines?: readonly string[]
}

/** The document of a section: what a recruiter's corrected text looks like. */
export function writeSection(section: WrittenSection, id: string): Section {
  const { kind, title, text, entries, bullets, lines = [] } = section
  const content = [
    ...paragraphs(text),
    ...writeEntries(entries),
    ...writeBullets(bullets),
    ...lines.flatMap(paragraphs),
  ]
  return { id, title, kind, content }
}

export function writeEntries(entries: readonly WrittenEntry[] = []): Op[] {
  return entries.flatMap(({ title, organisation, dates, text, bullets }): Op[] => [
    { insert: title },
    { insert: '\n', attributes: { entry: 'title' } },
    { insert: organisation },
    { insert: '\n', attributes: { entry: 'organisation' } },
    { insert: dates },
    { insert: '\n', attributes: { entry: 'dates' } },
    ...paragraphs(text),
    ...writeBullets(bullets),
  ])
}

export function writeBullets(items: readonly string[] = []): Op[] {
  return items.flatMap((item): Op[] => [{ insert: item }, { insert: '\n', attributes: { list: 'bullet' } }])
}

function paragraphs(text: string | undefined): Op[] {
  return text ? [{ insert: `${text}\n` }] : []
}
