import {
  countWords,
  withSectionIds,
  type Application,
  type ParsedCv,
  type Section,
  type SectionKind,
} from '@tabard/contract'
import { mergeSections, textOf } from '@tabard/paper/delta'
import { isSame } from './is-same.ts'
import { text } from './workspace/workspace.text.ts'

/** The single values a recruiter edits beside the text. */
export const fieldNames = [
  'candidateName',
  'headline',
  'emailAddress',
  'phoneNumber',
  'linkedUrl',
  'identifier',
  'location',
] as const
export type FieldName = (typeof fieldNames)[number]
export type Fields = Record<FieldName, string>

/** What an editor changes: the text and the fields, nothing else of an application. */
export interface Draft {
  sections: readonly Section[]
  fields: Fields
}

export function draftOf(application: Application): Draft {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, application[name]])) as Fields
  return { sections: application.freeText, fields }
}

/** What a PATCH must say for the server to have `draft`; null when it has it already. */
export function updateBetween(base: Draft, draft: Draft): (Partial<Fields> & { freeText?: Section[] }) | null {
  const fields = fieldNames.filter((name) => base.fields[name] !== draft.fields[name])
  const hasText = !isSame(base.sections, draft.sections)
  if (fields.length === 0 && !hasText) return null
  return {
    ...Object.fromEntries(fields.map((name) => [name, draft.fields[name]])),
    ...(hasText && { freeText: [...draft.sections] }),
  }
}

/** Brings what the server has into what is being written: `base` is where both began. */
export function mergeDraft(base: Draft, mine: Draft, theirs: Draft): Draft {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, mine.fields[name] === base.fields[name] ? theirs.fields[name] : mine.fields[name]]),
  ) as Fields
  // With nothing written meanwhile what the server has is taken as it is, however it wrote it down.
  const merged = isSame(base.sections, mine.sections)
    ? theirs.sections
    : mergeSections(base.sections, mine.sections, theirs.sections)
  const sections = isSame(mine.sections, merged) ? mine.sections : keepIdentity(mine.sections, merged)
  return { sections, fields }
}

/** A draft without what its base says already: a section that did not change is its id. */
export interface PackedDraft {
  fields: Fields
  sections: (Section | string)[]
}

export function packDraft(base: Draft, draft: Draft): PackedDraft {
  const known = new Set(base.sections)
  return { fields: draft.fields, sections: draft.sections.map((one) => (known.has(one) ? one.id : one)) }
}

export function unpackDraft(base: Draft, { fields, sections }: PackedDraft): Draft {
  const byId = new Map(base.sections.map((section) => [section.id, section]))
  return {
    fields,
    sections: sections.flatMap((one) => (typeof one === 'string' ? (byId.get(one) ?? []) : one)),
  }
}

/** Sections that came out as they were stay the same objects, so that nothing is drawn anew for them. */
export function keepIdentity(known: readonly Section[], next: readonly Section[]): Section[] {
  const byId = new Map(known.map((section) => [section.id, section]))
  return next.map((section) => {
    const before = byId.get(section.id)
    return before && isSame(before, section) ? before : section
  })
}

export function changeSection(sections: readonly Section[], id: string, change: Partial<Section>): Section[] {
  return sections.map((section) => (section.id === id ? { ...section, ...change } : section))
}

export function setHidden(sections: readonly Section[], id: string, isHidden: boolean): Section[] {
  return sections.map((section) => {
    if (section.id !== id) return section
    const { hidden: _hidden, ...shown } = section
    return isHidden ? { ...shown, hidden: true } : shown
  })
}

export function removeSection(sections: readonly Section[], id: string): Section[] {
  return sections.filter((section) => section.id !== id)
}

