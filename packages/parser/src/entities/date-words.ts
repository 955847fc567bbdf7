import { lexicons } from '../lexicon/index.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'

/** Names of months, with the number of each, as CVs print them. */
export const MONTH_NUMBERS: ReadonlyMap<string, number> = monthNumbers('gregorian')

/** Months of the solar Hijri calendar. */
export const JALALI_MONTH_NUMBERS: ReadonlyMap<string, number> = monthNumbers('solar-hijri')

/** Words that stand for "still there". */
export const PRESENT_WORDS: readonly string[] = lexicons.flatMap(({ present }) => present)

/** Words before a single date that open a range to today. */
export const SINCE_WORDS: readonly string[] = lexicons.flatMap(({ since }) => since)

/** Words and signs between the two dates of a range. */
export const RANGE_WORDS: readonly string[] = lexicons.flatMap(({ until }) => until)

export const SEASON_WORDS: readonly string[] = lexicons.flatMap(({ seasons }) => seasons)

function monthNumbers(calendar: Lexicon['calendar']): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const { months } of lexicons.filter((lexicon) => lexicon.calendar === calendar)) {
    months?.forEach((names, index) => {
      for (const name of names) if (!numbers.has(name)) numbers.set(name, index + 1)
    })
  }
  return numbers
}
