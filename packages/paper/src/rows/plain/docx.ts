import { openRow } from '../../docx/open-row.ts'
import type { RowDocx } from '../../kinds/parts.ts'

export const docx: RowDocx = openRow
