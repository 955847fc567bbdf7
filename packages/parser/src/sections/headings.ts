import type { SectionKind } from '@tabard/contract'
import { isCjkText } from '../layout/characters.ts'
import type { Cell, Line, Style } from '../model.ts'
import { pieceOfCell } from '../piece.ts'
import { HEADING_HINTS, HEADING_WORDS } from './heading-words.ts'

/** A line that heads a section: the cell that is the heading, and what else stands on the line. */
export interface Heading {
  kind: SectionKind
  cell: Cell
  rest: Cell[]
  isExact: boolean
}

const EXACT: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(HEADING_WORDS).flatMap(([kind, words]) =>
    words.flatMap((word) => [
      [foldHeading(word), kind as SectionKind] as const,
      [foldHeading(word).replace(/ /g, ''), kind as SectionKind] as const,
    ]),
  ),
)

/** Lower case, without numbering, brackets, colons and decoration. */
export function foldHeading(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\divx]{1,4}[.)]\s+/, '')
    .replace(/&|\+|\/|\bund\b|\bet\b|\by\b(?!\w)/g, ' and ')
    .replace(/[^\p{L}\p{N}\p{M}・’' ]+/gu, ' ')
    .replace(/\band\b/g, 'and')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The kind a heading names outright, or null. */
export function exactKind(text: string): SectionKind | null {
  const folded = foldHeading(text)
  if (folded === '') return null
  const direct = EXACT.get(folded) ?? EXACT.get(folded.replace(/ and /g, ' '))
  if (direct) return direct
  // Typed letter-spacing: `S K I L L S`.
  if (/^(?:\S\s+){2,}\S$/.test(folded)) return EXACT.get(folded.replace(/\s/g, '')) ?? null
  if (isCjkText(folded)) return EXACT.get(folded.replace(/\s/g, '')) ?? null
  // `Skills & Awards` heads what its first half names.
  const halves = folded.split(' and ')
  return halves.length === 2 && EXACT.has(halves[1] ?? '') ? (EXACT.get(halves[0] ?? '') ?? null) : null
}

export function hintedKind(text: string): SectionKind {
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
 *
 * The lexicon finds the headings everybody uses; their look (size, weight, colour, capitals) is then what the others of
 * the same document are found by, whatever they say.
 */
export function findHeadings(lines: readonly Line[]): Map<number, Heading> {
  const body = bodyStyle(lines)
  const candidates = lines.flatMap((line, index) => candidatesOf(line, index))
  const looks = learnLooks(candidates, body)
  const headings = new Map<number, Heading>()
  const firstExact = candidates.find((candidate) => candidate.kind && looks.has(candidate.key))?.index ?? 0
  for (const candidate of candidates) {
    if (headings.has(candidate.index)) continue
    const look = looks.get(candidate.key)
    const accepted = look
      ? candidate.kind !== null || (look.trusted && isHeadingShaped(candidate, firstExact))
      : candidate.kind !== null && standsAlone(candidate, body, looks)
    if (!accepted) continue
    headings.set(candidate.index, {
      kind: candidate.kind ?? hintedKind(candidate.text),
      cell: candidate.cell,
      rest: candidate.rest,
      isExact: candidate.kind !== null,
    })
  }
  return headings
}

function candidatesOf(line: Line, index: number): Candidate[] {
  if (line.cells.length === 0) return []
  if (line.bullet && line.outline === 0) return []
  const cells = line.cells.length <= 5 ? [line.cells[0]] : []
  return cells.flatMap((cell) => {
    const first = cell?.words[0]
    if (!cell || !first) return []
    const text = pieceOfCell(cell).text
    const words = text.split(/\s+/).length
    if (text.length > 70 || words > 9 || /[@]|https?:|www\./.test(text)) return []
    const rest = line.cells.filter((other) => other !== cell)
    const kind = exactKind(text)
    if (kind === null && !/\p{L}/u.test(text)) return []
    const style = dominantStyle(cell)
    const isCaps = /\p{Lu}{2}/u.test(text) && text === text.toUpperCase()
    return [{ line, index, cell, rest, text, kind, style, isCaps, key: keyOf(style, isCaps, line.outline) }]
  })
}

const keyOf = (style: Style, isCaps: boolean, outline: number): string =>
  [Math.round(style.size * 2) / 2, style.bold ? 'b' : '', style.color, isCaps ? 'caps' : '', outline || ''].join('|')

function dominantStyle(cell: Cell): Style {
  const words = [...cell.words].sort((a, b) => b.text.length - a.text.length)
  return words[0]?.style ?? { size: 0, font: '', bold: false, italic: false, color: '' }
}

interface Look {
  exact: number
  all: number
  /** Enough of the lines that look so are known headings to believe the rest. */
  trusted: boolean
  size: number
}

function learnLooks(candidates: readonly Candidate[], body: Style): Map<string, Look> {
  const looks = new Map<string, Look & { sample: Candidate; kinds: Set<string> }>()
  for (const candidate of candidates) {
    const look = looks.get(candidate.key) ?? {
      exact: 0,
      all: 0,
      trusted: false,
      size: candidate.style.size,
      sample: candidate,
      kinds: new Set<string>(),
    }
    look.all += 1
    if (candidate.kind && (candidate.rest.length === 0 || distinction(candidate, body) > 0)) {
      look.exact += 1
      look.kinds.add(candidate.kind)
    }
    looks.set(candidate.key, look)
  }
  const ranked = [...looks.entries()]
    .filter(([, look]) => look.exact > 0 && distinction(look.sample, body) > 0)
    .sort((a, b) => rank(b[1], body) - rank(a[1], body))
  const best = ranked[0]?.[1]
  const accepted = new Map<string, Look>()
  for (const [key, look] of ranked) {
    if (!best) break
    const rival = look === best || (look.exact >= 2 && look.size >= best.size * 0.8) || look.size >= best.size * 0.95
    if (!rival) continue
    accepted.set(key, { ...look, trusted: look.exact / look.all >= 0.34 && (look.exact >= 2 || look.all <= 6) })
  }
  return accepted
}

const rank = (look: Look & { sample: Candidate; kinds: Set<string> }, body: Style): number =>
  look.kinds.size * 2 + (look.exact / look.all) * 3 + Math.min(4, distinction(look.sample, body))

/** How far a line's look stands out from the text of the body. */
function distinction(candidate: Candidate, body: Style): number {
  const { style, isCaps, line } = candidate
  let score = 0
  if (style.size > body.size * 1.06) score += 1 + Math.min(2, (style.size / body.size - 1) * 4)
  if (style.size < body.size * 0.9) score -= 1
  if (style.bold && !body.bold) score += 1
  if (isCaps) score += 1
  if (line.outline > 0) score += 2
  if (style.color !== body.color && style.color !== '') score += 0.5
  if (/[【】■◆●\[\]]/.test(candidate.text)) score += 1
  return score
}

function isHeadingShaped(candidate: Candidate, firstExact: number): boolean {
  const { text, index, line } = candidate
  if (index === 0) return false
  if (/[.!?,;。]$/.test(text) && !/\.\.\.$/.test(text)) return false
  if (/(?:19|20)\d{2}/.test(text)) return false
  if (candidate.rest.some((cell) => /(?:19|20)\d{2}/.test(pieceOfCell(cell).text)) && candidate.rest.length > 0)
    return false
  // What stands above the first known heading is mostly the name and the trade.
  return index >= firstExact || (line.page === 1 && index > 1 && line.gapAbove > line.bottom - line.top)
}

/** A known heading in a look of its own still counts if it is set off from the text around it. */
function standsAlone(candidate: Candidate, body: Style, looks: ReadonlyMap<string, Look>): boolean {
  if (candidate.rest.length > 0) return false
  const distinct = distinction(candidate, body)
  if (looks.size === 0)
    return distinct > 0 || candidate.line.gapAbove > (candidate.line.bottom - candidate.line.top) * 0.6
  const smallest = Math.min(...[...looks.values()].map((look) => look.size))
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
