import type { SectionKind } from '@tabard/contract'

/** What a printed label says its value is. `first` is a job's title or a degree, `second` its employer or school. */
export type LabelledRole = 'first' | 'second' | 'place' | 'dates'

/** Kinds of section that a heading can name. */
export type HeadedKind = Exclude<SectionKind, 'other'>

type Words = readonly string[]
type Months = readonly [Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words, Words]

/**
 * What the parser knows of one language. Everything is in lower case. A row without words says that the language has
 * none, or that nobody has collected them; `docs/reference/lexicon.md` counts them.
 */
export interface Lexicon {
  /** BCP 47. */
  tag: string
  /** In English. */
  name: string
  /** Words people head a section with, by what it holds. Compared without signs. */
  headings: Readonly<Record<HeadedKind, Words>>
  /** Patterns that tell the kind of a longer heading: "Selected Industry Experience". */
  headingHints: Readonly<Partial<Record<HeadedKind, Words>>>
  /** Patterns of what a CV calls itself. */
  documentTitles: Words
  calendar: 'gregorian' | 'solar-hijri'
  /** Names of the months and their short forms; null where months are numbered. */
  months: Months | null
  /** "Still there". */
  present: Words
  /** Before a single date that opens a range to today. */
  since: Words
  /** Between the two dates of a range. */
  until: Words
  seasons: Words
  /** Patterns of nouns that name what somebody does. */
  titles: Words
  /** Such nouns as the end of a compound. */
  titleEndings: Words
  /** Such nouns of a script that sets no spaces. */
  titlesAnywhere: Words
  /** Patterns of the labels of a form. */
  labels: Readonly<Record<LabelledRole, Words>>
  /** Between a title and its employer: "Clerk at Acme". */
  joiners: Words
  /** Patterns of the letters behind the name of a company. */
  legalForms: Words
  /** Patterns of nouns that names of organisations hold. */
  organisations: Words
  /** Such nouns and legal forms of a script that sets no spaces or no small letters around them. */
  organisationsAnywhere: Words
  /** Patterns of towns, as they are written in the language. */
  cities: Words
  /** Patterns of what schools are called; also inside a word. */
  schools: Words
  /** Patterns of degrees and of what is studied; also inside a word. */
  degrees: Words
  /** Patterns of countries in their own language. */
  countries: Words
  /** Patterns that say "from anywhere" where a place would stand. */
  remote: Words
  /** Patterns that stand with the date on which the CV was last changed. */
  updated: Words
  /** Patterns of a form's instructions to the person who fills it in. */
  formHelp: Words
  /** Small words that tell the language; none where its script tells it. */
  commonWords: Words
}
