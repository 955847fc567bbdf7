import type { FurnitureSort } from '@tabard/contract'
import { JALALI_MONTH_NUMBERS, MONTH_NUMBERS } from '../entities/date-words.ts'
import { lexicons } from '../lexicon/index.ts'
import { DOCUMENT_TITLE } from '../sections/heading-words.ts'

/** What words of the old pages or of the form a text is; null if it is of the CV. */
export function furnitureSortOf(text: string, candidateName: string | null): FurnitureSort | null {
  if (isPageLabel(text)) return 'page'
  if (isLastUpdated(text)) return 'updated'
  if (candidateName !== null && saysOnlyName(text, candidateName)) return 'name'
  return isFormHelp(text) ? 'help' : null
}

/** "1/2" and "Page 3 of 4". */
export function isPageLabel(text: string): boolean {
  const [, page, pages] = /^(?:page\s+)?(\d{1,2})\s*(?:\/|of)\s*(\d{1,2})$/i.exec(text.trim()) ?? []
  return page !== undefined && Number(page) > 0 && Number(page) <= Number(pages)
}

const anyOf = (patterns: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?!\\p{L})`, 'u')

const UPDATED = anyOf(lexicons.flatMap(({ updated }) => updated))
const FORM_HELP = anyOf(lexicons.flatMap(({ formHelp }) => formHelp))

/** A year, or a date in digits. */
const DATE = /\p{Nd}{4}|\p{Nd}[./-]\p{Nd}{1,2}[./-]\p{Nd}/u
/** Longer lines are prose. */
const LINE_MAX = 200
/** Beside a date stand only short words: "on", "le", "den". */
const SMALL_WORD_MAX = 3

/** "Last updated in May 2024": such words and a date, and nothing else. */
function isLastUpdated(text: string): boolean {
  const said = fold(text)
  if (said.length > LINE_MAX) return false
  const rest = said.replace(UPDATED, ' ')
  if (rest === said || !DATE.test(rest)) return false
  return wordsOf(rest).every(
    (word) => word.length <= SMALL_WORD_MAX || MONTH_NUMBERS.has(word) || JALALI_MONTH_NUMBERS.has(word),
  )
}

/** The name, beside which at most the document's title and a page number stand: "Ada Byron – Curriculum Vitae – Page 2". */
export function saysOnlyName(text: string, name: string): boolean {
  const said = fold(text)
  if (!said.includes(fold(name))) return false
  const rest = said
    .replace(fold(name), '|')
    .split(/[^\p{L}\p{N}\s/]+/u)
    .map((part) => part.trim())
  return rest.every(
    (part) => part === '' || DOCUMENT_TITLE.test(part) || /^(?:page )?\d{1,2}$/.test(part) || isPageLabel(part),
  )
}

/** Such words fill at least half of their line. In a longer sentence the candidate may have used them. */
function isFormHelp(text: string): boolean {
  const said = fold(text)
  const help = said.length <= LINE_MAX ? FORM_HELP.exec(said)?.[0] : undefined
  return help !== undefined && wordsOf(help).length * 2 >= wordsOf(said).length
}

export const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim()

const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []
