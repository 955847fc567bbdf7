import type { RowPdf } from '../../kinds/parts.ts'

/** A hairline over each row. */
export const pdf: RowPdf = {
  detailScale: 1,
  standsBeside: true,
  padding: 3.9,
  gap: 0,
  paintRule: (canvas, { x, y, width }, palette) => canvas.rect(x, y, width, 0.75, palette.line),
}
