import { contactLabels } from './contact-labels.ts'
import { isDates } from './find-dates.ts'

/** A piece of a text that tells how to reach a person. */
export interface FoundContact {
  from: number
  to: number
}

const EMAIL = /(?<![^\s@<>()|,;:"'])[^\s@<>()|,;:"']+@[^\s@<>()|,;:"']{1,255}\.[^\s@<>()|,;:"']{0,62}[\p{L}\p{N}]/gu
const WEB =
  /\b(?:https?:\/\/|www\.)[^\s<>()|,;"']*[^\s<>()|,;"'.:!?]|(?<![a-z\d-])(?:[a-z\d-]{1,63}\.){0,3}(?:linkedin|github|gitlab|xing|twitter|x|facebook|instagram|behance|dribbble|medium)\.com\/[^\s<>()|,;"']*[^\s<>()|,;"'.:!?]/giu
const PHONE = /(?:\+|\(\+?|\b00|\b0|\b)\d[\d\s().\-/\u2010-\u2013]{5,22}\d(?![\p{L}\p{N}])/gu
const UK_POSTCODE = '[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2}'
const STREET_EN =
  "(?<!\\d)\\d{1,5}[a-z]?,?\\s{1,4}(?:\\p{Lu}[\\p{L}'’.-]+\\s+){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Court|Ct|Way|Place|Square|Terrace|Gardens|Crescent|Boulevard|Blvd|Row|Mews|Grove|Hill)\\b\\.?"
const STREET_DE =
  '(?<![\\p{L}-])\\p{Lu}[\\p{L}-]{0,50}(?:straße|strasse|str\\.|weg|platz|allee|gasse)\\s+\\d{1,4}\\s?[a-z]?\\b'
const STREET_NL = '(?<![\\p{L}-])\\p{Lu}[\\p{L}-]{0,50}(?:straat|laan|plein|kade|gracht|dijk)\\s+\\d{1,4}\\s?[a-z]?\\b'
const ADDRESS = new RegExp(
  `(?:${STREET_EN}|${STREET_DE}|${STREET_NL})(?:,?\\s+[^,|•\\n]{2,40}?(?:,|(?=\\s*(?:[|•\\n]|$))))?(?:\\s*(?:${UK_POSTCODE}|\\d{4,5}(?:\\s+[A-Z]{2})?(?:\\s+\\p{Lu}[\\p{L}-]+)?))?|\\b${UK_POSTCODE}\\b`,
  'gu',
)
/** A label and its value up to the next separator. */
const LABELLED = new RegExp(`(?<!\\p{L})(?:${contactLabels.address}|${contactLabels.chat})\\s*:\\s*[^|•\\n]+`, 'giu')
/** Single letters too: "T. 020 7946 0000". */
const PHONE_LABEL = new RegExp(`(?:${contactLabels.phone}|call|t|m|p)\\s{0,3}[.:]?\\s{0,3}$`, 'iu')

/**
 * Patterns are only tried on pieces of bounded length, because on a long hostile line the time would grow with its
 * square.
 */
const PIECE_MAX = 1_000

/** Everything in a text that leads to its writer: e-mail addresses, telephone numbers, web addresses. */
export function findContact(text: string): FoundContact[] {
  const found: FoundContact[] = []
  const add = (at: number, length: number): void => void found.push({ from: at, to: at + length })
  for (const token of text.matchAll(/\S+/gu)) {
    const [said] = token
    if (said.length > PIECE_MAX) {
      if (/@|:\/\/|www\./i.test(said)) add(token.index, said.length)
      continue
    }
    for (const pattern of [EMAIL, WEB]) {
      for (const match of said.matchAll(pattern)) add(token.index + match.index, match[0].length)
    }
  }
  for (const pattern of [ADDRESS, LABELLED]) {
    for (const match of text.matchAll(pattern)) add(match.index, match[0].length)
  }
  for (const match of text.matchAll(PHONE)) {
    const before = text.slice(Math.max(0, match.index - 20), match.index)
    if (isPhone(match[0], before)) add(match.index, match[0].length)
  }
  return mergeFound(found)
}

/** At least seven digits that are neither years nor an amount. */
function isPhone(said: string, before: string): boolean {
  const digits = said.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 16 || isDates(said.trim())) return false
  if (/(?:19|20)\d{2}\s*[-–/.]\s*(?:(?:0?[1-9]|1[0-2])[./-])?(?:19|20)\d{2}/.test(said)) return false
  if (PHONE_LABEL.test(before) || /^(?:\+|\(\+|00)/.test(said)) return true
  if (/[£$€¥#]\s*$|\p{L}[-/]?$/u.test(before)) return false
  // A number without a plus sign must be grouped as telephone numbers are: 020 7946 0000, (312) 555-0199, 555-0199-22.
  if (/^0\d/.test(said)) return digits.length >= 9
  return /^\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}$/.test(said)
}

export function mergeFound(found: readonly FoundContact[]): FoundContact[] {
  const result: FoundContact[] = []
  for (const one of [...found].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const last = result.at(-1)
    if (last && one.from <= last.to) last.to = Math.max(last.to, one.to)
    else result.push({ ...one })
  }
  return result
}
