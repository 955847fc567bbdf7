import { mix } from '../../colour.ts'
import type { EntryPdf } from '../../kinds/parts.ts'

/** Room left of the entries. */
const INDENT = 13.5

/** A line along the entries, with a dot at each. */
export const pdf: EntryPdf = {
  hasDatesBeside: true,
  indent: INDENT,
  dress(chunk, { isHead, hasBefore, hasNext }, { looks }) {
    const { palette, entryTitle } = looks
    const rule = mix(palette.brandMark, '#ffffff', 0.3)
    return {
      ...chunk,
      paint(canvas, x, y, above) {
        const middle = x + 3.6
        const dot = y + entryTitle.size * 0.74
        const from = isHead ? (hasBefore ? y - above : dot) : y - above
        const to = isHead && !hasNext ? dot : y + chunk.height
        if (to > from && (hasNext || isHead)) canvas.rect(middle - 0.4, from, 0.8, to - from, rule)
        if (isHead) canvas.circle(middle, dot, 2.9, palette.paper, { colour: palette.brandMark, width: 1.5 })
        chunk.paint(canvas, x + INDENT, y, above)
      },
    }
  },
}
