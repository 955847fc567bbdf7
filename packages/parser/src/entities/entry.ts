import type { Line } from '../model.ts'
import type { Piece } from '../piece.ts'
import type { DateRange } from './date-range.ts'
import type { HeadPart } from './head-parts.ts'

/** A job or a course of study, as it stands in its section. */
export interface Entry {
  head: HeadPart[]
  range: DateRange | null
  /** The text the range's offsets count in. */
  dated: Piece | null
  body: Line[]
}
