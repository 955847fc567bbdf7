import type { LayoutCss } from '../../kinds/parts.ts'

/** No rules, because every layout has one column on a narrow page. */
export const css: LayoutCss = () => ''
