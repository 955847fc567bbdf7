import type { Parsed } from '@tabard/contract'
import type { Line } from '../model.ts'
import { pieceOfCell, slicePiece, trimPiece, type Piece } from '../piece.ts'
import type { Section } from '../sections/assign.ts'
import { parsedFrom } from './parsed.ts'

const MAX_ITEMS = 150

/** Skills, one each: lists split at their separators, labels before a colon left out. */
export function readSkills(sections: readonly Section[]): Parsed[] {
  const items = sections
    .filter((section) => section.kind === 'skills')
    .flatMap((section) =>
      section.lines.flatMap((line) => line.cells.map(pieceOfCell).flatMap((piece) => splitList(dropLabel(piece)))),
    )
    .filter((piece) => piece.text.length >= 1 && piece.text.length <= 60 && piece.text.split(/\s+/).length <= 6)
    .filter(
      (piece) =>
        /\p{L}/u.test(piece.text) &&
        !/^(?:\d+\+?\s*(?:yrs?|years?)|beginner|intermediate|advanced|expert|novice|proficient|master|basic)$/i.test(
          piece.text,
        ),
    )
  return unique(items).map((piece) => parsedFrom(piece, 0.8))
}

/** Languages with their level as printed: `German (C1)`. */
export function readLanguages(sections: readonly Section[]): Parsed[] {
  const items = sections
    .filter((section) => section.kind === 'languages')
    .flatMap((section) =>
      section.lines.flatMap((line) => {
        const [first, second] = line.cells
        // A table of language and level.
        if (line.cells.length === 2 && first && second && first.words.length <= 3 && second.words.length <= 6)
          return [pieceOfCell(first)]
        return line.cells.map(pieceOfCell).flatMap(splitList)
      }),
    )
    .filter((piece) => piece.text.length <= 60 && /\p{L}{2}/u.test(piece.text))
  return unique(items).map((piece) => parsedFrom(piece, 0.8))
}

/** One certificate a line. */
export function readCertifications(sections: readonly Section[]): Parsed[] {
  const items = sections
    .filter((section) => section.kind === 'certifications')
    .flatMap((section) => section.lines)
    .flatMap((line: Line) => line.cells.slice(0, 1).map(pieceOfCell))
    .filter((piece) => piece.text.length >= 3 && piece.text.length <= 160 && /\p{L}{2}/u.test(piece.text))
  return unique(items).map((piece) => parsedFrom(piece, 0.7))
}

function dropLabel(piece: Piece): Piece {
  const colon = /^[^,;:]{2,40}[:：]\s+/.exec(piece.text)
  return colon ? slicePiece(piece, colon[0].length) : piece
}

function splitList(piece: Piece): Piece[] {
  const parts: Piece[] = []
  let depth = 0
  let from = 0
  for (let index = 0; index <= piece.text.length; index += 1) {
    const sign = piece.text[index]
    if (sign === '(') depth += 1
    if (sign === ')') depth = Math.max(0, depth - 1)
    if (sign === undefined || (depth === 0 && /[,;|•·、،，\t]/.test(sign))) {
      parts.push(trimPiece(slicePiece(piece, from, index), /[\s,;:|•·–—.]/))
      from = index + 1
    }
  }
  return parts.filter((part) => part.text !== '')
}

function unique(pieces: readonly Piece[]): Piece[] {
  const seen = new Set<string>()
  return pieces
    .filter((piece) => {
      const key = piece.text.toLowerCase()
      if (seen.has(key)) return false
      seen.add(key)
      return true
    })
    .slice(0, MAX_ITEMS)
}
