import { mix } from '../../colour.ts'
import type { HeaderPdf } from '../../kinds/parts.ts'
import { pageSizes } from '../../page-size.ts'
import { brandHeight, paintBrand, paintLine } from '../../pdf/brand-mark.ts'
import type { Canvas } from '../../pdf/canvas.ts'
import { factCells, whoLines } from '../../pdf/header-text.ts'

const NAME_TOP = 76
const ACCENT_EDGE = 3.75

/** A band of colour across the page, a darker one with the facts below it, and an edge in the second colour. */
export const pdf: HeaderPdf = {
  lay(context) {
    const { tree, design, looks } = context
    const { palette } = looks
    const { width } = pageSizes[design.page.size]
    const { left, right } = design.page.margins
    const room = width - left - right
    const who = whoLines(tree.header, context, room)
    const bandHeight = NAME_TOP + who.height + 21
    const facts = factCells(tree.header, context, room)
    const factsHeight = facts ? facts.height + 20 : 0
    const height = bandHeight + factsHeight + ACCENT_EDGE
    return {
      covered: height,
      bottom: height + 18,
      paint(canvas) {
        canvas.rect(0, 0, width, bandHeight, palette.brand)
        canvas.clip(0, 0, width, bandHeight, () =>
          paintChevron(canvas, width - 82, bandHeight + 8, mix(palette.onBand, palette.brand, 0.07)),
        )
        if (facts) canvas.rect(0, bandHeight, width, factsHeight, palette.bandDeep)
        canvas.rect(0, height - ACCENT_EDGE, width, ACCENT_EDGE, palette.accent)
        paintLine(canvas, context, tree.header.reference, looks.reference, left, 34, room)
        paintBrand(canvas, context, { x: left, y: 44 - brandHeight(context, room) / 2, width: room, align: 'right' })
        who.paint(canvas, left, NAME_TOP)
        facts?.paint(canvas, left, bandHeight + 10)
      },
    }
  },
  paintEdge(canvas, { design, looks }) {
    const { width } = pageSizes[design.page.size]
    canvas.rect(0, 0, width, 6, looks.palette.brand)
    canvas.rect(0, 6, width, 2, looks.palette.accent)
  },
}

/** The band's ornament: an outlined square on its corner, half outside the page. */
function paintChevron(canvas: Canvas, x: number, y: number, colour: string): void {
  const ring = (radius: number): [number, number][] => [
    [x, y - radius],
    [x + radius, y],
    [x, y + radius],
    [x - radius, y],
  ]
  const [outer, inner] = [ring(240), ring(191)]
  for (let side = 0; side < 4; side += 1) {
    const next = (side + 1) % 4
    const corners = [outer[side], outer[next], inner[next], inner[side]].filter((point) => point !== undefined)
    canvas.shape(corners, colour)
  }
}
