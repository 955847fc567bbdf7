import { findDateRanges } from '../entities/date-range.ts'

/** A date, a year or a label, which CVs often print beside an entry. */
export function isLikeMarginNote(text: string): boolean {
  if (/^[^:]{2,40}:$/.test(text)) return true
  return (
    text.length <= 70 &&
    /(?:^|[^\p{Nd}])(?:19|20|13|14|۱۳|۱۴)\p{Nd}{2}(?!\p{Nd})|[’'`´]\d{2}\b|\d{1,2}[./]\d{2,4}/u.test(text)
  )
}

/** Two dates with a dash between them. */
export const isRange = (text: string): boolean => /\d\s*[-–—~〜]\s*\S/u.test(text.normalize('NFKC'))

/** Whether two lines are a date range only when read together. */
export function completesRange(above: string, text: string): boolean {
  const isWhole = (candidate: string): boolean =>
    findDateRanges(candidate).some((range) => !range.isSingle && range.endAt !== null && range.to > above.length)
  const isOpen = !findDateRanges(above).some((range) => range.endAt !== null)
  return isOpen && !isRange(text) && isWhole(`${above} ${text}`)
}
