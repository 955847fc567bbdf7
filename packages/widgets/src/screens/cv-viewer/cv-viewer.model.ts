import { withSectionIds, type Application, type ParsedCv, type Section, type SectionKind } from '@tabard/contract'
import { mergeSections, textOf } from '@tabard/paper/delta'
import { isSame } from './is-same.ts'
import { text } from './workspace/workspace.text.ts'

/** The single values that a recruiter edits beside the text. */
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

/** The parts of an application that the editor changes: the text and the fields. */
export interface Draft {
  sections: readonly Section[]
  fields: Fields
}

export function draftOf(application: Application): Draft {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, application[name]])) as Fields
  return { sections: application.freeText, fields }
}

/** The body of the PATCH that turns `base` into `draft`; null if they are equal. */
export function updateBetween(base: Draft, draft: Draft): (Partial<Fields> & { freeText?: Section[] }) | null {
  const fields = fieldNames.filter((name) => base.fields[name] !== draft.fields[name])
  const hasText = !isSame(base.sections, draft.sections)
  if (fields.length === 0 && !hasText) return null
  return {
    ...Object.fromEntries(fields.map((name) => [name, draft.fields[name]])),
    ...(hasText && { freeText: [...draft.sections] }),
  }
}

/** Merges the server's version into the draft being written. Both began from `base`. */
export function mergeDraft(base: Draft, mine: Draft, theirs: Draft): Draft {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, mine.fields[name] === base.fields[name] ? theirs.fields[name] : mine.fields[name]]),
  ) as Fields
  // If nothing was written meanwhile, the server's sections are taken unchanged, even if they are formatted
  // differently.
  const merged = isSame(base.sections, mine.sections)
    ? theirs.sections
    : mergeSections(base.sections, mine.sections, theirs.sections)
  const sections = isSame(mine.sections, merged) ? mine.sections : keepIdentity(mine.sections, merged)
  return { sections, fields }
}

/** Keeps the old object for each section that did not change, so that it is not drawn again. */
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

/** Moves a section in front of another; null moves it to the end. */
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

/** Adds a line at the end of a section. Used for words of the original that are in no section. */
export function appendLine(sections: readonly Section[], id: string, line: string): Section[] {
  const section = sections.find((one) => one.id === id)
  if (!section) return [...sections]
  const isEmpty = textOf(section.content).trim() === ''
  return changeSection(sections, id, { content: [...(isEmpty ? [] : section.content), { insert: `${line}\n` }] })
}

/** The title of a section. An empty heading gets the name of the section's kind. */
export function titleOf(section: Pick<Section, 'title' | 'kind'>): string {
  return section.title.trim() || text.kinds[section.kind]
}

/** Below this confidence a value should be checked. */
export const SURE_FROM = 0.7

/** The fields that were read with doubt and still hold exactly the value that was read. */
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

/** Kinds of section with a value that was read with doubt. */
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
