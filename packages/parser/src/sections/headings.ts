import { least, most } from '../numbers.ts'
import type { SectionKind } from '@tabard/contract'
import { findDateRanges } from '../entities/date-range.ts'
import { companyLikeness, titleLikeness } from '../entities/role-words.ts'
import { isCjkText, isRtlText } from '../layout/characters.ts'
import type { Cell, Line, Style } from '../model.ts'
import { pieceOfCell } from '../piece.ts'
import { DOCUMENT_TITLE, HEADING_HINTS, HEADING_WORDS } from './heading-words.ts'

/** A line that heads a section: the cell that is the heading, and the other cells of the line. */
export interface Heading {
  kind: SectionKind
  cell: Cell
  rest: Cell[]
  isExact: boolean
}

const EXACT: ReadonlyMap<string, SectionKind> = new Map(
  HEADING_WORDS.flatMap(([kind, words]) =>
    words.flatMap((word) => [[foldHeading(word), kind] as const, [foldHeading(word).replace(/ /g, ''), kind] as const]),
  ),
)

/** Lower case, without numbering, brackets, colons and decoration. */
export function foldHeading(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      // In lower case the dotted capital İ keeps its dot as a mark of its own.
      .replace(/\u0307/g, '')
      .replace(/^[\divx]{1,4}[.)]\s+/, '')
      .replace(/(?<=.)[(（][^()（）]*[)）]\s*$/, '')
      .replace(/&|\+|\/|\bund\b|\bet\b|\by\b(?!\w)/g, ' and ')
      .replace(/[^\p{L}\p{N}\p{M}・’' ]+/gu, ' ')
      .replace(/\band\b/g, 'and')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** The kind that the words of a heading name; null where the lexicon does not have them. */
export function exactKind(text: string): SectionKind | null {
  const folded = foldHeading(text)
  if (folded === '') return null
  const direct = EXACT.get(folded) ?? EXACT.get(folded.replace(/ and /g, ' '))
  if (direct) return direct
  if (FORM_BOX.test(text)) return text.startsWith('志望') ? 'profile' : 'other'
  // Typed letter-spacing: `S K I L L S`.
  if (/^(?:\S\s+){2,}\S$/.test(folded)) return EXACT.get(folded.replace(/\s/g, '')) ?? null
  // Persian half-spaces have no glyph, so words run together in print.
  if (isCjkText(folded) || isRtlText(folded)) return EXACT.get(folded.replace(/\s/g, '')) ?? null
  // `Skills & Awards` is a heading of the kind its first half names.
  const halves = folded.split(' and ')
  return halves.length === 2 && EXACT.has(halves[1] ?? '') ? (EXACT.get(halves[0] ?? '') ?? null) : null
}

export function hintedKind(text: string): SectionKind {
  if (DOCUMENT_TITLE.test(text)) return 'personal'
  return exactKind(text) ?? HEADING_HINTS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
}

interface Candidate {
  line: Line
  index: number
  cell: Cell
  rest: Cell[]
  text: string
  kind: SectionKind | null
  style: Style
  isCaps: boolean
  key: string
}

/**
 * Decides which lines are headings.
 * The lexicon finds the common ones. Their look (size, weight, colour, capitals) then finds the others of the same
 * document, whatever their words are.
 */
export function findHeadings(lines: readonly Line[]): Map<number, Heading> {
  const body = bodyStyle(lines)
  const candidates = lines.flatMap((line, index) => candidatesOf(line, index))
  const known = learnLooks(candidates, body, lines)
  const looks =
    known.size > 0 ? known : isUnstyled(candidates, body) ? new Map<string, Look>() : guessLook(candidates, body)
  const mayBeBare = looks.size === 0 && namesSections(candidates)
  const headings = new Map<number, Heading>()
  const largest = most(candidates.map((candidate) => candidate.style.size))
  const firstExact = candidates.find((candidate) => candidate.kind && looks.has(candidate.key))?.index ?? 0
  for (const candidate of candidates) {
    const look = looks.get(candidate.key)
    const accepted = formHeading(candidate.line)
      ? candidate.kind !== null
      : look
        ? hasTraits(candidate, look) &&
          (candidate.kind !== null || (look.trusted && isHeadingShaped(candidate, firstExact, largest)))
        : candidate.kind !== null && (mayBeBare ? candidate.rest.length === 0 : standsAlone(candidate, body, looks))
    if (!accepted) continue
    headings.set(candidate.index, {
      kind: candidate.kind ?? hintedKind(candidate.text),
      ...splitForm(candidate),
      isExact: candidate.kind !== null,
    })
  }
  return headings
}

/** Whether no known heading differs from the text around it. */
const isUnstyled = (candidates: readonly Candidate[], body: Style): boolean =>
  candidates.every((candidate) => candidate.kind === null || distinction(candidate, body) <= 0)

/** Whether known headings alone on their lines name two kinds of section, so that their words suffice without a look. */
const namesSections = (candidates: readonly Candidate[]): boolean =>
  new Set(candidates.flatMap(({ kind, rest }) => (kind && rest.length === 0 && !BODY_KINDS.has(kind) ? [kind] : [])))
    .size >= 2

/** A single line "Contact" or "Languages" may as well be a label. */
const BODY_KINDS: ReadonlySet<SectionKind> = new Set(['personal', 'languages', 'other'])

function candidatesOf(line: Line, index: number): Candidate[] {
  const form = formHeading(line)
  const cell = form ?? line.cells[0]
  if (!cell || line.cells.length > 5) return []
  const text = pieceOfCell(cell).text
  const words = text.split(/\s+/).length
  if (text.length > 70 || words > 9 || /[@]|https?:|www\./.test(text)) return []
  const rest = line.cells.filter((other) => other !== cell)
  const kind = exactKind(text)
  if (kind === null && !/\p{L}/u.test(text)) return []
  // A dot before a heading is decoration. Before any other line it begins a list item.
  if (line.bullet && line.outline === 0 && (kind === null || rest.length > 0)) return []
  const style = dominantStyle(cell)
  const isCaps = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
  return [{ line, index, cell, rest, text, kind, style, isCaps, key: keyOf(style, isCaps, line.outline) }]
}

/** Japanese forms head their tables `年 | 月 | 学歴・職歴`. */
function formHeading(line: Line): Cell | null {
  const last = line.cells.at(-1)
  const others = line.cells.slice(0, -1).map((cell) => pieceOfCell(cell).text.replace(/\s/g, ''))
  if (last && line.cells.length === 1 && FORM_BOX.test(pieceOfCell(last).text)) return last
  return last && /^年月$/.test(others.join('')) ? last : null
}

/** Printed over the boxes of the standard form. */
const FORM_BOX = /^(?:志望の?動機.*|本人希望記入欄.*)$/u

/** Instructions that a form prints behind a heading are not part of it. */
function splitForm({ line, cell, rest }: Candidate): Pick<Heading, 'cell' | 'rest'> {
  const at = formHeading(line) ? cell.words.findIndex((word) => /[(（]/.test(word.text)) : -1
  const word = cell.words[at]
  const bracket = word?.text.search(/[(（]/) ?? -1
  if (!word || bracket < 1) return { cell, rest }
  const [head, tail] = [
    { ...word, text: word.text.slice(0, bracket), edges: word.edges.slice(0, bracket) },
    { ...word, text: word.text.slice(bracket), edges: word.edges.slice(bracket) },
  ]
  return {
    cell: { ...cell, words: [...cell.words.slice(0, at), head] },
    rest: [...rest, { ...cell, words: [tail, ...cell.words.slice(at + 1)] }],
  }
}

const keyOf = (style: Style, isCaps: boolean, outline: number): string =>
  [
    style.font,
    Math.round(style.size * 2) / 2,
    style.bold ? 'b' : '',
    style.color,
    isCaps ? 'caps' : '',
    outline || '',
  ].join('|')

function dominantStyle(cell: Cell): Style {
  const words = [...cell.words].sort((a, b) => b.text.length - a.text.length)
  return words[0]?.style ?? { size: 0, font: '', bold: false, italic: false, color: '' }
}

interface Look {
  /** How many of the lines in this look have a heading of the lexicon. */
  exact: number
  all: number
  /** Whether enough of them are known headings to take the others for headings too. */
  trusted: boolean
  size: number
  distinction: number
  /** Whether nearly all known headings of this look have a rule below them. */
  isRuled: boolean
  /** The least white space above such a heading, in points; 0 where it tells nothing. */
  minimumGap: number
}

function learnLooks(candidates: readonly Candidate[], body: Style, lines: readonly Line[]): Map<string, Look> {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates) groups.set(candidate.key, [...(groups.get(candidate.key) ?? []), candidate])
  const ranked = [...groups.entries()]
    .flatMap(([key, group]) => {
      const own = describeLook(group, body)
      const look = own.trusted ? own : { ...own, trusted: headsSections(group, own, lines) }
      return look.exact > 0 && look.distinction > 0 ? [{ key, look, rank: rankOf(look, group) }] : []
    })
    .sort((a, b) => b.rank - a.rank)
  const best = ranked[0]?.look
  const accepted = new Map<string, Look>()
  for (const { key, look } of ranked) {
    if (!best) break
    const isRival =
      look === best ||
      (look.exact >= 2 && look.distinction >= best.distinction - 1.2 && look.size >= best.size * 0.75) ||
      (look.distinction >= best.distinction - 0.6 && look.size >= best.size * 0.9)
    if (isRival) accepted.set(key, look)
  }
  return accepted
}

/** So many lines of one look must be there for it to tell of itself. */
const FEWEST_ALIKE = 3

/**
 * Whether a look of which few words are known is that of headings all the same: it stands out in two ways, and its lines
 * stand alone above text. Names of employers and titles in that look say that it is the look of entries.
 */
function headsSections(group: readonly Candidate[], look: Look, lines: readonly Line[]): boolean {
  if (group.length < FEWEST_ALIKE || look.distinction < 2 || look.exact === 0) return false
  const unknown = group.filter((candidate) => candidate.kind === null)
  const isEntry = ({ text, rest, index }: Candidate): boolean => {
    const below = lines[index + 1]
    const isDated = below !== undefined && below.cells.some((cell) => findDateRanges(pieceOfCell(cell).text).length > 0)
    return rest.length > 0 || titleLikeness(text) > 0 || companyLikeness(text) > 0 || (isDated && !exactKind(text))
  }
  const entries = unknown.filter(isEntry).length
  const isStacked = group.filter(({ index }) => group.some((other) => other.index === index + 1)).length
  return entries <= unknown.length * 0.2 && isStacked === 0
}

/** For headings whose words we do not know: the most prominent look that a few short lines share. */
function guessLook(candidates: readonly Candidate[], body: Style): Map<string, Look> {
  const groups = new Map<string, Candidate[]>()
  for (const candidate of candidates.slice(1)) {
    groups.set(candidate.key, [...(groups.get(candidate.key) ?? []), candidate])
  }
  const [best] = [...groups.entries()]
    .map(([key, group]) => ({ key, group, look: describeLook(group, body) }))
    .filter(({ group, look }) => group.length >= 2 && group.length <= 14 && look.distinction >= 1)
    .sort((a, b) => b.look.distinction - a.look.distinction || b.look.size - a.look.size)
  return new Map(best ? [[best.key, { ...best.look, trusted: true }]] : [])
}

function describeLook(group: readonly Candidate[], body: Style): Look {
  const known = group.filter((candidate) => candidate.kind !== null)
  const withoutColon = known.filter((candidate) => !/[:：]$/.test(candidate.text))
  // A single `Languages:` is a label. Where every heading ends with a colon, that is their style.
  const exact = withoutColon.length >= known.length / 2 ? withoutColon : known
  const share = (test: (candidate: Candidate) => boolean): number =>
    exact.filter(test).length / Math.max(1, exact.length)
  const gaps = exact.map((candidate) => candidate.line.gapAbove).sort((a, b) => a - b)
  const sample = exact[0] ?? group[0]
  const isRuled = exact.length >= 3 && share((candidate) => candidate.line.ruled) >= 0.75
  const isLoud =
    isRuled || sample?.isCaps || (sample?.line.outline ?? 0) > 0 || (sample?.style.size ?? 0) > body.size * 1.12
  const alike = group.filter((candidate) => !isRuled || candidate.line.ruled)
  return {
    exact: exact.length,
    all: group.length,
    // Names of employers and projects are bold too, so weight alone is no proof of a heading.
    trusted: exact.length / alike.length >= (isLoud ? 0.34 : 0.7) && (exact.length >= 2 || alike.length <= 6),
    size: sample?.style.size ?? 0,
    distinction: sample ? distinction(sample, body) : 0,
    isRuled,
    minimumGap: exact.length >= 3 ? (gaps[Math.floor(gaps.length * 0.25)] ?? 0) * 0.55 : 0,
  }
}

function hasTraits(candidate: Candidate, look: Look): boolean {
  if (look.isRuled && !candidate.line.ruled) return false
  return candidate.kind !== null || candidate.line.gapAbove >= look.minimumGap
}

function rankOf(look: Look, group: readonly Candidate[]): number {
  const kinds = new Set(group.flatMap((candidate) => candidate.kind ?? [])).size
  return kinds * 2 + (look.exact / look.all) * 3 + Math.min(4, look.distinction)
}

/** How far a line's look stands out from the text of the body. */
function distinction(candidate: Candidate, body: Style): number {
  const { style, isCaps, line } = candidate
  let score = 0
  if (style.size > body.size * 1.06) score += 1 + Math.min(2, (style.size / body.size - 1) * 4)
  if (style.size < body.size * 0.9) score -= 1
  if (style.bold && !body.bold) score += 1
  if (isCaps) score += 1
  if (line.ruled) score += 1
  if (style.font !== body.font && !style.bold) score += 0.5
  if (line.outline > 0) score += 2
  if (style.color !== body.color && style.color !== '') score += 0.5
  if (/[【】■◆●\[\]]/.test(candidate.text)) score += 1
  return score
}

function isHeadingShaped(candidate: Candidate, firstExact: number, largest: number): boolean {
  const { text, index, line, style } = candidate
  // A name that stands elsewhere is larger, so even the first line of a sidebar may be a heading.
  if (index <= 1 && style.size > largest * 0.8) return false
  if (line.outline > 0) return index > 0
  if (/[.!?,;。]$/.test(text) && !/\.\.\.$/.test(text)) return false
  if (/(?:19|20)\d{2}/.test(text)) return false
  if (candidate.rest.some((cell) => /(?:19|20)\d{2}/.test(pieceOfCell(cell).text)) && candidate.rest.length > 0)
    return false
  // Lines above the first known heading are mostly the name and the trade.
  return index >= firstExact || (line.page === 1 && line.gapAbove > (line.bottom - line.top) * 0.4)
}

/** Whether a known heading whose look no other shares is set off from the text around it, and so counts too. */
function standsAlone(candidate: Candidate, body: Style, looks: ReadonlyMap<string, Look>): boolean {
  if (candidate.rest.length > 0) return false
  const distinct = distinction(candidate, body)
  if (looks.size === 0)
    return distinct > 0 || candidate.line.gapAbove > (candidate.line.bottom - candidate.line.top) * 0.6
  const smallest = least([...looks.values()].map((look) => look.size))
  return distinct >= 1 && candidate.style.size >= smallest * 0.93
}

/** The look of most of the text. */
export function bodyStyle(lines: readonly Line[]): Style {
  const weights = new Map<string, { style: Style; weight: number }>()
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const word of cell.words) {
        const key = `${Math.round(word.style.size * 2)}|${word.style.bold}|${word.style.color}`
        const entry = weights.get(key) ?? { style: word.style, weight: 0 }
        entry.weight += word.text.length
        weights.set(key, entry)
      }
    }
  }
  const [first] = [...weights.values()].sort((a, b) => b.weight - a.weight)
  return first?.style ?? { size: 10, font: '', bold: false, italic: false, color: '' }
}
