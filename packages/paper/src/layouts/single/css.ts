import type { LayoutCss } from '../../kinds/parts.ts'

/** One column is what a narrow page has in any layout. */
export const css: LayoutCss = () => ''
