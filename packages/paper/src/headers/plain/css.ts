import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: '',
  wide: `
.tabard-paper.head-plain .facts{grid-auto-columns:auto;justify-content:space-between}`,
}
