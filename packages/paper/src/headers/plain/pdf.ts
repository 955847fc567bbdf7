import type { HeaderPdf } from '../../kinds/parts.ts'
import { paintBrand, paintLine } from '../../pdf/brand-mark.ts'
import { factCells, whoLines } from '../../pdf/header-text.ts'
import { NAME_TOP_BESIDE_CORNER, paintCorner } from '../../pdf/sidebar-corner.ts'

/** The name without a background, and the facts between two hairlines. */
export const pdf: HeaderPdf = {
  lay(context, { left, width, corner }) {
    const { header } = context.tree
    const { palette, reference } = context.looks
    const who = whoLines(header, context, width)
    const facts = factCells(header, context, width)
    const top = corner ? NAME_TOP_BESIDE_CORNER : 80
    const factsTop = top + who.height + 12
    const factsHeight = facts ? facts.height + 21 : 0
    return {
      covered: 0,
      bottom: factsTop + factsHeight + 15,
      paint(canvas) {
        if (corner) paintCorner(canvas, context, corner)
        else {
          paintLine(canvas, context, header.reference, reference, left, 36, width, 'right')
          paintBrand(canvas, context, { x: left, y: 34, width, align: 'left' })
        }
        who.paint(canvas, left, top)
        if (!facts) return
        canvas.rect(left, factsTop, width, 0.75, palette.line)
        canvas.rect(left, factsTop + factsHeight - 0.75, width, 0.75, palette.line)
        facts.paint(canvas, left, factsTop + 10)
      },
    }
  },
  paintEdge() {},
}
