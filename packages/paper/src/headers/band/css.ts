import type { Css } from '../../kinds/parts.ts'

export const css: Css = {
  narrow: `
.tabard-paper.head-band .head{background:var(--p-brand);color:var(--p-on-band);padding-inline:0;position:relative;overflow:hidden;border-bottom:5px solid var(--p-accent)}
.tabard-paper.head-band .head::after{content:"";position:absolute;right:-70px;bottom:-90px;width:452px;height:452px;transform:rotate(45deg);border:46px solid color-mix(in srgb,var(--p-on-band) 6%,transparent);pointer-events:none}
.tabard-paper.head-band .head>*{padding-inline:20px;position:relative;z-index:1}
.tabard-paper.head-band .wordmark{color:var(--p-on-band)}
.tabard-paper.head-band .reference,.tabard-paper.head-band .where,.tabard-paper.head-band .contact{color:var(--p-on-band-quiet)}
.tabard-paper.head-band .headline{color:var(--p-on-band-accent)}
.tabard-paper.head-band .facts{background:var(--p-band-deep);color:var(--p-on-band-deep);border:0}
.tabard-paper.head-band .facts dt{color:var(--p-on-band-deep-quiet)}`,
  wide: `
.tabard-paper.head-band .head>*{padding-inline:var(--p-left) var(--p-right)}
.tabard-paper.head-band .top{flex-direction:row}
.tabard-paper.head-band .who{padding-block:36px 28px}
.tabard-paper.head-band .name{letter-spacing:-.025em;line-height:1;font-weight:760}
.tabard-paper.head-band .headline{font-size:19px;margin-top:11px}`,
}
