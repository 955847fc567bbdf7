import { lexicons } from '../lexicon/index.ts'
import type { LabelledRole } from '../lexicon/lexicon.ts'
import { slicePiece, type Piece } from '../piece.ts'

const ROLES: readonly LabelledRole[] = ['first', 'second', 'place', 'dates']

const LABELS: readonly (readonly [LabelledRole, RegExp])[] = ROLES.map((role) => [
  role,
  new RegExp(`^(?:${lexicons.flatMap(({ labels }) => labels[role]).join('|')})$`, 'iu'),
])

/** The role that a label names, or null where the text is no such label. */
export function labelledRole(text: string): LabelledRole | null {
  const label = text
    .replace(/\s+/g, ' ')
    .replace(/ ?[:：] ?$/, '')
    .trim()
  return LABELS.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}

/** What each column of a table holds, where the row is the table's head: several labels, one in each cell. */
export function tableHead(cells: readonly string[]): (LabelledRole | null)[] | null {
  const roles = cells.map(labelledRole)
  const known = roles.filter((role) => role !== null)
  const named = known.some((role) => role === 'first' || role === 'second')
  return cells.length >= 3 && known.length >= 2 && named ? roles : null
}

/** Takes a label off the front of `Position: Manager`. */
export function splitLabel(piece: Piece): { role: LabelledRole | null; value: Piece } {
  const colon = /^([^:：]{2,45})[:：]\s*/u.exec(piece.text)
  const role = colon ? labelledRole(colon[1] ?? '') : null
  return role && colon ? { role, value: slicePiece(piece, colon[0].length) } : { role: null, value: piece }
}
