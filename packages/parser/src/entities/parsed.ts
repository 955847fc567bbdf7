import type { Parsed } from '@tabard/contract'
import { boxesOf, type Piece } from '../piece.ts'

/** The words that each value was read from. A value that somebody else named has none. */
const pieces = new WeakMap<Parsed, Piece>()

export function parsedFrom(piece: Piece, confidence: number, value: string = piece.text): Parsed {
  const parsed: Parsed = {
    value,
    confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
    source: boxesOf(piece),
  }
  pieces.set(parsed, piece)
  return parsed
}

export const pieceOfParsed = (parsed: Parsed): Piece | null => pieces.get(parsed) ?? null
