import type { CssParts } from '../../kinds/parts.ts'

export const css: CssParts['layouts'] = () => ({
  narrow: '',
  wide: `
.tabard-paper.is-sidebar-right .body{display:grid;grid-template-columns:1fr var(--p-side-width);column-gap:40px;align-items:start}
.tabard-paper.is-sidebar-right .side{grid-column:2;grid-row:1}
.tabard-paper.is-sidebar-right .main{grid-column:1;grid-row:1}`,
})
