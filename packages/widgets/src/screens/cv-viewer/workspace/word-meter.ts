import type { ParsedCv, Section } from '@tabard/contract'
import { sectionsFromParsed } from '@tabard/paper'
import { isKeptBack, linesOf, textOf, type DeltaLine } from '@tabard/paper/delta'

/** Where the words of the original are now. The three counts and `missing` together are all of them. */
export interface WordMeter {
  /** Number of words in the original, separated by white space. */
  total: number
  /** 0 to 100, rounded down, so that 100 means nothing is missing. */
  percent: number
  /** Words that clients see. */
  shown: number
  /** Words of hidden sections, of lines that are kept back, and of the old pages. */
  keptBack: number
  /** Words that stand nowhere in the document. */
  missing: number
  /** The texts that are in no section yet. */
  unplaced: UnplacedText[]
  /** Contact details that are in no section, such as those of a running header. */
  contacts: UnplacedText[]
}

export interface UnplacedText {
  text: string
  page: number | null
}

/**
 * Counts which words of the original stand in the document now, each as often as it stood in the original. Where the
 * words came from does not count: text that was replaced is missing.
 */
export function wordMeter(
  parsed: ParsedCv | undefined,
  sections: readonly Section[],
  showsContact: boolean,
): WordMeter | null {
  if (!parsed || parsed.wordCount === 0) return null
  const { words, aside } = originalOf(parsed)
  const visible: Tally = new Map()
  const all: Tally = new Map()
  for (const section of sections) {
    const own = countsOf(section, showsContact)
    addTo(visible, own.visible)
    addTo(all, own.visible)
    addTo(all, own.keptBack)
  }
  const [wanted, shown, found] = [sizeOf(words), commonOf(words, visible), commonOf(words, all)]
  const counted = wanted + aside
  return {
    total: parsed.wordCount,
    percent: counted === 0 ? 100 : Math.floor(((found + aside) / counted) * 100),
    shown,
    keptBack: found - shown + aside,
    missing: wanted - found,
    ...unplacedOf(parsed, sections),
  }
}

type Piece = ParsedCv['unplaced'][number]

/** Whether words in no section are contact details or words of the old pages, and not the text of the CV. */
const isAside = ({ contact, furniture }: Piece): boolean => contact === true || furniture !== undefined

function unplacedOf(parsed: ParsedCv, sections: readonly Section[]): Pick<WordMeter, 'unplaced' | 'contacts'> {
  const here = squeeze(sections.map(({ content }) => textOf(content)).join(' '))
  const present = ({ text, source }: Piece): UnplacedText => ({ text: text.trim(), page: source[0]?.page ?? null })
  const loose = parsed.unplaced.filter(({ text }) => text.trim() && !here.includes(squeeze(text)))
  return {
    unplaced: loose.filter((piece) => !isAside(piece)).map(present),
    contacts: loose.filter(({ contact }) => contact).map(present),
  }
}

/** How often each word stands in a text. */
type Tally = Map<string, number>

interface Original {
  words: Tally
  /** Number of the words that a document never takes over, such as page labels. */
  aside: number
}

const originals = new WeakMap<ParsedCv, Original>()

function originalOf(parsed: ParsedCv): Original {
  const known = originals.get(parsed)
  if (known) return known
  const words: Tally = new Map()
  for (const { title, content } of sectionsFromParsed(parsed)) count(words, `${title}\n${textOf(content)}`)
  const aside: Tally = new Map()
  for (const piece of parsed.unplaced) count(isAside(piece) ? aside : words, piece.text)
  for (const { role, furniture = 'page', runs } of parsed.sections.flatMap(({ lines }) => lines)) {
    if (role === 'furniture' && furniture === 'page') count(aside, runs.map(({ text }) => text).join(''))
  }
  const original = { words, aside: sizeOf(aside) }
  originals.set(parsed, original)
  return original
}

interface Counts {
  visible: Tally
  keptBack: Tally
}

/** An unchanged section stays the same object, so a key counts only the section that is typed in. */
const counted = { shows: new WeakMap<Section, Counts>(), hides: new WeakMap<Section, Counts>() }

function countsOf(section: Section, showsContact: boolean): Counts {
  const cache = showsContact ? counted.shows : counted.hides
  const known = cache.get(section)
  if (known) return known
  const counts: Counts = { visible: new Map(), keptBack: new Map() }
  count(section.hidden ? counts.keptBack : counts.visible, section.title)
  for (const line of linesOf(section.content)) {
    const isHidden = section.hidden === true || isKeptBack(line.attributes, showsContact)
    count(isHidden ? counts.keptBack : counts.visible, wordsOfLine(line))
  }
  cache.set(section, counts)
  return counts
}

const wordsOfLine = ({ runs }: DeltaLine): string => runs.map(({ text }) => text).join('')

/** Chinese and Japanese are written without blanks, so each of their signs is a word. */
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}\p{N}])+/gu

function count(into: Tally, text: string): void {
  for (const [word] of text.normalize('NFKC').toLowerCase().matchAll(WORD)) into.set(word, (into.get(word) ?? 0) + 1)
}

function addTo(into: Tally, from: Tally): void {
  for (const [word, times] of from) into.set(word, (into.get(word) ?? 0) + times)
}

const sizeOf = (tally: Tally): number => [...tally.values()].reduce((sum, times) => sum + times, 0)

/** Number of words that both hold. */
const commonOf = (wanted: Tally, here: Tally): number =>
  [...wanted].reduce((sum, [word, times]) => sum + Math.min(times, here.get(word) ?? 0), 0)

function squeeze(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase()
}
