import type { LayoutPdf } from '../../kinds/parts.ts'
import { pageSizes } from '../../page-size.ts'

/** Space from the page's edge to the sidebar's text, and from the text to the sidebar's edge. */
const INSET = 28.5
const PAD = 18
/** Width of the bar in the brand's colour at the page's edge. */
const BAR = 6

export const pdf: LayoutPdf = {
  position({ page, layout }) {
    const sidebar = { x: INSET, width: layout.sidebarWidth - INSET - PAD }
    return { left: layout.sidebarWidth + page.margins.left, taken: 0, sidebar, corner: sidebar }
  },
  paintFill(canvas, { design, looks }, from) {
    const { height } = pageSizes[design.page.size]
    canvas.rect(0, from, design.layout.sidebarWidth, height - from, looks.palette.tint)
    canvas.rect(0, from, BAR, height - from, looks.palette.brand)
  },
}
