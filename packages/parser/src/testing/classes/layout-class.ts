import type { ParsedCv } from '@tabard/contract'
import type { Person } from '../people.ts'
import type { SampleTruth } from '../samples.ts'

/** One way in which CVs are laid out, made of whatever person. */
export interface Layout {
  name: string
  format: 'pdf' | 'docx'
  build: (person: Person) => Uint8Array
  /** What a reader finds there where it differs from what the person's row says. */
  truth?: (person: Person) => Partial<SampleTruth>
  /** What else must be right: each fact with whether it was read so. */
  facts?: (cv: ParsedCv, person: Person) => Record<string, boolean>
}

/** What one fault of reading is about, in layouts that have it. */
export interface LayoutClass {
  name: string
  /** For the table in the docs. */
  says: string
  layouts: readonly Layout[]
}

export const HEADINGS = ['Experience', 'Education', 'Skills']

/** What a reader finds in a CV of this person: every layout prints these. */
export const truthOf = (person: Person, layout: Layout): SampleTruth => ({
  file: `${layout.name}.${layout.format}`,
  name: person.name,
  email: person.email,
  phone: person.phone,
  urls: [],
  sections: HEADINGS,
  experience: person.jobs.map(({ title, employer, start, end }) => ({ title, employer, start, end })),
  education_count: 1,
  ...layout.truth?.(person),
})
