import type { LayoutCss } from '../../kinds/parts.ts'

export const css: LayoutCss = (
  header,
) => `@wide{& .sheet{display:grid;grid-template-columns:$sideWidth 1fr;grid-template-rows:auto auto 1fr auto;align-items:start}
& .body{display:contents}
& .side{grid-column:1;grid-row:3;padding:20px 24px 30px 38px}
& .main{grid-column:2;grid-row:3;padding:20px $right 30px $left}
& .foot{grid-column:2;grid-row:4}
& .sheet>*,& .head>*,& .body>*{position:relative}
&.fill-tint .sheet::before{content:"";position:absolute;inset:0 auto 0 0;width:$sideWidth;background:$tint;border-inline-start:8px solid $brand}
& .side .list-plain>.item{display:block}
& .side .detail{display:block;font-size:.92em;line-height:1.35}
${header.spansPage ? ACROSS : BESIDE}}`

const ACROSS = '& .head{grid-column:1/-1;grid-row:1/3}'

/** Brand and reference are at the top of the sidebar, the name above the main column. */
const BESIDE = `& .head{display:contents}
& .top{grid-column:1;grid-row:1/3;flex-direction:column-reverse;justify-content:flex-end;flex-wrap:nowrap;align-items:flex-start;padding:54px 22px 0 38px}
& .who{grid-column:2;grid-row:1;padding:50px $right 0 $left}
& .facts{grid-column:2;grid-row:2;margin:16px $right 0 $left}
& .name{letter-spacing:-.03em}`
