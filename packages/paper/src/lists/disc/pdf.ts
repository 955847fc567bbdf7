import type { ListPdf } from '../../kinds/parts.ts'

export const pdf: ListPdf = { paintMark: (canvas, x, y, palette) => canvas.circle(x, y, 1.5, palette.brandMark) }
