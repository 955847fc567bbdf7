import { mix } from '../colour.ts'
import { pageSizes } from '../page-size.ts'
import { brandHeight, paintBrand, paintLine } from './brand-mark.ts'
import type { Canvas } from './canvas.ts'
import { factCells, whoLines } from './header-text.ts'
import { SIDEBAR_INSET, SIDEBAR_PAD, type PageContext } from './page-context.ts'

/** The head of the first page. */
export interface PaintedHeader {
  /** Where columns begin. */
  bottom: number
  height: number
  paint: (canvas: Canvas) => void
}

/** Chief: a band of colour across the page, a deeper one with the facts, an edge in the second colour. */
export function bandHeader(context: PageContext): PaintedHeader {
  const { tree, design, looks } = context
  const { palette } = looks
  const { width } = pageSizes[design.page.size]
  const { left, right } = design.page.margins
  const room = width - left - right
  const who = whoLines(tree.header, context, room, undefined)
  const nameTop = 76
  const bandHeight = nameTop + who.height + 21
  const facts = factCells(tree.header, context, room)
  const factsHeight = facts ? facts.height + 20 : 0
  const edge = 3.75
  const height = bandHeight + factsHeight + edge
  return {
    height,
    bottom: height + 18,
    paint(canvas) {
      canvas.rect(0, 0, width, bandHeight, palette.brand)
      canvas.clip(0, 0, width, bandHeight, () =>
        chevron(canvas, width - 82, bandHeight + 8, mix(palette.onBand, palette.brand, 0.07)),
      )
      if (facts) canvas.rect(0, bandHeight, width, factsHeight, palette.bandDeep)
      canvas.rect(0, height - edge, width, edge, palette.accent)
      paintLine(canvas, context, tree.header.reference, looks.reference, left, 34, room)
      paintBrand(canvas, context, { x: left, y: 44 - brandHeight(context, room) / 2, width: room, align: 'right' })
      who.paint(canvas, left, nameTop)
      facts?.paint(canvas, left, bandHeight + 10)
    },
  }
}

/** A square ring on its corner, half outside the page: the band's ornament. */
function chevron(canvas: Canvas, x: number, y: number, colour: string): void {
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

/** Pale and Chancery: the name on paper; with a sidebar, brand and reference stand at its top. */
export function plainHeader(context: PageContext, left: number, room: number): PaintedHeader {
  const { tree, design, looks } = context
  const { palette } = looks
  const isCentred = design.header.kind === 'centred'
  const inSidebar = design.layout.columns === 'sidebar-left'
  const align = isCentred ? ('center' as const) : undefined
  const who = whoLines(tree.header, context, room, align)
  const facts = factCells(tree.header, context, room)
  const hasBrand = Boolean(tree.header.brand.logo ?? tree.header.brand.name)
  const referenceAt = isCentred ? 34 + (hasBrand ? brandHeight(context, room) + 6 : 0) : 36
  const top = inSidebar ? 37 : isCentred ? referenceAt + 29 : 80
  const rulesAt = top + who.height + (isCentred ? 13 : 12)
  const factsHeight = facts ? facts.height + 21 : 0
  const bottom = rulesAt + factsHeight + (isCentred ? 10 : 15)
  return {
    height: bottom,
    bottom,
    paint(canvas) {
      // The reference is written first, wherever it stands: one order of words in every medium.
      if (inSidebar) {
        const width = design.layout.sidebarWidth - SIDEBAR_INSET - SIDEBAR_PAD
        const y = hasBrand ? 40 + brandHeight(context, width) + 7 : 42
        paintLine(canvas, context, tree.header.reference, looks.reference, SIDEBAR_INSET, y, width)
        paintBrand(canvas, context, { x: SIDEBAR_INSET, y: 40, width, align: 'left' })
      } else {
        const side = isCentred ? 'center' : 'right'
        paintLine(canvas, context, tree.header.reference, looks.reference, left, referenceAt, room, side)
        paintBrand(canvas, context, { x: left, y: 34, width: room, align: isCentred ? 'center' : 'left' })
      }
      if (isCentred) {
        for (const y of [top - 14, rulesAt]) canvas.rect(left, y, room, 0.75, palette.ink)
        for (const y of [top - 12, rulesAt - 2]) canvas.rect(left, y, room, 0.3, palette.ink)
      }
      who.paint(canvas, left, top)
      if (!facts) return
      if (!isCentred) {
        canvas.rect(left, rulesAt, room, 0.75, palette.line)
        canvas.rect(left, rulesAt + factsHeight - 0.75, room, 0.75, palette.line)
      }
      facts.paint(canvas, left, rulesAt + 10)
    },
  }
}
