import { contactLabels, type ParsedCv } from '@tabard/contract'
import { lexicons } from '../lexicon/index.ts'
import type { TextLine } from './text-line.ts'

/** Who the candidate is and how to reach them. */
export type CandidateFacts = Pick<
  ParsedCv,
  'candidateName' | 'headline' | 'location' | 'emailAddress' | 'phoneNumber' | 'links'
>

const ADDRESS = /(?<![^\s@<>()|,;])[^\s@<>()|,;]+@[^\s@<>()|,;]+/gu
const WEB = /(?:https?:\/\/|www\.)\S+|(?<![a-z\d.-])(?:[a-z\d-]{1,63}\.){0,4}(?:linkedin|github|gitlab|xing)\.com\S*/giu
const PHONE = /\+?\(?\d[\d\s().\-/]{5,}\d/gu
/** Names of ways to reach somebody, and of the document itself. */
export const CONTACT_LABELS = new RegExp(
  `(?<!\\p{L})(?:${[...Object.values(contactLabels), ...lexicons.flatMap(({ documentTitles }) => documentTitles)].join('|')})(?!\\p{L})`,
  'giu',
)

/**
 * Words that a line of contact details may hold besides them, such as the name of a profile beside an e-mail address.
 */
const REST_MAX = 2
/** Longer lines are prose. */
const LINE_MAX = 300

/** Tells whether a line says only who the candidate is and how to reach them. */
export function contactMatcher(cv: CandidateFacts): (line: TextLine) => boolean {
  const said = [cv.candidateName, cv.headline, cv.location, cv.emailAddress, cv.phoneNumber, ...cv.links].flatMap(
    (parsed) => (parsed ? [fold(parsed.value), fold(parsed.value.replace(/^https?:\/\/(www\.)?/i, ''))] : []),
  )
  // Often only the handle of a profile is printed.
  const handles = cv.links.flatMap(({ value }) =>
    fold(value)
      .split(/[/?#]/)
      .filter((part) => part.length > 3)
      .slice(-1),
  )
  const known = [...said, ...handles].filter((value) => value.length > 1).sort((a, b) => b.length - a.length)
  return ({ role, piece: { text: line } }) => {
    if (line.length > LINE_MAX || role !== 'text') return false
    const bare = line.replace(ADDRESS, ' ').replace(WEB, ' ').replace(PHONE, ' ')
    let rest = fold(bare)
    for (const value of known) rest = rest.replaceAll(value, ' ')
    const words = rest.replace(CONTACT_LABELS, ' ').match(/[\p{L}\p{N}]+/gu) ?? []
    return words.length <= (bare === line ? 0 : REST_MAX)
  }
}

export function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
