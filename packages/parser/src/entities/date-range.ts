import { MAX_SEARCHED_TEXT } from '../limits.ts'
import {
  JALALI_MONTH_NUMBERS,
  MONTH_NUMBERS,
  PRESENT_WORDS,
  RANGE_WORDS,
  SEASON_WORDS,
  SINCE_WORDS,
} from './date-words.ts'

/** A date as precise as it is printed. */
export interface DatePoint {
  year: number
  /** 1 to 12; null where only the year is printed. */
  month: number | null
}

export interface DateRange {
  /** Offsets in the text the range was found in. */
  from: number
  to: number
  start: DatePoint | null
  end: DatePoint | null
  current: boolean
  /** Offsets of the two dates themselves. */
  startAt: [number, number] | null
  endAt: [number, number] | null
  /** A lone date rather than a stretch of time. */
  isSingle: boolean
}

interface Found {
  from: number
  to: number
  point: DatePoint | null
  isPresent: boolean
  /** Last month of a quarter, when the date ends a range. */
  lastMonth?: number
  /** Needs a partner to count as a date at all (`09/15`, `'08`, a month without its year). */
  isWeak: boolean
  monthOnly?: number
}

export const formatDate = ({ year, month }: DatePoint): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`

/** Whether a text is nothing but a word for "still there". */
export const isPresentWord = (text: string): boolean => ONLY_PRESENT.test(foldForDates(text).trim())

/** Finds the date ranges and lone dates of a text, in order. */
export function findDateRanges(original: string): DateRange[] {
  // No line of a CV is this long; a hostile one must not be searched for hours.
  const text = foldForDates(original.slice(0, MAX_SEARCHED_TEXT))
  const found = findDates(text)
  const ranges: DateRange[] = []
  for (let index = 0; index < found.length; index += 1) {
    const first = found[index]
    const second = found[index + 1]
    if (!first) continue
    if (second && !first.isPresent && connects(text.slice(first.to, second.from), first, second)) {
      const start =
        first.point ?? (first.monthOnly && second.point ? { year: second.point.year, month: first.monthOnly } : null)
      const end = second.isPresent ? null : endOf(second, start)
      if (start && (second.isPresent || (end && isOrdered(start, end)))) {
        ranges.push({
          from: sinceBefore(text, first.from) ?? first.from,
          to: second.to,
          start,
          end,
          current: second.isPresent,
          startAt: [first.from, first.to],
          endAt: [second.from, second.to],
          isSingle: false,
        })
        index += 1
        continue
      }
    }
    // A right-to-left margin prints the end above the start: the later date comes first.
    if (
      second &&
      first.isPresent &&
      second.point &&
      /^\s*[-–—]?\s*$/.test(text.slice(first.to, second.from)) &&
      !connectsNext(text, found, index + 1)
    ) {
      ranges.push({
        from: first.from,
        to: second.to,
        start: second.point,
        end: null,
        current: true,
        startAt: [second.from, second.to],
        endAt: [first.from, first.to],
        isSingle: false,
      })
      index += 1
      continue
    }
    if (first.isPresent || first.isWeak || !first.point) continue
    ranges.push(single(text, first))
  }
  return ranges
}

function single(text: string, date: Found): DateRange {
  const since = sinceBefore(text, date.from)
  const opens = /^\s*[-–—~〜→]\s*$/.test(text.slice(date.to)) || /^\s*[-–—~〜]\s*(?=\t|\||$)/.test(text.slice(date.to))
  const isOpen = since !== null || opens
  const until = /(?:^|\s)(?:until|till|bis|jusqu'à|jusqu'en|hasta|fino al|tot|até|do|t\/m)\s*$|[-–—]\s*$/.exec(
    text.slice(0, date.from),
  )
  const endsOnly = !isOpen && until !== null && !/[\p{L}\p{Nd}]\s*[-–—]\s*$/u.test(text.slice(0, date.from))
  const tail = opens ? (/^\s*[-–—~〜→]/.exec(text.slice(date.to))?.[0].length ?? 0) : 0
  return {
    from: since ?? date.from,
    to: date.to + tail,
    start: endsOnly ? null : date.point,
    end: endsOnly ? date.point : null,
    current: isOpen,
    startAt: endsOnly ? null : [date.from, date.to],
    endAt: endsOnly ? [date.from, date.to] : null,
    isSingle: !isOpen,
  }
}

const connectsNext = (text: string, found: readonly Found[], index: number): boolean => {
  const [first, second] = [found[index], found[index + 1]]
  return Boolean(first && second && connects(text.slice(first.to, second.from), first, second))
}

function connects(between: string, first: Found, second: Found): boolean {
  if (first.isWeak && second.isWeak && !/^\s*[-–—~〜]\s*$/.test(between)) return false
  if (RANGE_SIGN.test(between)) return true
  return second.isPresent && /^[\s(]*[-–—~〜～至到から]*\s*(?:\(|today)?\s*$/.test(between) && between.length < 8
}

const RANGE_SIGN = new RegExp(
  `^[\\s.,)]*(?:[-–—−‐‑~〜～→>/|]|--+|(?:${RANGE_WORDS.map(escapeRegExp).join('|')})(?![\\p{L}])\\.?|から|至|到|부터)\\s*(?:[-–—]\\s*)?(?:[(]\\s*)?$`,
  'u',
)

const endOf = (found: Found, start: DatePoint | null): DatePoint | null => {
  if (!found.point) return null
  const century = start && found.point.year < 100 ? Math.floor(start.year / 100) * 100 : 0
  return { year: found.point.year + century, month: found.lastMonth ?? found.point.month }
}

const isOrdered = (start: DatePoint, end: DatePoint): boolean =>
  end.year > start.year || (end.year === start.year && (end.month ?? 12) >= (start.month ?? 1))

function sinceBefore(text: string, position: number): number | null {
  const match = SINCE_BEFORE.exec(text.slice(0, position))
  return match ? match.index + (match[1] ?? '').length : null
}

const SINCE_BEFORE = new RegExp(`(^|[\\s(|,:;])(?:${SINCE_WORDS.map(escapeRegExp).join('|')})\\.?\\s*$`, 'u')

const byLength = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')

const ONLY_PRESENT = new RegExp(`^(?:${byLength(PRESENT_WORDS)})$`, 'u')

const MONTH = byLength(MONTH_NUMBERS.keys())
const JALALI = byLength(JALALI_MONTH_NUMBERS.keys())
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const SHORT_YEAR = "['’`´]?\\d{2}"
const NOT_IN_WORD = '(?<![\\p{L}\\p{Nd}])'
const ENDS = '(?![\\p{L}\\p{Nd}])'

interface Pattern {
  expression: RegExp
  read: (match: RegExpExecArray) => Omit<Found, 'from' | 'to'> | null
}

const point = (year: number, month: number | null): Omit<Found, 'from' | 'to'> | null =>
  month !== null && (month < 1 || month > 12) ? null : { point: { year, month }, isPresent: false, isWeak: false }

const fullYear = (digits: string): number => {
  const year = Number(digits.replace(/\D/g, ''))
  if (year >= 100) return year
  return year < 50 ? 2000 + year : 1900 + year
}

/** The first month of a solar Hijri month lies mostly in the Gregorian month 3 later. */
const fromJalali = (year: number, month: number | null): Omit<Found, 'from' | 'to'> | null => {
  if (month === null) return point(year + 621, null)
  const gregorian = month + 3
  return gregorian > 12 ? point(year + 622, gregorian - 12) : point(year + 621, gregorian)
}

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

const unicode = (source: string): RegExp => new RegExp(source, 'gu')

/** Longest and most particular first; a stretch of text is used once. */
const PATTERNS: readonly Pattern[] = [
  {
    expression: unicode(`${NOT_IN_WORD}(${MONTH})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(${YEAR})${ENDS}`),
    read: (m) => point(Number(m[3]), MONTH_NUMBERS.get(m[1] ?? '') ?? null),
  },
  {
    expression: unicode(
      `${NOT_IN_WORD}\\d{1,2}(?:st|nd|rd|th|er|º|ª)?[.\\s-]*(?:of |de |d')?\\s?(${MONTH})\\.?,?[\\s-]+(?:de |del )?(${YEAR})${ENDS}`,
    ),
    read: (m) => point(Number(m[2]), MONTH_NUMBERS.get(m[1] ?? '') ?? null),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(${MONTH})\\.?[\\s,/\\-–.]*(?:of |de |del |do )?(${YEAR})${ENDS}`),
    read: (m) => point(Number(m[2]), MONTH_NUMBERS.get(m[1] ?? '') ?? null),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(${YEAR})[\\s,/\\-.]+(${MONTH})${ENDS}`),
    read: (m) => point(Number(m[1]), MONTH_NUMBERS.get(m[2] ?? '') ?? null),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(${MONTH})\\.?[\\s,/-]*(${SHORT_YEAR})(?![\\p{L}\\p{Nd}%]|[.,/:]\\d)`),
    read: (m) => point(fullYear(m[2] ?? ''), MONTH_NUMBERS.get(m[1] ?? '') ?? null),
  },
  {
    expression: unicode(`(?<![\\p{L}])(${JALALI})\\s*(?:ماه)?\\s*(1[34]\\d{2})${ENDS}`),
    read: (m) => fromJalali(Number(m[2]), JALALI_MONTH_NUMBERS.get(m[1] ?? '') ?? null),
  },
  {
    expression: unicode('(令和|平成|昭和)\\s*(\\d{1,2}|元)\\s*年\\s*(?:(\\d{1,2})\\s*月)?(?:\\s*\\d{1,2}\\s*日)?'),
    read: (m) => point((ERAS[m[1] ?? ''] ?? 0) + (m[2] === '元' ? 1 : Number(m[2])), m[3] ? Number(m[3]) : null),
  },
  {
    expression: unicode(`(?<!\\d)(${YEAR})\\s*[年년](?:度)?\\s*(?:(\\d{1,2})\\s*[月월])?(?:\\s*\\d{1,2}\\s*[日일])?`),
    read: (m) => point(Number(m[1]), m[2] ? Number(m[2]) : null),
  },
  {
    expression: unicode(`(?<![\\d.])(\\d{1,2})\\s?([./-])\\s?(\\d{1,2})\\s?\\2\\s?(${YEAR}|\\d{2})(?![\\d])`),
    read: (m) => readNumericDate(m),
  },
  {
    expression: unicode(`(?<![\\d.])(${YEAR})\\s?[-/.]\\s?(\\d{1,2})(?:[-/.]\\d{1,2})?(?![\\d])`),
    read: (m) => point(Number(m[1]), Number(m[2])),
  },
  {
    expression: unicode(`(?<![\\d.,])(\\d{1,2})\\s?[./\\-]\\s?(${YEAR})(?!\\d)`),
    read: (m) => point(Number(m[2]), Number(m[1])),
  },
  {
    expression: unicode(`(?<!\\d)(1[34]\\d{2})\\s?[/.]\\s?(\\d{1,2})(?!\\d)`),
    read: (m) => (Number(m[2]) <= 12 ? fromJalali(Number(m[1]), Number(m[2])) : null),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(?:q|quarter )([1-4])[\\s,/'’-]*(${YEAR})${ENDS}`),
    read: (m) => readQuarter(Number(m[2]), Number(m[1])),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(${YEAR})[\\s,/-]*q([1-4])${ENDS}`),
    read: (m) => readQuarter(Number(m[1]), Number(m[2])),
  },
  {
    expression: unicode(
      `${NOT_IN_WORD}(?:${byLength(SEASON_WORDS)})[\\s,-]*(?:of |de |del )?(${YEAR})(?:/\\d{2,4})?${ENDS}`,
    ),
    read: (m) => point(Number(m[1]), null),
  },
  {
    expression: unicode(
      `(?:(?<![\\p{L}\\p{Nd}])(?:${byLength(PRESENT_WORDS)})(?![\\p{L}])|至今|现在|目前|現在(?:に至る)?|현재)`,
    ),
    read: () => ({ point: null, isPresent: true, isWeak: false }),
  },
  {
    expression: unicode(`(?<![\\p{L}\\p{Nd}.,$€£#])(${YEAR})(?![\\p{L}\\p{Nd}%+])`),
    read: (m) => point(Number(m[1]), null),
  },
  {
    expression: unicode('(?<!\\d)(1[34]\\d{2})(?!\\d)'),
    read: (m) => ({ point: { year: Number(m[1]) + 621, month: null }, isPresent: false, isWeak: true }),
  },
  {
    expression: unicode(`(?<![\\d.,/])(0?[1-9]|1[0-2])\\s?[/.]\\s?(\\d{2})(?![\\d/.,%])`),
    read: (m) => ({ point: { year: fullYear(m[2] ?? ''), month: Number(m[1]) }, isPresent: false, isWeak: true }),
  },
  {
    expression: unicode(`(?<![\\p{L}\\p{Nd}])['’\`´](\\d{2})(?![\\p{L}\\p{Nd}])`),
    read: (m) => ({ point: { year: fullYear(m[1] ?? ''), month: null }, isPresent: false, isWeak: true }),
  },
  {
    expression: unicode(`(?<=(?:19|20)\\d{2}\\s?[-–—/]\\s?)(\\d{2})(?![\\d./-])`),
    read: (m) => ({ point: { year: Number(m[1]), month: null }, isPresent: false, isWeak: true }),
  },
  {
    expression: unicode(`${NOT_IN_WORD}(${MONTH})(?=\\.?\\s*(?:[-–—/]|to |bis |à |a |al |tot |do )\\s*(?:${MONTH}))`),
    read: (m) => ({ point: null, isPresent: false, isWeak: true, monthOnly: MONTH_NUMBERS.get(m[1] ?? '') }),
  },
]

function readNumericDate(match: RegExpExecArray): Omit<Found, 'from' | 'to'> | null {
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')]
  // Day first, as most of the world writes; a second number over 12 can only be an American day.
  return second > 12 ? point(year, first) : point(year, second)
}

function readQuarter(year: number, quarter: number): Omit<Found, 'from' | 'to'> {
  return { point: { year, month: quarter * 3 - 2 }, lastMonth: quarter * 3, isPresent: false, isWeak: false }
}

function findDates(text: string): Found[] {
  const found: Found[] = []
  const taken = new Uint8Array(text.length)
  const persian = /[\u0600-\u06ff]/.test(text)
  for (const { expression, read } of PATTERNS) {
    expression.lastIndex = 0
    for (let match = expression.exec(text); match; match = expression.exec(text)) {
      const [from, to] = [match.index, match.index + match[0].length]
      if (to === from) {
        expression.lastIndex += 1
        continue
      }
      if (taken.subarray(from, to).some((used) => used === 1)) continue
      const date = read(match)
      if (!date) continue
      taken.fill(1, from, to)
      found.push({ from, to, ...date })
    }
  }
  return found
    .map((date) => (persian && date.isWeak && date.point && date.point.year > 1900 ? { ...date, isWeak: false } : date))
    .sort((a, b) => a.from - b.from)
}

/** Lower case and plain digits, character for character, so that offsets stay true. */
function foldForDates(text: string): string {
  let folded = ''
  for (const unit of text) {
    const lower = unit.toLowerCase()
    const digit = /\p{Nd}/u.test(unit) ? digitValue(unit) : null
    if (digit !== null) folded += digit
    else folded += lower.length === unit.length ? lower : unit
  }
  return folded.replace(/[\u00a0\u2002-\u200a\u202f]/g, ' ').replace(/\u00ad/g, '-')
}

function digitValue(unit: string): string | null {
  const code = unit.codePointAt(0) ?? 0
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x966 && code <= 0x96f) return String(code - 0x966)
  return unit.length === 1 ? unit : null
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
