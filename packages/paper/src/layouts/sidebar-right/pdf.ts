import type { TemplateDesign } from '@tabard/contract'
import type { LayoutPdf } from '../../kinds/parts.ts'
import { pageSizes } from '../../page-size.ts'

const COLUMN_GAP = 30

export const pdf: LayoutPdf = {
  position: (design) => ({
    left: design.page.margins.left,
    taken: design.layout.sidebarWidth + COLUMN_GAP,
    sidebar: { x: startOf(design), width: design.layout.sidebarWidth },
    corner: null,
  }),
  paintFill(canvas, { design, looks }, from) {
    const { height, width } = pageSizes[design.page.size]
    const x = startOf(design)
    canvas.rect(x, from, width - x, height - from, looks.palette.tint)
  },
}

function startOf({ page, layout }: TemplateDesign): number {
  return pageSizes[page.size].width - page.margins.right - layout.sidebarWidth
}
