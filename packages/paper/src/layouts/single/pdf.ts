import type { LayoutPdf } from '../../kinds/parts.ts'

export const pdf: LayoutPdf = {
  position: ({ page }) => ({ left: page.margins.left, taken: 0, sidebar: { x: 0, width: 0 }, corner: null }),
  paintFill() {},
}
