import type { CssParts } from '../../kinds/parts.ts'

export const css: CssParts['layouts'] = ({ spansPage }) => ({
  narrow: '',
  wide: `
.tabard-paper.is-sidebar-left .sheet{display:grid;grid-template-columns:var(--p-side-width) 1fr;grid-template-rows:auto auto 1fr auto;align-items:start}
.tabard-paper.is-sidebar-left .body{display:contents}
.tabard-paper.is-sidebar-left .side{grid-column:1;grid-row:3;padding:20px 24px 30px 38px}
.tabard-paper.is-sidebar-left .main{grid-column:2;grid-row:3;padding:20px var(--p-right) 30px var(--p-left)}
.tabard-paper.is-sidebar-left .foot{grid-column:2;grid-row:4}
${spansPage ? ACROSS : BESIDE}
.tabard-paper.is-sidebar-left .sheet>*,.tabard-paper.is-sidebar-left .head>*,.tabard-paper.is-sidebar-left .body>*{position:relative}
.tabard-paper.is-sidebar-left.fill-tint .sheet::before{content:"";position:absolute;inset:0 auto 0 0;width:var(--p-side-width);background:var(--p-tint);border-inline-start:8px solid var(--p-brand)}
.tabard-paper.is-sidebar-left .side .list-plain>.item{display:block}
.tabard-paper.is-sidebar-left .side .detail{display:block;font-size:.92em;line-height:1.35}
.tabard-paper.is-sidebar-left .name{letter-spacing:-.03em}`,
})

const ACROSS = '.tabard-paper.is-sidebar-left .head{grid-column:1/-1;grid-row:1/3}'

/** Brand and reference go to the sidebar's top, the name over the main column. */
const BESIDE = `.tabard-paper.is-sidebar-left .head{display:contents}
.tabard-paper.is-sidebar-left .top{grid-column:1;grid-row:1/3;flex-direction:column-reverse;justify-content:flex-end;flex-wrap:nowrap;align-items:flex-start;padding:54px 22px 0 38px}
.tabard-paper.is-sidebar-left .who{grid-column:2;grid-row:1;padding:50px var(--p-right) 0 var(--p-left)}
.tabard-paper.is-sidebar-left .facts{grid-column:2;grid-row:2;margin:16px var(--p-right) 0 var(--p-left)}`
