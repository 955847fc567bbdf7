import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.head-centred .top{flex-direction:column-reverse}
.tabard-paper.head-centred .reference{display:block}
.tabard-paper.head-centred .who{text-align:center;border-block:1px solid var(--p-ink);margin-top:14px;position:relative}
.tabard-paper.head-centred .who::after{content:"";position:absolute;inset:2px 0;border-block:.5px solid var(--p-ink);pointer-events:none}
.tabard-paper.head-centred .name{font-weight:400;letter-spacing:.05em;text-transform:uppercase}
.tabard-paper.head-centred .headline{font-style:italic}
.tabard-paper.head-centred .contact{justify-content:center}
.tabard-paper.head-centred .facts{border:0;text-align:center}`,
  wide: '',
}
