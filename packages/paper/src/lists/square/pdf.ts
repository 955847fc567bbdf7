import type { ListPdf } from '../../kinds/parts.ts'

export const pdf: ListPdf = {
  paintMark: (canvas, x, y, palette) => canvas.rect(x - 1.4, y - 1.4, 2.9, 2.9, palette.accentMark),
}
