import type { ParsedCv } from '@tabard/contract'
import { contactAloneMatcher } from '../lines/contact-alone.ts'
import type { CandidateFacts } from '../lines/contact-matcher.ts'
import { furnitureSortOf } from '../lines/furniture-words.ts'
import type { Line } from '../model.ts'
import { boxesOf, pieceOfLine } from '../piece.ts'

/** Lines that no section holds as the contract has them, each with what it surely is. */
export function presentUnplaced(lines: readonly Line[], known: CandidateFacts): ParsedCv['unplaced'] {
  const isContactAlone = contactAloneMatcher(known)
  const name = known.candidateName?.value ?? null
  return lines.map((line) => {
    const piece = pieceOfLine(line, ' ')
    const source = boxesOf(piece)
    const furniture = furnitureSortOf(piece.text, name)
    if (furniture) return { text: piece.text, source, furniture }
    return { text: piece.text, source, ...(isContactAlone(piece.text, null) && { contact: true as const }) }
  })
}
