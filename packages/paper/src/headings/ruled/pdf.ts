import type { HeadingPdf } from '../../kinds/parts.ts'

/** A rule under the title. */
export const pdf: HeadingPdf = {
  wordsOf: (title) => title,
  below: 3,
  paintRule: (canvas, { x, y, width, height }, palette) => canvas.rect(x, y + height + 2, width, 1, palette.brand),
}
