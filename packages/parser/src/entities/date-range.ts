import { MAX_SEARCHED_TEXT } from '../limits.ts'
import { escapeRegExp, findDates, ONLY_PRESENT, type DatePoint, type FoundDate } from './date-patterns.ts'
import { RANGE_WORDS, SINCE_WORDS } from './date-words.ts'
import { foldForDates } from './fold-dates.ts'

export type { DatePoint } from './date-patterns.ts'

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
  /** One date alone, not a stretch of time. */
  isSingle: boolean
}

export const formatDate = ({ year, month }: DatePoint): string =>
  month === null ? String(year) : `${year}-${String(month).padStart(2, '0')}`

/** Whether a text is nothing but a word for "still there". */
export const isPresentWord = (text: string): boolean => ONLY_PRESENT.test(foldForDates(text).trim())

/** Finds the date ranges and lone dates of a text, in order. */
export function findDateRanges(original: string): DateRange[] {
  // No line of a CV is longer, and the search of a hostile line must end.
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
    // A right-to-left margin prints the end above the start, so the later date comes first.
    if (
      second &&
      first.isPresent &&
      second.point &&
      /^\s*(?:[-–—]\s*)?$/.test(text.slice(first.to, second.from)) &&
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

function single(text: string, date: FoundDate): DateRange {
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

const connectsNext = (text: string, found: readonly FoundDate[], index: number): boolean => {
  const [first, second] = [found[index], found[index + 1]]
  return Boolean(first && second && connects(text.slice(first.to, second.from), first, second))
}

function connects(between: string, first: FoundDate, second: FoundDate): boolean {
  if (first.isWeak && second.isWeak && !/^\s*[-–—~〜]\s*$/.test(between)) return false
  if (RANGE_SIGN.test(between)) return true
  return (
    second.isPresent &&
    /^[\s(]{0,8}[-–—~〜～至到から]{0,8}\s{0,8}(?:\(|today)?\s{0,8}$/.test(between) &&
    between.length < 8
  )
}

const RANGE_SIGN = new RegExp(
  `^[\\s.,)]*(?:[-–—−‐‑~〜～→>/|]|--+|(?:${RANGE_WORDS.map(escapeRegExp).join('|')})(?![\\p{L}])\\.?|から|至|到|부터)\\s*(?:[-–—]\\s*)?(?:[(]\\s*)?$`,
  'u',
)

const endOf = (found: FoundDate, start: DatePoint | null): DatePoint | null => {
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
