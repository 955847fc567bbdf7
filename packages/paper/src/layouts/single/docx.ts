import type { LayoutDocx } from '../../kinds/parts.ts'

export const docx: LayoutDocx = {
  position: ({ page }) => ({ left: page.margins.left, right: page.margins.right, sidebar: null, corner: null }),
  fill: () => [],
}
