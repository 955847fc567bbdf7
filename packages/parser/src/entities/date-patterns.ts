import { JALALI_MONTH_NUMBERS, MONTH_NUMBERS, PRESENT_WORDS, SEASON_WORDS } from './date-words.ts'

/** A date as precise as it is printed. */
export interface DatePoint {
  year: number
  /** 1 to 12; null where only the year is printed. */
  month: number | null
}

/** A date found in a text, not yet joined with its partner. */
export interface FoundDate {
  from: number
  to: number
  point: DatePoint | null
  isPresent: boolean
  /** Last month of a quarter, when the date ends a range. */
  lastMonth?: number
  /** Counts as a date only together with a second one (`09/15`, `'08`, a month without its year). */
  isWeak: boolean
  monthOnly?: number
}

const byLength = (words: Iterable<string>): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')

export const ONLY_PRESENT = new RegExp(`^(?:${byLength(PRESENT_WORDS)})$`, 'u')

const MONTH = byLength(MONTH_NUMBERS.keys())
const JALALI = byLength(JALALI_MONTH_NUMBERS.keys())
const YEAR = '(?:19[4-9]\\d|20[0-4]\\d)'
const SHORT_YEAR = "['’`´]?\\d{2}"
const NOT_IN_WORD = '(?<![\\p{L}\\p{Nd}])'
const ENDS = '(?![\\p{L}\\p{Nd}])'

interface Pattern {
  expression: RegExp
  read: (match: RegExpExecArray) => Omit<FoundDate, 'from' | 'to'> | null
}

const point = (year: number, month: number | null): Omit<FoundDate, 'from' | 'to'> | null =>
  month !== null && (month < 1 || month > 12) ? null : { point: { year, month }, isPresent: false, isWeak: false }

const fullYear = (digits: string): number => {
  const year = Number(digits.replace(/\D/g, ''))
  if (year >= 100) return year
  return year < 50 ? 2000 + year : 1900 + year
}

/** The first month of a solar Hijri year falls mostly in April, so its months are 3 ahead of the Gregorian ones. */
const fromJalali = (year: number, month: number | null): Omit<FoundDate, 'from' | 'to'> | null => {
  if (month === null) return point(year + 621, null)
  const gregorian = month + 3
  return gregorian > 12 ? point(year + 622, gregorian - 12) : point(year + 621, gregorian)
}

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

const unicode = (source: string): RegExp => new RegExp(source, 'gu')

/** The longest and most particular come first, because a stretch of text is used once. */
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
    expression: unicode(`(?<![\\p{L}])(${JALALI})\\s{0,3}(?:ماه)?\\s{0,3}(1[34]\\d{2})${ENDS}`),
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
    // In `03/2022 - 04/2025` the year belongs to the month before it: a hyphen between a year and its month has no blanks,
    // and no other year follows the month.
    expression: unicode(
      `(?<![\\d.])(${YEAR})(?:-|\\s?[/.]\\s?)(\\d{1,2})(?:[-/.]\\d{1,2})?(?!\\d|\\s?[/.]\\s?${YEAR}|-${YEAR}(?![-/.]\\d))`,
    ),
    read: (m) => point(Number(m[1]), Number(m[2])),
  },
  {
    expression: unicode(`(?<![\\d.,])(\\d{1,2})(?:-|\\s?[./]\\s?)(${YEAR})(?!\\d)`),
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

function readNumericDate(match: RegExpExecArray): Omit<FoundDate, 'from' | 'to'> | null {
  const [first, second, year] = [Number(match[1]), Number(match[3]), fullYear(match[4] ?? '')]
  // The day comes first, as in most of the world. Only where the second number is over 12 the date is American.
  return second > 12 ? point(year, first) : point(year, second)
}

function readQuarter(year: number, quarter: number): Omit<FoundDate, 'from' | 'to'> {
  return { point: { year, month: quarter * 3 - 2 }, lastMonth: quarter * 3, isPresent: false, isWeak: false }
}

/** All dates of a folded text, in order. */
export function findDates(text: string): FoundDate[] {
  const found: FoundDate[] = []
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

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
