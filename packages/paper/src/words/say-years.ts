import type { PaperWords } from './paper-words.ts'

/** 14 → "14 years", 0.5 → "6 months". */
export function sayYears(years: number, words: PaperWords): string {
  return years < 1 ? words.months(Math.round(years * 12)) : words.years(years)
}
