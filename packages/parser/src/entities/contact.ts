import { isPossiblePhoneNumber } from 'libphonenumber-js/min'
import { contactLabels, type Parsed } from '@tabard/contract'
import { MAX_SEARCHED_TEXT } from '../limits.ts'
import type { Line, ReadLink } from '../model.ts'
import { pieceOfLine, slicePiece, type Piece } from '../piece.ts'
import type { Section } from '../sections/assign.ts'
import { findDateRanges } from './date-range.ts'
import { parsedFrom } from './parsed.ts'

const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@(?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24}(?![\p{L}\p{N}])/gu

/** `name [at] host.com`, or blanks that the typesetter put around the sign. */
const SPACED_EMAIL =
  /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}._%+-]{1,64})\s{0,3}(?:@|\[at\]|\(at\))\s{0,3}((?:[\p{L}\p{N}-]{1,63}\s?\.\s?){1,8}[\p{L}]{2,24})/u

const searchedPiece = (line: Line): Piece => slicePiece(pieceOfLine(line), 0, MAX_SEARCHED_TEXT)

/** Text in the order in which contact details are looked for: the top first, other people's (referees) last. */
function pieces(sections: readonly Section[], furniture: readonly Line[]): Piece[] {
  const rank = (section: Section): number => (section.kind === 'personal' ? 0 : section.kind === 'references' ? 2 : 1)
  return [
    ...[...sections].sort((a, b) => rank(a) - rank(b)).flatMap((section) => section.lines.map(searchedPiece)),
    ...furniture.map(searchedPiece),
  ]
}

export function readEmail(
  sections: readonly Section[],
  furniture: readonly Line[],
  links: readonly ReadLink[],
): Parsed | null {
  const own = pieces(
    sections.filter((section) => section.kind !== 'references'),
    furniture,
  )
  for (const piece of own) {
    for (const match of piece.text.matchAll(EMAIL)) {
      return parsedFrom(slicePiece(piece, match.index, match.index + match[0].length), 0.98)
    }
    const spaced = SPACED_EMAIL.exec(piece.text)
    if (spaced) {
      const value = `${spaced[1] ?? ''}@${(spaced[2] ?? '').replace(/\s/g, '')}`
      return parsedFrom(slicePiece(piece, spaced.index, spaced.index + spaced[0].length), 0.8, value)
    }
  }
  const mail = links.find((link) => /^mailto:/i.test(link.url))
  if (mail) {
    const value = decodeURIComponentSafely(mail.url.replace(/^mailto:/i, '').split('?')[0] ?? '')
    if (/@/.test(value)) return { value, confidence: 0.85, source: boxOfLink(mail) }
  }
  return null
}

