import type { Css } from '../../kinds/parts.ts'
import { datesBesideCss } from '../dates-beside-css.ts'

export const css: Css = {
  narrow: `
.tabard-paper.entries-timeline .entry{position:relative;padding-inline-start:18px}
.tabard-paper.entries-timeline .entry::before{content:"";position:absolute;inset-inline-start:0;top:.5em;width:9px;height:9px;border-radius:50%;background:var(--p-paper);border:2px solid var(--p-brand-mark);z-index:1}
.tabard-paper.entries-timeline .entry:has(+.entry)::after{content:"";position:absolute;inset-inline-start:4px;top:1.2em;bottom:-20px;width:1px;background:color-mix(in srgb,var(--p-brand-mark) 30%,#fff)}`,
  wide: datesBesideCss('entries-timeline'),
}