/** Puts a section in front of another, or last. */
export function moveSection(sections: readonly Section[], id: string, beforeId: string | null): Section[] {
  const moved = sections.find((section) => section.id === id)
  if (!moved || id === beforeId) return [...sections]
  const rest = sections.filter((section) => section.id !== id)
  const at = beforeId === null ? -1 : rest.findIndex((section) => section.id === beforeId)
  const placed = { ...moved, placed: true }
  return at < 0 ? [...rest, placed] : [...rest.slice(0, at), placed, ...rest.slice(at)]
}

export function addSection(
  sections: readonly Section[],
  { title, kind, afterId }: { title: string; kind: SectionKind; afterId: string | null },
): { sections: Section[]; id: string } {
  const known = new Set(sections.map((section) => section.id))
  const fresh = { title, kind, content: [{ insert: '\n' }] }
  const at = afterId === null ? -1 : sections.findIndex((section) => section.id === afterId)
  const position = at < 0 ? sections.length : at + 1
  const all = withSectionIds([...sections.slice(0, position), fresh, ...sections.slice(position)])
  return { sections: all, id: all.find((section) => !known.has(section.id))?.id ?? '' }
}

/** Adds a line at the end of a section: for words of the original that stand in no section. */
export function appendLine(sections: readonly Section[], id: string, line: string): Section[] {
  const section = sections.find((one) => one.id === id)
  if (!section) return [...sections]
  const isEmpty = textOf(section.content).trim() === ''
  return changeSection(sections, id, { content: [...(isEmpty ? [] : section.content), { insert: `${line}\n` }] })
}

/** What a section is called where its heading is empty. */
export function titleOf(section: Pick<Section, 'title' | 'kind'>): string {
  return section.title.trim() || text.kinds[section.kind]
}

/** Below this a value wants a second look. */
export const SURE_FROM = 0.7

/** The fields that hold exactly what was read, and were read with doubt. */
export function unsureFields(parsed: ParsedCv | undefined, fields: Fields): Set<FieldName> {
  if (!parsed) return new Set()
  const read = [
    ['candidateName', parsed.candidateName],
    ['emailAddress', parsed.emailAddress],
    ['phoneNumber', parsed.phoneNumber],
    ['headline', parsed.headline],
    ['location', parsed.location],
  ] as const
  return new Set(
    read.flatMap(([name, value]) =>
      value && value.confidence < SURE_FROM && fields[name] && fields[name] === value.value ? [name] : [],
    ),
  )
}

/** Kinds of section that hold something read with doubt. */
export function unsureKinds(parsed: ParsedCv | undefined): Set<SectionKind> {
  const isUnsure = (values: readonly ({ confidence: number } | null)[]) =>
    values.some((value) => value !== null && value.confidence < SURE_FROM)
  if (!parsed) return new Set()
  return new Set<SectionKind>([
    ...(parsed.experience.some((job) => isUnsure([job.title, job.employer, job.start, job.end]))
      ? (['experience'] as const)
      : []),
    ...(parsed.education.some((one) => isUnsure([one.institution, one.qualification])) ? (['education'] as const) : []),
  ])
}

export interface WordMeter {
  /** Words of the original. */
  total: number
  /** 0 to 100, rounded down: 100 says that nothing is missing. */
  percent: number
  /** What stands in no section yet. */
  unplaced: { text: string; page: number | null }[]
}

/** Where the words of the original are: in a section (shown or hidden on purpose), or still unplaced. */
export function wordMeter(parsed: ParsedCv | undefined, sections: readonly Section[]): WordMeter | null {
  if (!parsed || parsed.wordCount === 0) return null
  const placed = squeeze(sections.map((section) => textOf(section.content)).join(' '))
  const unplaced = parsed.unplaced
    .filter(({ text }) => text.trim() && !placed.includes(squeeze(text)))
    .map(({ text, source }) => ({ text: text.trim(), page: source[0]?.page ?? null }))
  const missing = unplaced.reduce((sum, { text }) => sum + countWords(text), 0)
  const total = parsed.wordCount
  return { total, unplaced, percent: Math.floor((Math.max(0, total - missing) / total) * 100) }
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
