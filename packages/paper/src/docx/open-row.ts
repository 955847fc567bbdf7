import type { RowDocx } from '../kinds/parts.ts'
import { twips } from './run-look.ts'

/** A row without a rule, for sidebars that have none and for the main column. */
export const openRow: RowDocx = {
  detailScale: 0.92,
  standsBeside: false,
  padding: 4,
  optionsOf: (_palette, hasDetail) => ({ spacing: { before: twips(2), after: hasDetail ? 0 : twips(2) } }),
}
