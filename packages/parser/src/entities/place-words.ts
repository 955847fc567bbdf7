import { lexicons } from '../lexicon/index.ts'
import { companyLikeness, titleLikeness } from './role-words.ts'

const COUNTRIES = lexicons.flatMap(({ countries }) => countries).join('|')

const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|ON|QC|BC|AB|MB|SK|NS|NB|NSW|VIC|QLD|ACT'

const CITIES = lexicons.flatMap(({ cities }) => cities).join('|')

const REMOTE = new RegExp(
  `^(?:fully )?(?:${lexicons.flatMap(({ remote }) => remote).join('|')})(?:\\s*[(,/-].*)?$`,
  'i',
)

const NAME =
  "[\\p{Lu}][\\p{L}.'’-]*(?: (?:de|del|la|da|do|di|am|an der|im|upon|sur|den|van|of|the|[\\p{Lu}][\\p{L}.'’-]*))*"
/** The same where capitals are not told apart: there each word is like any other. */
const NAME_OF_ANY_CASE = "\\p{L}[\\p{L}.'’-]*(?: \\p{L}[\\p{L}.'’-]*)*"
const CITY_REGION = new RegExp(
  `^${NAME},\\s*(?:${US_STATES})(?:[,\\s]+(?:\\d{5}|USA|U\\.S\\.A\\.?|United States|Canada|Australia))?$`,
  'u',
)
const CITY_COUNTRY = new RegExp(`^${NAME_OF_ANY_CASE}(?:,\\s*${NAME_OF_ANY_CASE})?,\\s*(?:${COUNTRIES})$`, 'iu')
const LONE_PLACE = new RegExp(
  `^(?:greater )?(?:${COUNTRIES}|${CITIES})(?:[ -](?:area|region|bay area))?(?:\\s*\\(.*\\))?$`,
  'iu',
)
const CITY_ANY = new RegExp(`^(?:${CITIES})\\s{0,3}[,/(–-][\\p{L} .)-]+$`, 'iu')

const TWO_NAMES = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2} ?, ?\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?$/u
const REGION = new RegExp(`^(?:${US_STATES}|\\d{5})$`, 'u')
const COUNTRY = new RegExp(`^(?:${COUNTRIES})$`, 'iu')

/** 0 to 1: how much a text reads like a place. */
export function placeLikeness(text: string): number {
  const trimmed = text.trim().replace(/^[(\[]|[)\]]$/g, '')
  if (trimmed.length > 60 || trimmed === '') return 0
  if (REMOTE.test(trimmed) || CITY_REGION.test(trimmed) || LONE_PLACE.test(trimmed)) return 1
  if (CITY_ANY.test(trimmed)) return 0.95
  if (CITY_COUNTRY.test(trimmed)) return companyLikeness(trimmed) > 0 || titleLikeness(trimmed) > 0 ? 0 : 0.9
  if (TWO_NAMES.test(trimmed)) return 0.3
  return 0
}

/** A region code or country that is printed after a city: `CA`, `USA`. */
export const isRegionWord = (text: string): boolean => REGION.test(text.trim()) || COUNTRY.test(text.trim())
