import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.headings-caps .title{text-transform:uppercase;letter-spacing:.1em;font-size:13.5px;display:flex;align-items:center;gap:14px}
.tabard-paper.headings-caps .title::after{content:"";flex:1;border-top:1px solid color-mix(in srgb,var(--p-brand-mark) 35%,#fff)}`,
  wide: `
.tabard-paper.headings-caps .title{font-size:12px}`,
}
