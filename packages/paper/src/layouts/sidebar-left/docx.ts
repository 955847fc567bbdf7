import type { LayoutDocx } from '../../kinds/parts.ts'

/** From the page's edge to the sidebar's text, and from the text to the sidebar's edge. */
const INSET = 28.5
const PAD = 18
/** Width of the brand's bar along the page's edge. */
const BAR = 6

export const docx: LayoutDocx = {
  position({ page: { margins }, layout: { sidebarWidth } }) {
    const sidebar = { x: INSET, width: sidebarWidth - INSET - PAD }
    return { left: sidebarWidth + margins.left, right: margins.right, sidebar, corner: sidebar }
  },
  // The bar stands beside the tint and not on it: word processors do not agree which of two pictures lies above.
  fill: ({ layout }, { height }, { brand, tint }) => [
    { colour: brand, x: 0, y: 0, width: BAR, height },
    { colour: tint, x: BAR, y: 0, width: layout.sidebarWidth - BAR, height },
  ],
}
