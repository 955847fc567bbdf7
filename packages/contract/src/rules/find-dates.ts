const MONTH =
  '(?:jan|feb|fév|mar|mär|apr|avr|abr|may|mai|mag|maj|mei|jun|juin|giu|jul|juil|lug|aug|août|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc|dis|ene|gen|spring|summer|autumn|fall|winter)\\p{L}*\\.?,?'
const YEAR = '(?:19|20)\\d{2}'
const POINT = `(?:(?:${MONTH}\\s+|\\d{1,2}\\s*[./-]\\s*){0,2}${YEAR}(?:\\s*[./-]\\s*\\d{1,2}(?!\\d)|\\s*年(?:\\s*\\d{1,2}\\s*月)?)?)`
const OPEN_END =
  '(?:present|current|now|today|ongoing|to date|date|heute|aktuell|actuel|présent|aujourd\\S*|presente|actual\\p{L}*|oggi|attuale|heden|nu|现在|至今|現在)'
const BETWEEN = '\\s*(?:[–—−‒‐~〜～-]+|to|until|till|bis|au?|à|hasta|al|tot)\\s*'
const RANGE = new RegExp(
  `\\(?(?<![\\p{L}\\p{N}])(?:since\\s+|from\\s+|seit\\s+)?${POINT}(?:${BETWEEN}(?:${POINT}|${OPEN_END}))?\\)?`,
  'giu',
)

/** The place in a line where dates with one of these years stand; the widest if there are several. */
export function findDates(line: string, years: readonly string[]): { from: number; to: number } | null {
  let best: { from: number; to: number } | null = null
  for (const match of line.matchAll(RANGE)) {
    if (!years.some((year) => match[0].includes(year))) continue
    const found = { from: match.index, to: match.index + match[0].length }
    if (!best || found.to - found.from > best.to - best.from) best = found
  }
  return best
}

const SHORT = `${MONTH}\\s*['’]?\\d{2}`
const SHORT_RANGE = new RegExp(`^${SHORT}(?:${BETWEEN}(?:${SHORT}|${OPEN_END}))?$`, 'iu')

/** Whether a text holds only dates. Such a text cannot mean anything else, so "Mar 14 - Jan 15" are years too. */
export function isDates(text: string): boolean {
  const bare = text.trim()
  return SHORT_RANGE.test(bare) || [...bare.matchAll(RANGE)].some((match) => match[0].length === bare.length)
}
