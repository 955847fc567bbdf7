import { joinPieces, type Piece } from '../piece.ts'
import { findDateRanges, isPresentWord, type DatePoint, type DateRange } from './date-range.ts'

/**
 * Two dates printed one above the other in a margin are the start and the end of one stretch of time, in either order.
 * Returns null unless each cell holds only a date.
 */
export function readStackedDates(first: Piece, second: Piece): { range: DateRange; piece: Piece } | null {
  const [a, b] = [onlyDate(first), onlyDate(second)]
  if (!a || !b || (a.isPresent && b.isPresent)) return null
  const piece = joinPieces([first, second], ' ')
  const at: [[number, number], [number, number]] = [
    [0, first.text.length],
    [first.text.length + 1, piece.text.length],
  ]
  const swapped = a.isPresent || (!b.isPresent && a.point !== null && b.point !== null && isLater(a.point, b.point))
  const [start, end] = swapped ? [b, a] : [a, b]
  const [startAt, endAt] = swapped ? [at[1], at[0]] : at
  return {
    piece,
    range: {
      from: 0,
      to: piece.text.length,
      start: start.point,
      end: end.point,
      current: end.isPresent,
      startAt,
      endAt,
      isSingle: false,
    },
  }
}

function onlyDate(piece: Piece): { point: DatePoint | null; isPresent: boolean } | null {
  if (isPresentWord(piece.text)) return { point: null, isPresent: true }
  const [range] = findDateRanges(piece.text)
  const isAll = range !== undefined && piece.text.trim().length - (range.to - range.from) < 2
  return isAll && range.isSingle && range.start ? { point: range.start, isPresent: false } : null
}

const isLater = (a: DatePoint, b: DatePoint): boolean => a.year * 12 + (a.month ?? 1) > b.year * 12 + (b.month ?? 1)
