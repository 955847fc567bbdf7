import { lexicons } from '../lexicon/index.ts'

/** Nouns that name what somebody does; the end of a word in languages that build compounds. */
const TITLE_NOUNS = lexicons.flatMap(({ titles }) => titles).join('|')

/** Compounds: `Softwareentwickler`, `Projektleiterin`, `Vertriebsmitarbeiter`. */
const TITLE_ENDINGS = lexicons.flatMap(({ titleEndings }) => titleEndings).join('|')

const TITLES_ANYWHERE = new RegExp(lexicons.flatMap(({ titlesAnywhere }) => titlesAnywhere).join('|'), 'u')

const TITLE_SUFFIX = '(?:s|in|innen|\\*in|:in|/in|\\(in\\))?'
const TITLE_PATTERN = new RegExp(
  `(?<![\\p{L}])(?:${TITLE_NOUNS})${TITLE_SUFFIX}(?![\\p{L}])|(?:${TITLE_ENDINGS})(?:in|innen|\\*in|:in|/in|/-in|\\(in\\))?(?![\\p{L}])`,
  'iu',
)
/** "Store Manager", and not "Manager Stores". */
const LAST_WORD_TITLE = new RegExp(`(?:(?<![\\p{L}])(?:${TITLE_NOUNS})|(?:${TITLE_ENDINGS})(?:in)?)$`, 'iu')
/** A noun of titles that is the last word, or is followed only by a number, a bracket or a part behind a comma or "of". */
const ENDS_AS_TITLE = new RegExp(
  `(?:(?<![\\p{L}])(?:${TITLE_NOUNS})${TITLE_SUFFIX}|(?:${TITLE_ENDINGS})(?:in|innen)?)(?:\\s(?:[ivx]{1,4}|\\d))?(?=$|\\s*[,(/–—-]|\\s(?:of|for|and|de|du|des|la|di|da|do|del|van|für|im|w|i)\\s|\\s&\\s)`,
  'iu',
)

const SENIORITY =
  /(?<!\p{L})(?:senior|junior|sr|jr|mid-level|staff|graduate|interim|deputy|acting|global|regional|werkstudent|leitende[rn]?|stellv|stv)(?!\p{L})/iu

const anyOf = (lists: readonly (readonly string[])[]): string => lists.flat().join('|')

/** What companies and institutions are called: legal forms and the nouns of organisations. */
const COMPANY_PATTERN = new RegExp(
  `(?<!\\p{L})(?:${anyOf(lexicons.flatMap(({ legalForms, organisations }) => [legalForms, organisations]))})(?!\\p{L})\\.?|${anyOf(lexicons.map(({ organisationsAnywhere }) => organisationsAnywhere))}`,
  'iu',
)

const COMPANY_SUFFIX =
  /(?:\b(?:inc|corp|llc|llp|ltd|plc|gmbh|ag|kg|se|sarl|sas|s\.a\.?|s\.l\.?|s\.p\.a\.?|s\.r\.l\.?|b\.v\.?|n\.v\.?|ab|a\/s|aps|oy|asa|kft|ltda|pvt)\b\.?|株式会社|公司|㈱)/iu

/** Longer texts are sentences. */
const MAX_NAME_LENGTH = 160

/** 0 to 1: how much a text reads like a job title. */
export function titleLikeness(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return 0
  const words = text.trim().split(/\s+/).length
  if (ENDS_AS_TITLE.test(text) || TITLES_ANYWHERE.test(text)) return words <= 8 ? 1 : 0.6
  // "Director Sales" reads like a title, and so does "Captain Coffee".
  if (TITLE_PATTERN.test(text)) return words <= 8 ? 0.8 : 0.6
  return SENIORITY.test(text) && words <= 8 ? 0.6 : 0
}

/** 0 to 1: how much a text reads like the name of an organisation. */
export function companyLikeness(text: string): number {
  if (text.length > MAX_NAME_LENGTH) return 0
  if (COMPANY_SUFFIX.test(text)) return 1
  if (
    /^(?:department|dept\.?|division|faculty|section|unit|team|abteilung|fachbereich|fakultät|lehrstuhl|département|service|departamento|dipartimento|afdeling|wydział|institutionen för) /iu.test(
      text,
    )
  )
    return 0.4
  // In "Store Manager" and "Bank Clerk" the noun of an organisation only says where.
  const named = text.split(/\s[–—/:-]\s/u).filter((part) => COMPANY_PATTERN.test(part))
  if (named.length === 0) return 0
  return named.every((part) => LAST_WORD_TITLE.test(part)) ? 0.2 : 0.8
}
