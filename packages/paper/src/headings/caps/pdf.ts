import type { HeadingPdf } from '../../kinds/parts.ts'

const GAP = 10

/** Capitals, followed by a hairline to the end of the column. */
export const pdf: HeadingPdf = {
  wordsOf: (title) => title.toLocaleUpperCase('en'),
  below: 0,
  paintRule(canvas, { x, y, width, height, textWidth }, palette) {
    const used = textWidth() + GAP
    if (used < width) canvas.rect(x + used, y + height / 2, width - used, 0.75, palette.line)
  },
}
