import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.headings-ruled .title{border-bottom:1.5px solid color-mix(in srgb,var(--p-brand-mark) 35%,#fff);padding-bottom:4px}`,
  wide: '',
}
