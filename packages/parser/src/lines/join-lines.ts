import type { Line } from '../model.ts'
import { joinPieces, pieceOfCell, slicePiece, type Piece } from '../piece.ts'
import { continuesLine } from './continues-line.ts'
import { joinBroken, wordsOfLines } from './hyphens.ts'
import { isPageLabel } from './furniture-words.ts'
import { itemLevels } from './item-levels.ts'
import { APART, plainLine, type TextLine } from './text-line.ts'

/**
 * Makes lines of text from printed lines: joins what was broken at the edge of a column or page, makes sentences that
 * stood side by side lines of their own, marks list items, and puts page labels last. Lines are joined here and nowhere
 * else.
 */
export function joinLines(lines: readonly Line[]): TextLine[] {
  const vocabulary = wordsOfLines(lines)
  const joined = joinBrokenLines(lines, vocabulary)
    .flatMap(sentences)
    .filter((line) => line.piece.text.trim() !== '')
  const labels = joined.filter(isPageLine).map((line): TextLine => ({ ...line, role: 'furniture', furniture: 'page' }))
  // Without the page labels between them, the two halves of a paragraph are neighbours.
  const text = joined.filter((line) => !isPageLine(line))
  return [...joinParagraphs(text, vocabulary), ...labels]
}

/** What the lines of the candidate say, an item with its sign. */
export const saidLines = (lines: readonly TextLine[]): string[] =>
  lines
    .filter(({ role }) => role !== 'furniture')
    .map(({ role, piece }) => (role === 'item' ? `• ${piece.text}` : piece.text))

function joinBrokenLines(lines: readonly Line[], vocabulary: ReadonlySet<string>): TextLine[] {
  const joined: TextLine[] = []
  const levels = itemLevels(lines)
  let previous: Line | null = null
  lines.forEach((line, index) => {
    const piece = withoutGapsAfterLabels(joinPieces(line.cells.map(pieceOfCell), APART))
    const last = joined.at(-1)
    if (previous && last && continuesLine(previous, line, last.piece.text, piece.text)) {
      joined[joined.length - 1] = { ...last, piece: joinBroken(last.piece, piece, vocabulary) }
    } else {
      joined.push(line.bullet ? { ...plainLine(piece), role: 'item', level: levels[index] ?? 0 } : plainLine(piece))
    }
    previous = line
  })
  return joined
}

/** No gap is kept after a label's colon, because the colon separates the two well enough. */
function withoutGapsAfterLabels(piece: Piece): Piece {
  const at = piece.text.indexOf(`:${APART}`)
  if (at < 0) return piece
  const rest = withoutGapsAfterLabels(slicePiece(piece, at + 1 + APART.length))
  return joinPieces([slicePiece(piece, 0, at + 1), rest], ' ')
}

/** Sentences that stood side by side on the page are lines of their own. */
function sentences(line: TextLine): TextLine[] {
  const found = /(?<=[\p{L}\d][.!?]) \| (?=\p{Lu})/u.exec(line.piece.text)
  if (!found) return [line]
  const rest = plainLine(slicePiece(line.piece, found.index + found[0].length))
  return [{ ...line, piece: slicePiece(line.piece, 0, found.index) }, ...sentences(rest)]
}

const isPageLine = ({ role, piece }: TextLine): boolean => role === 'text' && isPageLabel(piece.text)

/** An address at the start of a line and few words after it begin a row of contact details, not the rest of a sentence. */
const ADDRESS_FIRST =
  /^(?:[^\s@]{1,64}@[^\s@]{1,200}\.|(?:https?:\/\/|www\.|linkedin\.com|github\.com))\S*(?:\s+\S+){0,9}$/iu
/** Shorter lines were ended by the writer. */
const BROKEN_MIN = 45

/** Joins the lines of a paragraph that was broken by the edge of the page: the next line goes on in lower case. */
function joinParagraphs(lines: readonly TextLine[], vocabulary: ReadonlySet<string>): TextLine[] {
  const joined: TextLine[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && goesOn(last, line)) {
      joined[joined.length - 1] = { ...last, piece: joinBroken(last.piece, line.piece, vocabulary) }
    } else {
      joined.push(line)
    }
  }
  return joined
}

function goesOn(last: TextLine, line: TextLine): boolean {
  const length = last.piece.text.length + (last.role === 'item' ? 2 : 0)
  return (
    length >= BROKEN_MIN &&
    line.role === 'text' &&
    /^\p{Ll}/u.test(line.piece.text) &&
    !ADDRESS_FIRST.test(line.piece.text) &&
    !/[.!?:;]$/u.test(last.piece.text)
  )
}
