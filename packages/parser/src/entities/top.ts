import type { Parsed } from '@tabard/contract'
import type { Line } from '../model.ts'
import { joinPieces, pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import type { Section } from '../sections/assign.ts'
import { parsedFrom } from './parsed.ts'
import { placeLikeness } from './place-words.ts'
import { titleLikeness } from './role-words.ts'

const CONTACT = /@|https?:|www\.|\p{Nd}{4,}|\.(?:com|org|net|io|de)\b/u

/** The trade that is printed under the name. `lines` are those before the first heading, or the top of the page. */
export function readHeadline(lines: readonly Line[], name: string | null): Parsed | null {
  const at = lines.findIndex((line) =>
    line.cells.some((cell) => name !== null && pieceOfCell(cell).text.includes(name)),
  )
  if (at < 0) return null
  for (let index = at; index < Math.min(lines.length, at + 6); index += 1) {
    for (const cell of lines[index]?.cells ?? []) {
      const piece = afterName(pieceOfCell(cell), name)
      if (!isHeadline(piece.text) || piece.text === name) continue
      const whole = index > at ? joinPieces([piece, ...wrappedBelow(lines, index)], ' ') : piece
      if (titleLikeness(whole.text) > 0) return parsedFrom(whole, 0.8)
    }
  }
  // Any short line directly under the name.
  const below = lines[at + 1]
  const cell = below?.cells[0]
  if (!below || !cell || below.cells.length > 1 || below.bullet) return null
  const piece = trimPiece(pieceOfCell(cell))
  const isShort = piece.text.length <= 60 && piece.text.split(/\s+/).length <= 8
  return isShort && isHeadline(piece.text) && placeLikeness(piece.text) < 0.5 ? parsedFrom(piece, 0.55) : null
}

const isHeadline = (text: string): boolean =>
  text.length >= 3 && text.length <= 120 && !CONTACT.test(text) && !/[.]$/.test(text) && /\p{L}{2}/u.test(text)

/** The rest of a trade that was broken at the edge of a narrow column. */
function wrappedBelow(lines: readonly Line[], index: number): Piece[] {
  const [line, below] = [lines[index], lines[index + 1]]
  const [style, next] = [line?.cells[0]?.words[0]?.style, below?.cells[0]?.words[0]?.style]
  const cell = below?.cells[0]
  if (!line || !below || !style || !next || !cell || below.cells.length > 1 || line.cells.length > 1) return []
  const piece = trimPiece(pieceOfCell(cell))
  const isClose = below.gapAbove < (below.bottom - below.top) * 0.5 && below.column === line.column
  const isAlike = style.font === next.font && style.size === next.size && style.color === next.color
  const isShort = piece.text.split(/\s+/).length <= 3 && isHeadline(piece.text) && placeLikeness(piece.text) < 0.5
  return isClose && isAlike && isShort ? [piece] : []
}

function afterName(piece: Piece, name: string | null): Piece {
  if (!name) return piece
  const at = piece.text.indexOf(name)
  return at < 0 ? trimPiece(piece) : trimPiece(slicePiece(piece, at + name.length))
}

/** Where the candidate lives: the first place in the contact details. */
export function readLocation(sections: readonly Section[]): Parsed | null {
  let guess: Parsed | null = null
  for (const section of sections.filter((candidate) => candidate.kind === 'personal')) {
    for (const line of section.lines.slice(0, 30)) {
      for (const cell of line.cells) {
        for (const piece of partsOf(pieceOfCell(cell))) {
          const likeness = titleLikeness(piece.text) > 0 ? 0 : placeLikeness(piece.text)
          if (likeness >= 0.9) return parsedFrom(piece, 0.85)
          if (likeness > 0 && !guess) guess = parsedFrom(piece, 0.5)
          if (!guess && ADDRESS.test(piece.text) && piece.text.length < 90) guess = parsedFrom(piece, 0.65)
        }
      }
    }
  }
  return guess
}

const ADDRESS =
  /^〒?\d{3}-\d{4}(?!-)|^\p{Nd}{4,5}\s+\p{Lu}\p{L}+|(?:straße|strasse|str\.|street|avenue|road|rue|calle|via|ul\.)\s/iu

function partsOf(piece: Piece): Piece[] {
  const parts: Piece[] = []
  let from = 0
  for (const match of piece.text.matchAll(
    /\s{0,4}[|•·]\s{0,4}|\s{1,4}[–—-]\s{1,4}|^\s{0,4}(?:location|address|adresse|wohnort|ort|city)\s{0,4}:\s{0,4}/giu,
  )) {
    parts.push(slicePiece(piece, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(slicePiece(piece, from))
  return parts.map((part) => trimPiece(part)).filter((part) => part.text !== '')
}
