import type { FurnitureSort, LineRole, SourceBox } from '@tabard/contract'
import { joinPieces, slicePiece, trimPiece, type Piece } from '../piece.ts'

/** Joins pieces that stood apart on one line of the page. A printed bar between two values means the same. */
export const APART = ' | '

/** A line of a section that still knows its words, so that it can be divided. */
export interface TextLine {
  role: LineRole
  /** Null for every role but `furniture`. */
  furniture: FurnitureSort | null
  level: number
  piece: Piece
  /** Stretches of the piece that only separate its parts. */
  signs: readonly (readonly [from: number, to: number])[]
  /** Boxes of a line whose words have no places of their own; null where they have. */
  source: SourceBox[] | null
}

export const plainLine = (piece: Piece): TextLine => ({
  role: 'text',
  furniture: null,
  level: 0,
  piece,
  signs: [],
  source: null,
})

/** The pieces that stood apart on the line. */
export function cellsOfLine({ piece }: TextLine): Piece[] {
  const cells: Piece[] = []
  let from = 0
  for (let at = piece.text.indexOf(APART); at >= 0; at = piece.text.indexOf(APART, from)) {
    cells.push(slicePiece(piece, from, at))
    from = at + APART.length
  }
  return [...cells, slicePiece(piece, from)]
}

/** Joins lines to one, with a gap between them. */
export function joinApart(lines: readonly TextLine[], role: LineRole): TextLine {
  const kept = lines.filter((line) => line.piece.text !== '')
  const signs: [number, number][] = []
  let offset = 0
  for (const line of kept) {
    for (const [from, to] of line.signs) signs.push([from + offset, to + offset])
    offset += line.piece.text.length + APART.length
  }
  return {
    role,
    furniture: null,
    level: 0,
    piece: joinPieces(
      kept.map((line) => line.piece),
      APART,
    ),
    signs,
    source: kept[0]?.source ?? null,
  }
}

/** A part of a line. Signs at its ends that only separate it from its neighbours are marked. */
export function partOfLine(line: TextLine, from: number, to: number): TextLine {
  const piece = trimPiece(slicePiece(line.piece, from, to), GAP_AT_END)
  const [start, end] = bareRange(piece.text)
  const signs = [
    [0, start],
    [end, piece.text.length],
  ] as const
  return { ...line, role: 'text', piece, signs: signs.filter(([a, b]) => b > a) }
}

/** A gap at the end of a part is dropped: the division already says it. */
const GAP_AT_END = /[\s|]/

/** What a line says, its signs left out. */
export function bareText({ piece, signs }: TextLine): string {
  let text = ''
  let from = 0
  for (const [start, end] of signs) {
    text += piece.text.slice(from, start)
    from = end
  }
  return (text + piece.text.slice(from)).trim()
}

/** The text without separators at either end, and without a bracket that lost its partner. */
function bareRange(text: string, from = 0, to = text.length): [number, number] {
  const inside = text.slice(from, to)
  const start = from + (/^[\s,;:|/·•–—-]*/u.exec(inside)?.[0].length ?? 0)
  const end = Math.max(start, to - (/(?<![\s,;:|/·•–—-])[\s,;:|/·•–—-]*$/u.exec(inside)?.[0].length ?? 0))
  const bare = text.slice(start, end)
  if (bare.endsWith('(')) return bareRange(text, start, end - 1)
  if (bare.startsWith('(') && bare.endsWith(')')) return [start + 1, end - 1]
  if (bare.startsWith(')')) return bareRange(text, start + 1, end)
  const opens = bare.split('(').length - bare.split(')').length
  return opens < 0 && bare.endsWith(')') ? bareRange(text, start, end - 1) : [start, end]
}
