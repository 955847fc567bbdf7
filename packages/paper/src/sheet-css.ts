/**
 * One style sheet for every template: classes on `.tabard-paper` say which coat it wears. Narrow first; from 620 px
 * of its own width (a container query, so a narrow column in a wide window counts as narrow) it is a page.
 */
export const sheetCss = `
.tabard-paper{container:tabard-paper/inline-size;color-scheme:light;text-align:start}
.tabard-paper *,.tabard-paper *::before,.tabard-paper *::after{box-sizing:border-box}
.tabard-paper *{margin:0;padding:0}
.tabard-paper .sheet{position:relative;max-width:var(--p-page-width);margin-inline:auto;background:var(--p-paper);color:var(--p-ink);font:400 15px/1.55 var(--p-body);overflow-wrap:anywhere;hyphens:manual;print-color-adjust:exact;-webkit-print-color-adjust:exact}
.tabard-paper .sheet:has(>.ground){isolation:isolate;overflow:clip}
.tabard-paper .ground{position:absolute;top:0;left:0;z-index:-1;max-width:100%;pointer-events:none}
@container tabard-paper (max-width:619.9px){.tabard-paper .ground{height:auto}}
.tabard-paper ul,.tabard-paper ol{list-style:none}
.tabard-paper h1,.tabard-paper h2,.tabard-paper h3,.tabard-paper h4{font-family:var(--p-heading);font-weight:600;text-wrap:balance}
.tabard-paper .link{color:inherit;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);text-underline-offset:2px}
.tabard-paper .link:hover{text-decoration-color:currentColor}
.tabard-paper .quiet{color:var(--p-quiet)}
.tabard-paper .align-center{text-align:center}.tabard-paper .align-right{text-align:end}.tabard-paper .align-justify{text-align:justify}
.tabard-paper .head,.tabard-paper .body,.tabard-paper .foot{padding-inline:20px}
.tabard-paper .top{display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:center;gap:8px 20px;flex-wrap:wrap;padding-top:20px}
.tabard-paper .logo{display:block;max-width:min(170px,100%);max-height:34px;width:auto;height:auto;object-fit:contain}
.tabard-paper .on-plate{max-width:100%;padding:var(--p-plate-pad);border-radius:var(--p-plate-radius);background:var(--p-plate)}
.tabard-paper .wordmark{font:600 16px/1.3 var(--p-heading);letter-spacing:-.01em;color:var(--p-brand-text)}
.tabard-paper .reference{font-size:12.5px;color:var(--p-quiet)}
.tabard-paper .name{font-size:min(var(--p-name-size),34px);line-height:1.08;letter-spacing:-.025em;font-weight:700}
.tabard-paper .headline{font-size:17px;line-height:1.35;font-weight:500;color:var(--p-brand-text);margin-top:8px}
.tabard-paper .where{color:var(--p-quiet);margin-top:3px}
.tabard-paper .contact{display:flex;flex-wrap:wrap;gap:2px 16px;margin-top:6px;color:var(--p-quiet);font-size:.95em}
.tabard-paper .who{padding-block:20px 18px}
.tabard-paper .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:10px 16px;padding-block:12px;border-block:1px solid var(--p-line)}
.tabard-paper .facts dt{font-size:12.5px;color:var(--p-quiet)}
.tabard-paper .facts dd{font-size:16px;font-weight:640}
.tabard-paper .body{display:flex;flex-direction:column;padding-block:22px 28px;gap:26px}
.tabard-paper .side{order:2}
.tabard-paper .section+.section{margin-top:24px}
.tabard-paper .title{font-size:18px;line-height:1.3;color:var(--p-brand-text);letter-spacing:-.01em;margin-bottom:7px;font-weight:700}
.tabard-paper .paragraph+.paragraph{margin-top:6px}
.tabard-paper .subheading{font-size:1.04em;margin:10px 0 3px}
.tabard-paper .entry+.entry,.tabard-paper .list+.entry,.tabard-paper .paragraph+.entry{margin-top:14px}
.tabard-paper .entry-title{font-size:1.08em;line-height:1.35;font-weight:650}
.tabard-paper .entry-organisation,.tabard-paper .entry-dates{color:var(--p-quiet)}
.tabard-paper .entry-dates{font-variant-numeric:tabular-nums}
.tabard-paper .entry-head{margin-bottom:3px}
.tabard-paper .item{position:relative;padding-inline-start:16px;margin-top:4px}
.tabard-paper .list-bullet>.item::before{content:"";position:absolute;inset-inline-start:3px;top:.62em;width:.32em;height:.32em;border-radius:50%;background:var(--p-brand-mark)}
.tabard-paper.bullets-square .list-bullet>.item::before{border-radius:0;background:var(--p-accent-mark)}
.tabard-paper.bullets-dash .list-bullet>.item::before{width:.5em;height:1.5px;top:.74em;inset-inline-start:1px;border-radius:0}
.tabard-paper .list-ordered{counter-reset:item}
.tabard-paper .list-ordered>.item{display:list-item;list-style:decimal outside;padding-inline-start:4px;margin-inline-start:20px}
.tabard-paper .list-ordered>.item::marker{color:var(--p-brand-text);font-variant-numeric:tabular-nums}
.tabard-paper .level-1{margin-inline-start:18px}.tabard-paper .level-2{margin-inline-start:36px}.tabard-paper .level-3{margin-inline-start:54px}.tabard-paper .level-4,.tabard-paper .level-5{margin-inline-start:72px}
.tabard-paper .list-plain>.item{padding-inline-start:0;display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 12px}
.tabard-paper .detail{color:var(--p-quiet)}
.tabard-paper.items-ruled .list-plain>.item{margin-top:0;padding-block:6px;border-top:1px solid var(--p-line)}
.tabard-paper .card .link{display:inline-block;padding:8px 14px;border:1px solid var(--p-line);border-radius:8px;text-decoration:none;color:var(--p-brand-text);font-weight:560}
.tabard-paper.headings-ruled .title{border-bottom:1.5px solid color-mix(in srgb,var(--p-brand-mark) 35%,#fff);padding-bottom:4px}
.tabard-paper.headings-caps .title{text-transform:uppercase;letter-spacing:.1em;font-size:13.5px;display:flex;align-items:center;gap:14px}
.tabard-paper.headings-caps .title::after{content:"";flex:1;border-top:1px solid color-mix(in srgb,var(--p-brand-mark) 35%,#fff)}
.tabard-paper .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 20px;padding-block:14px 20px;font-size:12.5px;color:var(--p-quiet);border-top:1px solid var(--p-line)}

.tabard-paper.entries-timeline .entry{position:relative;padding-inline-start:18px}
.tabard-paper.entries-timeline .entry::before{content:"";position:absolute;inset-inline-start:0;top:.5em;width:9px;height:9px;border-radius:50%;background:var(--p-paper);border:2px solid var(--p-brand-mark);z-index:1}
.tabard-paper.entries-timeline .entry:has(+.entry)::after{content:"";position:absolute;inset-inline-start:4px;top:1.2em;bottom:-20px;width:1px;background:color-mix(in srgb,var(--p-brand-mark) 30%,#fff)}

.tabard-paper.head-band .head{background:var(--p-brand);color:var(--p-on-band);padding-inline:0;position:relative;overflow:hidden;border-bottom:5px solid var(--p-accent)}
.tabard-paper.head-band .head::after{content:"";position:absolute;right:-70px;bottom:-90px;width:452px;height:452px;transform:rotate(45deg);border:46px solid color-mix(in srgb,var(--p-on-band) 6%,transparent);pointer-events:none}
.tabard-paper.head-band .head>*{padding-inline:20px;position:relative;z-index:1}
.tabard-paper.head-band .wordmark{color:var(--p-on-band)}
.tabard-paper.head-band .reference,.tabard-paper.head-band .where,.tabard-paper.head-band .contact{color:var(--p-on-band-quiet)}
.tabard-paper.head-band .headline{color:var(--p-on-band-accent)}
.tabard-paper.head-band .facts{background:var(--p-band-deep);color:var(--p-on-band-deep);border:0}
.tabard-paper.head-band .facts dt{color:var(--p-on-band-deep-quiet)}
.tabard-paper.head-centred .top{flex-direction:column-reverse}
.tabard-paper.head-centred .reference{display:block}
.tabard-paper.head-centred .who{text-align:center;border-block:1px solid var(--p-ink);margin-top:14px;position:relative}
.tabard-paper.head-centred .who::after{content:"";position:absolute;inset:2px 0;border-block:.5px solid var(--p-ink);pointer-events:none}
.tabard-paper.head-centred .name{font-weight:400;letter-spacing:.05em;text-transform:uppercase}
.tabard-paper.head-centred .headline{font-style:italic}
.tabard-paper.head-centred .contact{justify-content:center}
.tabard-paper.head-centred .facts{border:0;text-align:center}

@container tabard-paper (min-width:620px){
.tabard-paper .sheet{min-height:var(--p-page-height);display:flex;flex-direction:column;font-size:var(--p-size);line-height:var(--p-leading)}
.tabard-paper .head,.tabard-paper .body,.tabard-paper .foot{padding-inline:var(--p-left) var(--p-right)}
.tabard-paper .top{padding-top:40px}
.tabard-paper .logo{max-height:38px}
.tabard-paper .reference,.tabard-paper .facts dt{font-size:10.8px}
.tabard-paper .name{font-size:var(--p-name-size)}
.tabard-paper .facts{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:1fr;padding-block:14px}
.tabard-paper .facts dd{font-size:14.5px}
.tabard-paper.head-plain .facts{grid-auto-columns:auto;justify-content:space-between}
.tabard-paper .title{font-size:var(--p-title-size)}
.tabard-paper .side .title{font-size:var(--p-side-title-size)}
.tabard-paper.headings-caps .title{font-size:12px}
.tabard-paper .section+.section{margin-top:20px}
.tabard-paper .body{padding-block:24px 30px;flex:1}
.tabard-paper .foot{font-size:10.5px;border:0;padding-block:10px 30px}
.tabard-paper.is-sidebar-right .body{display:grid;grid-template-columns:1fr var(--p-side-width);column-gap:40px;align-items:start}
.tabard-paper.is-sidebar-right .side{grid-column:2;grid-row:1}
.tabard-paper.is-sidebar-right .main{grid-column:1;grid-row:1}
.tabard-paper.is-sidebar-left .sheet{display:grid;grid-template-columns:var(--p-side-width) 1fr;grid-template-rows:auto auto 1fr auto;align-items:start}
.tabard-paper.is-sidebar-left .body{display:contents}
.tabard-paper.is-sidebar-left .side{grid-column:1;grid-row:3;padding:20px 24px 30px 38px}
.tabard-paper.is-sidebar-left .main{grid-column:2;grid-row:3;padding:20px var(--p-right) 30px var(--p-left)}
.tabard-paper.is-sidebar-left .foot{grid-column:2;grid-row:4}
.tabard-paper.is-sidebar-left:not(.head-band) .head{display:contents}
.tabard-paper.is-sidebar-left.head-band .head{grid-column:1/-1;grid-row:1/3}
.tabard-paper.is-sidebar-left:not(.head-band) .top{grid-column:1;grid-row:1/3;flex-direction:column-reverse;justify-content:flex-end;flex-wrap:nowrap;align-items:flex-start;padding:54px 22px 0 38px}
.tabard-paper.is-sidebar-left:not(.head-band) .who{grid-column:2;grid-row:1;padding:50px var(--p-right) 0 var(--p-left)}
.tabard-paper.is-sidebar-left:not(.head-band) .facts{grid-column:2;grid-row:2;margin:16px var(--p-right) 0 var(--p-left)}
.tabard-paper.is-sidebar-left .sheet>*,.tabard-paper.is-sidebar-left .head>*,.tabard-paper.is-sidebar-left .body>*{position:relative}
.tabard-paper.is-sidebar-left.fill-tint .sheet::before{content:"";position:absolute;inset:0 auto 0 0;width:var(--p-side-width);background:var(--p-tint);border-inline-start:8px solid var(--p-brand)}
.tabard-paper.is-sidebar-left .side .list-plain>.item{display:block}
.tabard-paper.is-sidebar-left .side .detail{display:block;font-size:.92em;line-height:1.35}
.tabard-paper.is-sidebar-left .name{letter-spacing:-.03em}
.tabard-paper.head-band .head>*{padding-inline:var(--p-left) var(--p-right)}
.tabard-paper.head-band .top{flex-direction:row}
.tabard-paper.head-band .who{padding-block:36px 28px}
.tabard-paper.head-band .name{letter-spacing:-.025em;line-height:1;font-weight:760}
.tabard-paper.head-band .headline{font-size:19px;margin-top:11px}
.tabard-paper.entries-stacked .entry-organisation,.tabard-paper.entries-stacked .entry-dates{display:inline}
.tabard-paper.entries-stacked .entry-organisation+.entry-dates::before{content:"  ·  ";white-space:pre}
.tabard-paper.entries-timeline .entry-head,.tabard-paper.entries-split .entry-head{display:grid;grid-template-columns:1fr auto;column-gap:14px}
.tabard-paper.entries-timeline .entry-head>*,.tabard-paper.entries-split .entry-head>*{grid-column:1/-1}
.tabard-paper.entries-timeline .entry-head>.entry-title,.tabard-paper.entries-split .entry-head>.entry-title{grid-column:1}
.tabard-paper.entries-timeline .entry-head>.entry-title~.entry-dates,.tabard-paper.entries-split .entry-head>.entry-title~.entry-dates{grid-column:2;grid-row:1;font-size:.93em}
.tabard-paper.entries-split .entry-organisation,.tabard-paper.entries-split .entry-dates{font-style:italic}
.tabard-paper .kind-profile .paragraph{font-size:1.08em}
}
@media (prefers-reduced-motion:no-preference){.tabard-paper .link{transition:text-decoration-color .12s}}
`.trim()
