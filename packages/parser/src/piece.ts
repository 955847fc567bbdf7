import type { SourceBox } from '@tabard/contract'
import type { Cell, Line, Word } from './model.ts'

/** Text that knows of each character which word it came from. */
export interface Piece {
  text: string
  at: ({ word: Word; index: number } | null)[]
}

export const EMPTY_PIECE: Piece = { text: '', at: [] }

export function pieceOf(words: readonly Word[]): Piece {
  let text = ''
  const at: Piece['at'] = []
  words.forEach((word, position) => {
    for (let index = 0; index < word.text.length; index += 1) at.push({ word, index })
    text += word.text
    if (word.spaceAfter && position < words.length - 1) {
      text += ' '
      at.push(null)
    }
  })
  return { text, at }
}

export const pieceOfCell = (cell: Cell): Piece => pieceOf(cell.words)

/** The cells of a line joined by `separator`. It is a tab by default, so that columns can still be told apart. */
export function pieceOfLine(line: Line, separator = '\t'): Piece {
  return joinPieces(line.cells.map(pieceOfCell), separator)
}

export function joinPieces(pieces: readonly Piece[], separator: string): Piece {
  const kept = pieces.filter((piece) => piece.text !== '')
  return {
    text: kept.map((piece) => piece.text).join(separator),
    at: kept.flatMap((piece, position) =>
      position === 0 ? piece.at : [...Array.from(separator, () => null), ...piece.at],
    ),
  }
}

/** A part of a piece, without white space at its ends. */
export function slicePiece(piece: Piece, start: number, end: number = piece.text.length): Piece {
  let from = Math.max(0, start)
  let to = Math.min(piece.text.length, end)
  while (from < to && /\s/.test(piece.text[from] ?? '')) from += 1
  while (to > from && /\s/.test(piece.text[to - 1] ?? '')) to -= 1
  return { text: piece.text.slice(from, to), at: piece.at.slice(from, to) }
}

/** Removes signs that separate or decorate a value (commas, bars, dashes, bullets) at both ends. */
export function trimPiece(piece: Piece, ends = SEPARATORS_AT_ENDS): Piece {
  let from = 0
  let to = piece.text.length
  while (from < to && ends.test(piece.text[from] ?? '')) from += 1
  while (to > from && ends.test(piece.text[to - 1] ?? '')) to -= 1
  return slicePiece(piece, from, to)
}

const SEPARATORS_AT_ENDS = /[\s,;:|•·●▪◦‣–—\-~〜、，・/\\]/

/** One tight box for each stretch of words on one line. */
export function boxesOf(piece: Piece): SourceBox[] {
  const boxes: SourceBox[] = []
  let open: {
    page: number
    left: number
    right: number
    top: number
    bottom: number
    baseline: number
    word: Word
  } | null = null
  const close = (): void => {
    if (open?.word.toSource) {
      boxes.push(open.word.toSource(open.left, open.top, open.right - open.left, open.bottom - open.top))
    }
    open = null
  }
  for (const mark of piece.at) {
    if (!mark?.word.toSource) continue
    const { word, index } = mark
    const edge = word.edges[index] ?? [word.x, word.right]
    const sameLine: boolean =
      open !== null &&
      open.page === word.page &&
      Math.abs(open.baseline - word.baseline) < word.style.size * 0.4 &&
      edge[0] < open.right + word.style.size * 4 &&
      edge[1] > open.left - word.style.size * 4
    if (!sameLine) close()
    if (open === null) {
      open = {
        page: word.page,
        left: edge[0],
        right: edge[1],
        top: word.top,
        bottom: word.bottom,
        baseline: word.baseline,
        word,
      }
    } else {
      open.left = Math.min(open.left, edge[0])
      open.right = Math.max(open.right, edge[1])
      open.top = Math.min(open.top, word.top)
      open.bottom = Math.max(open.bottom, word.bottom)
    }
  }
  close()
  return boxes
}