const PHONE =
  /(?<![\p{L}\p{N}@/])(?:\(?\+|00)?\(?\p{Nd}(?:[\p{Nd} \u00a0\u2009().\-–/\u2010-\u2012\u2212]|(?<=\p{Nd})·(?=\p{Nd})){5,22}\p{Nd}(?![\p{N}@])/gu
const PHONE_LABEL = new RegExp(
  `(?:${contactLabels.phone}|whatsapp)\\.?\\s{0,3}(?:no\\.?|number|nr\\.?)?\\s{0,3}[:.]?\\s{0,3}$`,
  'iu',
)

export function readPhone(
  sections: readonly Section[],
  furniture: readonly Line[],
  links: readonly ReadLink[],
): Parsed | null {
  const candidates: { piece: Piece; score: number }[] = []
  sections
    .filter((section) => section.kind !== 'references')
    .forEach((section) => {
      for (const line of section.lines) {
        const piece = searchedPiece(line)
        const inContact = section.kind === 'personal' || /@/.test(piece.text)
        collectPhones(piece, inContact, candidates)
      }
    })
  for (const line of furniture) collectPhones(searchedPiece(line), true, candidates)
  const best = candidates.sort((a, b) => b.score - a.score)[0]
  if (best && best.score >= 2) return parsedFrom(best.piece, phoneConfidence(best.piece.text, best.score))
  const call = links.find((link) => /^tel:/i.test(link.url))
  if (call) return { value: decodeURIComponentSafely(call.url.slice(4)), confidence: 0.85, source: boxOfLink(call) }
  return best && best.score >= 1 ? parsedFrom(best.piece, 0.5) : null
}

/** A number that the numbering plans do not know is kept, with less confidence. */
function phoneConfidence(text: string, score: number): number {
  const confidence = Math.min(0.97, 0.5 + score / 10)
  if (!text.startsWith('+')) return confidence
  return isPossiblePhoneNumber(text) ? Math.max(0.9, confidence) : Math.min(0.6, confidence)
}

function collectPhones(piece: Piece, inContact: boolean, candidates: { piece: Piece; score: number }[]): void {
  for (const match of piece.text.matchAll(PHONE)) {
    const before = piece.text.slice(0, match.index)
    const labelled = PHONE_LABEL.test(before)
    const skipped = labelled ? 0 : houseNumberLength(before, match[0])
    const text = match[0].slice(skipped)
    const digits = text.replace(/[^\p{Nd}]/gu, '').length
    if (digits < 7 || digits > 15 || isMasked(piece.text, match.index, match[0].length)) continue
    if (!labelled && (isLikeDates(text) || /^\d{4}\s*[-–/]\s*\d{4}$/.test(text) || /\d\.\d{4}\//.test(piece.text)))
      continue
    const isDialled = /^[+(]|^00/.test(text)
    if (!labelled && !isDialled && (!inContact || isOtherNumber(before, text))) continue
    if (/fax\W*$/i.test(before)) continue
    let score = 0
    if (labelled) score += 3
    if (inContact) score += 2
    if (isDialled) score += 1.5
    if (digits >= 9 && digits <= 13) score += 1
    const opens = text.startsWith('(') || !text.includes(')') || text.includes('(')
    const start = match.index + skipped + (opens ? 0 : text.indexOf(')') + 1)
    candidates.push({
      piece: slicePiece(piece, start, match.index + match[0].length),
      score: score - candidates.length * 0.01,
    })
  }
}

/** Whether letters or stars stand for some of the digits, as where a number is hidden: "+44 20 79XX XXXX". */
const isMasked = (text: string, from: number, length: number): boolean =>
  /^[\s.\-–]?(?:\*|x(?!\.?\s?\d))(?!\p{Ll})/iu.test(text.slice(from + length)) ||
  /(?:^|[\s\d(+.\-–])(?:x+|\*+)[\s.\-–]?$/iu.test(text.slice(0, from))

/** Characters of a house number that stands before the number: "Harrow Street 14 617-555-0143". */
function houseNumberLength(before: string, text: string): number {
  const house = /^\d{1,5}\s+(?=[\d(])/.exec(text)
  const rest = house ? text.slice(house[0].length) : ''
  return house && /\p{L}[.,]?\s+$/u.test(before) && AMERICAN.test(rest) ? house[0].length : 0
}

/** A number behind a word that is no label of telephones, such as a passport's. */
const isOtherNumber = (before: string, text: string): boolean =>
  /\p{L}[.:#]?\s*$/u.test(before) && !/^0/.test(text) && !AMERICAN.test(text)

/** As numbers are printed in North America, which need no label. */
const AMERICAN = /^(?:1[\s.\-–])?\(?\d{3}\)?[\s.\-–\u2010-\u2012\u2212]{1,2}\d{3}[\s.\-–\u2010-\u2012\u2212]\d{4}$/

/** Dates, ranges of years and document numbers look like telephone numbers, so they are told apart here. */
const isLikeDates = (text: string): boolean =>
  /^(?:19|20)\d{2}\b/.test(text.trim()) ||
  findDateRanges(text).some((range) => !range.isSingle || range.to - range.from > text.trim().length * 0.7)

const HOST_WITH_PATH =
  /(?:https?:\/\/|www\.)[^\s<>|,;)\]]+|(?<![\p{L}\p{N}@._-])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|io|dev|me|de|fr|es|it|nl|uk|eu|info|co|ai|app|ch|at|be|pl|se|dk|no|fi|cz|pt|br|ir|jp|cn|in|us|ca|au|tech|blog|page|site|xyz|design|online|link|github|cv|id|name|pro|gg|tv|ly)(?:\/[^\s<>|,;)\]]*)?(?![\p{L}\p{N}@])/giu

/**
 * Addresses of profiles and sites as absolute URLs: those that are printed, and those that a printed handle links to.
 */
export function readLinks(
  sections: readonly Section[],
  furniture: readonly Line[],
  links: readonly ReadLink[],
): Parsed[] {
  const found = new Map<string, Parsed>()
  const add = (url: string, parsed: Parsed): void => {
    const key = url
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/\/$/, '')
      .toLowerCase()
    if (key !== '' && !found.has(key)) found.set(key, parsed)
  }
  for (const link of links) {
    if (!/^https?:/i.test(link.url)) continue
    add(link.url, { value: link.url, confidence: 0.95, source: boxOfLink(link) })
  }
  for (const piece of pieces(sections, furniture)) {
    const emails = [...piece.text.matchAll(EMAIL)].map((match) => [match.index, match.index + match[0].length] as const)
    for (const match of piece.text.matchAll(HOST_WITH_PATH)) {
      if (emails.some(([from, to]) => match.index < to && match.index + match[0].length > from)) continue
      const printed = match[0].replace(/(?<![.,;:])[.,;:]+$/, '')
      const isBare = !/^https?:|^www\.|\//i.test(printed)
      if (isBare && !/^[\p{Ll}\p{N}.-]+$/u.test(printed)) continue
      const url = /^https?:/i.test(printed) ? printed : `https://${printed}`
      add(url, parsedFrom(slicePiece(piece, match.index, match.index + printed.length), isBare ? 0.75 : 0.95, url))
    }
  }
  return [...found.values()].slice(0, 40)
}

const boxOfLink = ({ box, toSource }: ReadLink): Parsed['source'] =>
  box && toSource ? [toSource(box.x, box.top, box.right - box.x, box.bottom - box.top)] : []

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
