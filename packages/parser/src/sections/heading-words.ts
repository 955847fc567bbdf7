import { lexicons } from '../lexicon/index.ts'
import type { HeadedKind } from '../lexicon/lexicon.ts'

/** In the order in which a longer heading is compared with them. A kind that is missing here does not compile. */
const KINDS: Readonly<Record<HeadedKind, true>> = {
  volunteering: true,
  education: true,
  experience: true,
  languages: true,
  certifications: true,
  publications: true,
  projects: true,
  awards: true,
  skills: true,
  interests: true,
  references: true,
  profile: true,
  personal: true,
}
const HEADED_KINDS = Object.keys(KINDS) as HeadedKind[]

/** The words that people use as headings, with what such a section holds. Compared in lower case, without signs. */
export const HEADING_WORDS: readonly (readonly [HeadedKind, readonly string[]])[] = HEADED_KINDS.map((kind) => [
  kind,
  lexicons.flatMap(({ headings }) => headings[kind]),
])

/** Words that tell the kind of a longer heading (`Selected Industry Experience`). First match wins. */
export const HEADING_HINTS: readonly (readonly [HeadedKind, RegExp])[] = HEADED_KINDS.map((kind) => [
  kind,
  new RegExp(lexicons.flatMap(({ headingHints }) => headingHints[kind] ?? []).join('|'), 'i'),
])

/** What the document calls itself. */
export const DOCUMENT_TITLE = new RegExp(
  `^(?:${lexicons.flatMap(({ documentTitles }) => documentTitles).join('|')})$`,
  'iu',
)
