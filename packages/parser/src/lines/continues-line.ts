import { isCjkText } from '../layout/characters.ts'
import type { Line } from '../model.ts'
import { joinPieces, pieceOfCell, type Piece } from '../piece.ts'

/** Whether a line is the rest of the one above, broken at the edge of the column. */
export function continuesLine(previous: Line, line: Line, above: string, text: string): boolean {
  if (line.bullet || line.cells.length !== 1 || previous.cells.length !== 1 || previous.page !== line.page) return false
  if (previous.column !== line.column && !previous.bullet) return false
  const [a, b] = [previous.cells[0]?.words.at(-1)?.style, line.cells[0]?.words[0]?.style]
  if (!a || !b || Math.abs(a.size - b.size) > 0.6) return false
  const height = line.bottom - line.top
  if (line.gapAbove > height * 0.75 || !line.cells[0]?.words[0]?.toSource) return false
  if (previous.bullet || isContinuedBullet(previous, line)) return line.x >= previous.x - 1.5 || /^\p{Ll}/u.test(text)
  const firstWord = line.cells[0]?.words[0]
  const room = previous.columnRight - previous.right
  if (!previous.columnIsFull && !/^[\p{Ll}(]/u.test(text) && !isCjkText(text.charAt(0))) return false
  const wouldFit = firstWord ? room > firstWord.right - firstWord.x + a.size * 0.6 : true
  return !wouldFit && !/[.:!?。]$/.test(above) ? a.bold === b.bold : !wouldFit && /^[\p{Ll}(]/u.test(text)
}

const isContinuedBullet = (previous: Line, line: Line): boolean =>
  Math.abs(previous.x - line.x) < 1 && /^\p{Ll}/u.test(line.cells[0]?.words[0]?.text ?? '')

/** The cells of lines as pieces, those of a broken line in one piece. */
export function joinWrappedPieces(lines: readonly Line[]): Piece[] {
  const pieces: Piece[] = []
  let previous: Line | null = null
  for (const line of lines) {
    const own = line.cells.map(pieceOfCell)
    const [last, first] = [pieces.at(-1), own[0]]
    if (previous && last && first && continuesLine(previous, line, last.text, first.text)) {
      pieces[pieces.length - 1] = joinPieces([last, first], ' ')
    } else {
      pieces.push(...own)
    }
    previous = line
  }
  return pieces
}
