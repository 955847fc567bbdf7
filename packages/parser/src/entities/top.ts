import type { Parsed } from '@tabard/contract'
import type { Line } from '../model.ts'
import { pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import type { Section } from '../sections/assign.ts'
import { parsedFrom } from './parsed.ts'
import { placeLikeness } from './place-words.ts'
import { titleLikeness } from './role-words.ts'

const CONTACT = /@|https?:|www\.|\p{Nd}{4,}|\.(?:com|org|net|io|de)\b/u

/** The trade under the name. */
export function readHeadline(lines: readonly Line[], name: string | null): Parsed | null {
  const at = lines.findIndex((line) =>
    line.cells.some((cell) => name !== null && pieceOfCell(cell).text.includes(name)),
  )
  const near = lines.slice(Math.max(0, at), at + 6)
  for (const line of near) {
    for (const cell of line.cells) {
      const piece = afterName(pieceOfCell(cell), name)
      if (piece.text.length < 3 || piece.text.length > 120 || CONTACT.test(piece.text) || piece.text === name) continue
      if (titleLikeness(piece.text) > 0 && !/[.]$/.test(piece.text)) return parsedFrom(piece, 0.8)
    }
  }
  // Any short line set straight under the name.
  const below = at >= 0 ? lines[at + 1] : undefined
  const cell = below?.cells[0]
  if (!below || !cell || below.cells.length > 1 || below.bullet) return null
  const piece = trimPiece(pieceOfCell(cell))
  const isShort = piece.text.length <= 60 && !/[.]$/.test(piece.text) && piece.text.split(/\s+/).length <= 8
  return isShort && !CONTACT.test(piece.text) && placeLikeness(piece.text) < 0.5 && /\p{L}{2}/u.test(piece.text)
    ? parsedFrom(piece, 0.55)
    : null
}

function afterName(piece: Piece, name: string | null): Piece {
  if (!name) return piece
  const at = piece.text.indexOf(name)
  return at < 0 ? trimPiece(piece) : trimPiece(slicePiece(piece, at + name.length))
}

/** Where the candidate lives: the first place among the contact details. */
export function readLocation(sections: readonly Section[]): Parsed | null {
  let guess: Parsed | null = null
  for (const section of sections.filter((candidate) => candidate.kind === 'personal')) {
    for (const line of section.lines.slice(0, 30)) {
      for (const cell of line.cells) {
        for (const piece of partsOf(pieceOfCell(cell))) {
          const likeness = placeLikeness(piece.text)
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
  /^〒?\d{3}-\d{4}|^\p{Nd}{4,5}\s+\p{Lu}\p{L}+|(?:straße|strasse|str\.|street|avenue|road|rue|calle|via|ul\.)\s/iu

function partsOf(piece: Piece): Piece[] {
  const parts: Piece[] = []
  let from = 0
  for (const match of piece.text.matchAll(
    /\s*[|•·]\s*|\s+[–—-]\s+|^\s*(?:location|address|adresse|wohnort|ort|city)\s*:\s*/giu,
  )) {
    parts.push(slicePiece(piece, from, match.index))
    from = match.index + match[0].length
  }
  parts.push(slicePiece(piece, from))
  return parts.map((part) => trimPiece(part)).filter((part) => part.text !== '')
}
