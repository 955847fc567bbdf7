import type { InventedValue } from '@tabard/contract'

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const DATE = new RegExp(`\\b(?:(${MONTHS})[a-z]*\\.?\\s+)?((?:19|20)\\d{2})\\b`, 'giu')
const NUMBER = /\d+(?:[.,]\d+)*/gu
const CAPITAL = /\p{Lu}[\p{L}\p{N}&+#'’.-]*/gu
/** Words that are no names though they start with a capital: they begin sentences, or always have one. */
const COMMON = new Set(
  'i a an the and or in on at of to for with by from as is was has have he she they his her their it this that these those we our you your dear'.split(
    ' ',
  ),
)
const MAX = 100

/**
 * Numbers, dates and names of an answer that its original does not have. The first word of a sentence counts as a name
 * only when its form shows one. For a translation only numbers and dates are compared.
 */
export function findInvented(answer: string, original: string, { names = true } = {}): InventedValue[] {
  const found = new Map<string, InventedValue>()
  const add = (kind: InventedValue['kind'], value: string): void => {
    found.set(`${kind} ${value.toLowerCase()}`, { kind, value: value.slice(0, 200) })
  }
  const dates = new Set([...original.matchAll(DATE)].map(dateKey))
  const years = new Set([...original.matchAll(/\d{2,4}/g)].map(([year]) => year))
  for (const match of answer.matchAll(DATE)) {
    const [whole, month, year = ''] = match
    const isKnown = month === undefined ? years.has(year) || years.has(year.slice(2)) : dates.has(dateKey(match))
    // The original may write the month as a number. Then it is enough that the year is known.
    if (!isKnown && !(month !== undefined && years.has(year) && !dates.size)) add('date', whole.trim())
  }
  const numbers = new Set([...original.matchAll(NUMBER)].map(([number]) => bare(number)))
  for (const [number] of answer.matchAll(NUMBER)) {
    if (/^(?:19|20)\d{2}$/.test(number) || numbers.has(bare(number))) continue
    add('number', number)
  }
  if (names) for (const name of namesOf(answer.replace(DATE, ' '), wordsOf(original))) add('name', name)
  return [...found.values()].slice(0, MAX)
}

function namesOf(answer: string, known: ReadonlySet<string>): string[] {
  return answer.split('\n').flatMap((line) => {
    const found: string[] = []
    for (const match of line.matchAll(CAPITAL)) {
      const word = match[0].replace(/(?<!['’.-])['’.-]+$/u, '')
      const folded = fold(word)
      const isHead = /(?:^|[.!?:•–-])[\s"“(]*$/u.test(line.slice(Math.max(0, match.index - 8), match.index))
      const isShaped = /\p{Lu}.*\p{Lu}|\d/u.test(word)
      if (COMMON.has(folded) || isKnown(folded, known) || (isHead && !isShaped)) continue
      found.push(word)
    }
    return found
  })
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
  const parts = word.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean)
  return parts.every((part) => known.has(part) || known.has(part.replace(/s$/, '')) || known.has(`${part}s`))
}

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [])
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
}

function dateKey([, month = '', year = '']: RegExpMatchArray | string[]): string {
  return `${month.toLowerCase().slice(0, 3)} ${year}`
}

/** A number without its separators, so that `1,400` equals `1400`, and `5.0` equals `5,0`. */
function bare(number: string): string {
  return number.replace(/[.,]/g, '')
}
