import type { Parsed } from '@tabard/contract'
import { slicePiece } from '../piece.ts'
import { formatDate } from './date-range.ts'
import type { Entry } from './entry.ts'
import { parsedFrom } from './parsed.ts'

export function datesOf(entry: Entry): { start: Parsed | null; end: Parsed | null; current: boolean } {
  const { range, dated } = entry
  if (!range || !dated) return { start: null, end: null, current: false }
  const confidence = range.isSingle ? 0.75 : 0.95
  return {
    start:
      range.start && range.startAt
        ? parsedFrom(slicePiece(dated, ...range.startAt), confidence, formatDate(range.start))
        : null,
    end:
      range.end && range.endAt
        ? parsedFrom(slicePiece(dated, ...range.endAt), confidence, formatDate(range.end))
        : null,
    current: range.current,
  }
}
