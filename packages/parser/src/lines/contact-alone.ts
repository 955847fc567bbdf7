import { findContact, type SectionKind } from '@tabard/contract'
import { CONTACT_LABELS, fold, type CandidateFacts } from './contact-matcher.ts'
import { APART } from './text-line.ts'

/** Where a text stands: the kind of its section; null outside all sections, such as in a running header. */
type Place = SectionKind | null

/** Words beside the candidate's own details, for each of the details: a place, a trade. */
const REST_PER_DETAIL = 2
/** Longer lines are prose. */
const LINE_MAX = 220

const SITES =
  'linkedin|github|gitlab|xing|twitter|facebook|instagram|behance|dribbble|medium|stack ?overflow|skype|whatsapp|telegram'
const SITE_NAMES = new RegExp(`(?<![\\p{L}\\p{N}.])(?:${SITES})(?![\\p{L}\\p{N}.])`, 'giu')
/** A site and a name there: "GitHub: ada", "Twitter | @ada". */
const HANDLE = new RegExp(
  `(?<![\\p{L}\\p{N}.])(?:${SITES})\\s{0,2}[:：|]\\s{0,2}(@?[\\p{L}\\p{N}_.-]{3,40})(?=$|[\\s,;|])`,
  'giu',
)
const AT_HANDLE = /(?<![^\s|,;(])@[\p{L}\p{N}_.-]{2,40}/gu
/** The page of a person on a site of profiles. A longer path is one of their works. */
const PROFILE =
  /^(?:[a-z]{2,3}\.)?(?:(?:linkedin|xing)\.com\/(?:in|pub|profile)\/|(?:github|gitlab|twitter|x|facebook|instagram|behance|dribbble|medium)\.com\/)@?[^/\s]{1,80}\/?$/iu
/** The label before a number or an address, which a gap may set apart. */
const LABEL_APART = /(?<![\p{L}\p{N}])(\p{L}[\p{L} -]{1,20}) \| (?=\S)/gu

/**
 * Tells whether a text holds contact details and next to nothing else, so surely that it is kept back from clients
 * wherever it stands. The address of a company or of a project is no contact detail.
 */
export function contactAloneMatcher(cv: CandidateFacts): (text: string, place: Place) => boolean {
  const own = ownValues(cv)
  return (printed, place) => {
    if (printed.length > LINE_MAX) return false
    const { rest, details, isOwn } = takeDetails(printed.replaceAll(APART, ' | '), own, place)
    const words =
      rest
        .replace(CONTACT_LABELS, ' ')
        .replace(SITE_NAMES, ' ')
        .match(/[\p{L}\p{N}]{2,}/gu) ?? []
    const others = words.filter((word) => !own.names.includes(word))
    return details > 0 && others.length <= (isOwn ? details * REST_PER_DETAIL : 0)
  }
}

/** What is known of the candidate. Folded, the longest first. */
interface OwnValues {
  emailAddress: string
  phoneNumber: string
  /** Addresses of profiles, and of sites that are named after the candidate. */
  pages: string[]
  /** Names at sites of profiles. */
  handles: string[]
  /** Parts of the name, by which a site of the candidate's own is known. */
  names: string[]
  /** What often stands beside contact details: name, trade and place. */
  besides: string[]
}

function ownValues({ candidateName, headline, location, emailAddress, phoneNumber, links }: CandidateFacts): OwnValues {
  const names = fold(candidateName?.value ?? '').match(/\p{L}{2,}/gu) ?? []
  const pages = links.map(({ value }) => bare(fold(value))).filter((url) => PROFILE.test(url) || isNamed(url, names))
  const said = [candidateName, headline, location].flatMap((parsed) => (parsed ? [fold(parsed.value)] : []))
  return {
    emailAddress: fold(emailAddress?.value ?? ''),
    phoneNumber: fold(phoneNumber?.value ?? ''),
    pages: longestFirst(pages),
    handles: longestFirst(pages.flatMap((url) => url.split(/[/?#]/).slice(1).slice(-1))),
    names,
    besides: longestFirst(said),
  }
}

interface Taken {
  /** The folded text without its contact details. */
  rest: string
  details: number
  /** Whether one of the details is the candidate's. */
  isOwn: boolean
}

function takeDetails(text: string, own: OwnValues, place: Place): Taken {
  let rest = text.replace(LABEL_APART, '$1: ')
  let details = 0
  let isOwn = false
  for (const [whole, handle = ''] of rest.matchAll(HANDLE)) {
    const isKnown = own.handles.includes(fold(handle))
    if (!isKnown && !handle.startsWith('@') && !isAboutPerson(place)) continue
    rest = rest.replace(whole, ' ')
    details += 1
    isOwn ||= isKnown
  }
  for (const { from, to } of findContact(rest).reverse()) {
    const sort = sortOf(rest.slice(from, to), rest.slice(0, from), own)
    if (sort === 'own' || sort === 'foreign' || (sort === 'unsure' && isAboutPerson(place))) details += 1
    isOwn ||= sort === 'own'
    rest = `${rest.slice(0, from)} ${rest.slice(to)}`
  }
  rest = fold(rest)
  for (const value of [own.phoneNumber, ...own.pages]) {
    if (value === '' || !rest.includes(value)) continue
    rest = rest.replaceAll(value, ' ')
    details += 1
    isOwn = true
  }
  for (const value of [...own.besides, ...own.handles]) rest = rest.replaceAll(value, ' ')
  return { rest: rest.replace(AT_HANDLE, ' '), details, isOwn }
}

/** Whose detail it is. A street or a bare number may be a company's or a certificate's, and a site may be of a work. */
function sortOf(found: string, before: string, own: OwnValues): 'own' | 'foreign' | 'unsure' | 'site' {
  const said = fold(found)
  if (said.includes('@') && !/:\/\//.test(said)) return said === own.emailAddress ? 'own' : 'foreign'
  if (/\p{L}\.\p{L}/u.test(said) && !/\s/.test(said)) {
    if (isNamed(said, own.names) || own.pages.includes(bare(said))) return 'own'
    return PROFILE.test(bare(said)) ? 'foreign' : 'site'
  }
  if (own.phoneNumber !== '' && digitsOf(said) === digitsOf(own.phoneNumber)) return 'own'
  if (/\p{L}/u.test(said)) return said.includes(':') ? 'foreign' : 'unsure'
  return /^(?:\+|\(|00)/.test(said) || /(?:phone|tel\p{L}{0,8}|mobile|mob|cell|fax)\s?[.:]?\s{0,3}$/iu.test(before)
    ? 'foreign'
    : 'unsure'
}

const isAboutPerson = (place: Place): boolean => place === 'personal' || place === 'profile' || place === null

const bare = (url: string): string => url.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').replace(/\/$/, '')

const longestFirst = (values: readonly string[]): string[] =>
  values.filter((value) => value.length > 2).sort((a, b) => b.length - a.length)

const digitsOf = (text: string): string => text.replace(/\P{Nd}/gu, '')

/** Whether the host of an address holds a part of the name. */
const isNamed = (url: string, names: readonly string[]): boolean => {
  const host = bare(url).split('/')[0] ?? ''
  return names.some((name) => name.length > 3 && host.includes(name))
}
