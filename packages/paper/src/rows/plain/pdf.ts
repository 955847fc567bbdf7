import type { RowPdf } from '../../kinds/parts.ts'

export const pdf: RowPdf = { detailScale: 0.92, standsBeside: false, padding: 0, gap: 2.6, paintRule() {} }
