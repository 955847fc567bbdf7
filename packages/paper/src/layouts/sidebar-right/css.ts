import type { LayoutCss } from '../../kinds/parts.ts'

export const css: LayoutCss =
  () => `@wide{& .body{display:grid;grid-template-columns:1fr $sideWidth;column-gap:40px;align-items:start}
& .side{grid-column:2;grid-row:1}
& .main{grid-column:1;grid-row:1}}`
