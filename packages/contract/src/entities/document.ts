import type { SectionKind } from './parsed-cv.ts'

/** Something in a line that is not text. Each counts as one character in a Delta. */
export type Embed =
  | { candidateName: true }
  | { identifier: true }
  /** A company's custom tag, by its `tag` key. */
  | { tag: string }
  /** An embed card, by its id in the application's `embedCard` map. */
  | { embedCard: string }

/** Which line of a job, degree or project this is. It is a line attribute, so it is on the newline's op. */
export type EntryLine = 'title' | 'organisation' | 'dates'

export interface Attributes {
  bold?: boolean
  italic?: boolean
  underline?: boolean
  link?: string
  // line attributes
  header?: 2 | 3
  list?: 'bullet' | 'ordered'
  indent?: number
  align?: 'center' | 'right' | 'justify'
  entry?: EntryLine
}

/** One insert of a document Delta. A document holds only inserts and ends with a newline. */
export interface Op {
  insert: string | Embed
  attributes?: Attributes
}

/** A freeText item: one titled part of a CV. Its Delta is read op by op and never as HTML. */
export interface Section {
  /** Unique in its CV; a missing one becomes `freeText` or `freeText-N`. */
  id: string
  title: string
  kind: SectionKind
  content: Op[]
  /** The section is kept and not shown to clients. */
  hidden?: boolean
  /** A person has moved this section. A CV with such a section keeps its own order, whatever its template says. */
  placed?: boolean
}

/** Gives items without an id `freeText`, then `freeText-1`, `freeText-2` … */
export function withSectionIds(sections: readonly (Omit<Section, 'id'> & { id?: string })[]): Section[] {
  const taken = new Set(sections.map((section) => section.id).filter(Boolean))
  let next = 0
  const fresh = (): string => {
    const id = next === 0 ? 'freeText' : `freeText-${next}`
    next += 1
    return taken.has(id) ? fresh() : id
  }
  return sections.map((section) => ({ ...section, id: section.id || fresh() }))
}

/** The first words of an empty document: the candidate's name, or the identifier where the company shows that. */
export function defaultDocument(showsName: boolean): Op[] {
  return [{ insert: showsName ? { candidateName: true } : { identifier: true } }, { insert: '\n' }]
}
