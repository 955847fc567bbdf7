import { changeLines, lineText, replaceInLine, type Replacement } from './change-lines.ts'
import type { PaperWords } from '../words/paper-words.ts'
import { oneOf, wordsFor, type Transform } from './transform.ts'

const formats = ['MMM YYYY', 'MMMM YYYY', 'MM/YYYY', 'YYYY-MM'] as const
type Format = (typeof formats)[number]

/** Months as CVs write them, by their first three letters. */
const MONTHS_READ = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const YEAR = '(?:19|20)\\d{2}'
const ANY_YEAR = new RegExp(YEAR, 'u')
/** Neither before nor after there is a letter, a digit or a separator of a longer date or number. */
const FREE_BEFORE = '(?<![\\p{L}\\p{N}]|\\p{N}[./-])'
const FREE_BEHIND = '(?![\\p{L}\\p{N}]|[./-]\\p{N})'
const MONTH_YEAR = `${NAME}\\.?,?\\s+${YEAR}|(?:0?[1-9]|1[0-2])\\s?[./]\\s?${YEAR}|${YEAR}-(?:0[1-9]|1[0-2])`
const OPEN = '(?:present|current|now|today|to date|ongoing)'
const POINT = `(?:${MONTH_YEAR}|${YEAR})`
const RANGE = new RegExp(
  `${FREE_BEFORE}(${POINT})(?:(\\s*(?:[–—−‒~-]|\\bto\\b|\\buntil\\b|\\btill\\b)\\s*)(${POINT}|${OPEN}))?${FREE_BEHIND}`,
  'giu',
)

/**
 * Writes all months and years in one format. `options.format` is `MMM YYYY` (the default), `MMMM YYYY`, `MM/YYYY` or
 * `YYYY-MM`. The sign or word between two dates becomes a dash, and an open end becomes `Present` in
 * `options.language`. Days, months in other languages, and text that may also be two years (`2010-12`) stay as they
 * are.
 */
export const dates: Transform = (sections, options) => {
  const format = oneOf(options, 'format', formats, 'MMM YYYY')
  const words = wordsFor(options)
  return changeLines(sections, (line) => replaceInLine(line, replacementsIn(lineText(line), { format, words })))
}

interface DateStyle {
  format: Format
  words: PaperWords
}

function replacementsIn(text: string, style: DateStyle): Replacement[] {
  return [...text.matchAll(RANGE)].flatMap((match): Replacement[] => {
    const [whole, first = '', between, second] = match
    const by = second === undefined ? single(first, style) : range(first, between ?? '', second, style)
    return by === null || by === whole ? [] : [{ from: match.index, to: match.index + whole.length, by }]
  })
}

/** Null if the date stays as it is. */
function single(point: string, style: DateStyle): string | null {
  const date = readPoint(point)
  if (date?.month === undefined) return null
  // A single `2010-12` may be two years; `2019-03` cannot.
  const isDoubtful = /^\d{4}-\d{2}$/.test(point) && date.month >= Number(point.slice(2, 4))
  return isDoubtful ? null : written(date, style)
}

function range(first: string, between: string, second: string, style: DateStyle): string | null {
  const [from, to] = [readPoint(first), readPoint(second)]
  if (!from) return null
  const end = to ? written(to, style) : style.words.present
  // Between two years without months only a dash is replaced: "2010 to 2014" may be part of a sentence.
  const isBare = from.month === undefined && (!to || to.month === undefined)
  if (isBare && /\p{L}/u.test(between)) return null
  if (isBare && !to && !/^present$/i.test(second)) return `${written(from, style)} – ${style.words.present}`
  return `${written(from, style)} – ${end}`
}

interface Point {
  year: string
  /** 1 to 12. */
  month?: number
}

function readPoint(text: string): Point | null {
  const year = ANY_YEAR.exec(text)?.[0]
  if (year === undefined) return null
  const name = /^\p{L}+/u.exec(text)?.[0]
  if (name)
    return {
      year,
      month: MONTHS_READ.indexOf(name.slice(0, 3).toLowerCase()) + 1,
    }
  const number = /^\d{1,2}(?=\s?[./])/.exec(text)?.[0] ?? /(?<=^\d{4}-)\d{2}$/.exec(text)?.[0]
  return number === undefined ? { year } : { year, month: Number(number) }
}

function written({ year, month }: Point, { format, words }: DateStyle): string {
  if (month === undefined) return year
  const number = String(month).padStart(2, '0')
  switch (format) {
    case 'MMM YYYY':
      return `${words.shortMonthNames[month - 1] ?? ''} ${year}`
    case 'MMMM YYYY':
      return `${words.monthNames[month - 1] ?? ''} ${year}`
    case 'MM/YYYY':
      return `${number}/${year}`
    case 'YYYY-MM':
      return `${year}-${number}`
  }
}
