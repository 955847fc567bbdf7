import type { LayoutDocx } from '../../kinds/parts.ts'

/** Space from the page's edge to the sidebar's text, and from the text to the sidebar's edge. */
const INSET = 28.5
const PAD = 18
/** Width of the brand's bar along the page's edge. */
const BAR = 6

export const docx: LayoutDocx = {
  position({ page: { margins }, layout: { sidebarWidth } }) {
    const sidebar = { x: INSET, width: sidebarWidth - INSET - PAD }
    return { left: sidebarWidth + margins.left, right: margins.right, sidebar, corner: sidebar }
  },
  // The bar is beside the tint and not on it, because word processors differ on which of two pictures is in front.
  fill: ({ layout }, { height }, { brand, tint }) => [
    { colour: brand, x: 0, y: 0, width: BAR, height },
    { colour: tint, x: BAR, y: 0, width: layout.sidebarWidth - BAR, height },
  ],
}
