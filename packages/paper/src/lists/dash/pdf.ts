import type { ListPdf } from '../../kinds/parts.ts'

export const pdf: ListPdf = {
  paintMark: (canvas, x, y, palette) => canvas.rect(x - 2, y - 0.5, 5, 1, palette.brandMark),
}
