import type { HeaderPdf } from '../../kinds/parts.ts'
import { brandHeight, hasBrand, paintBrand, paintLine } from '../../pdf/brand-mark.ts'
import { factCells, whoLines } from '../../pdf/header-text.ts'
import { NAME_TOP_BESIDE_CORNER, paintCorner } from '../../pdf/sidebar-corner.ts'

/** The name in capitals between two double rules, all of it centred. */
export const pdf: HeaderPdf = {
  lay(context, { left, width, corner }) {
    const { header } = context.tree
    const { palette, reference } = context.looks
    const who = whoLines(header, context, width, { align: 'center', hasCapitals: true })
    const facts = factCells(header, context, width, { align: 'center', leastColumns: 1 })
    const referenceTop = 34 + (hasBrand(context) ? brandHeight(context, width) + 6 : 0)
    const top = corner ? NAME_TOP_BESIDE_CORNER : referenceTop + 29
    const bottom = top + who.height + 13
    return {
      covered: 0,
      bottom: bottom + (facts ? facts.height + 21 : 0) + 10,
      paint(canvas) {
        if (corner) paintCorner(canvas, context, corner)
        else {
          paintLine(canvas, context, header.reference, reference, left, referenceTop, width, 'center')
          paintBrand(canvas, context, { x: left, y: 34, width, align: 'center' })
        }
        for (const y of [top - 14, bottom]) canvas.rect(left, y, width, 0.75, palette.ink)
        for (const y of [top - 12, bottom - 2]) canvas.rect(left, y, width, 0.3, palette.ink)
        who.paint(canvas, left, top)
        facts?.paint(canvas, left, bottom + 10)
      },
    }
  },
  paintEdge() {},
}
