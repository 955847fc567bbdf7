import type { Parsed } from '@tabard/contract'
import { boxesOf, type Piece } from '../piece.ts'

export const parsedFrom = (piece: Piece, confidence: number, value: string = piece.text): Parsed => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  source: boxesOf(piece),
})
