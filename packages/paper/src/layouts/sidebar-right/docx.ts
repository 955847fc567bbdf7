import type { LayoutDocx } from '../../kinds/parts.ts'

const COLUMN_GAP = 30

export const docx: LayoutDocx = {
  position: ({ page: { margins }, layout: { sidebarWidth } }, pageWidth) => ({
    left: margins.left,
    right: sidebarWidth + COLUMN_GAP + margins.right,
    sidebar: { x: pageWidth - margins.right - sidebarWidth, width: sidebarWidth },
    corner: null,
  }),
  fill(_design, page, { tint }) {
    const x = (page.sidebar?.x ?? page.width) - COLUMN_GAP / 2
    return [{ colour: tint, x, y: 0, width: page.width - x, height: page.height }]
  },
}
