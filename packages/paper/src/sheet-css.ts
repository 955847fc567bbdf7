import type { Css } from './kinds/parts.ts'

/** What all templates share; what only some have stands with its kind. Narrow first. */
export const sheetCss: Css = {
  narrow: `
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
.tabard-paper .list-ordered{counter-reset:item}
.tabard-paper .list-ordered>.item{display:list-item;list-style:decimal outside;padding-inline-start:4px;margin-inline-start:20px}
.tabard-paper .list-ordered>.item::marker{color:var(--p-brand-text);font-variant-numeric:tabular-nums}
.tabard-paper .level-1{margin-inline-start:18px}.tabard-paper .level-2{margin-inline-start:36px}.tabard-paper .level-3{margin-inline-start:54px}.tabard-paper .level-4,.tabard-paper .level-5{margin-inline-start:72px}
.tabard-paper .list-plain>.item{padding-inline-start:0;display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 12px}
.tabard-paper .detail{color:var(--p-quiet)}
.tabard-paper .card .link{display:inline-block;padding:8px 14px;border:1px solid var(--p-line);border-radius:8px;text-decoration:none;color:var(--p-brand-text);font-weight:560}
.tabard-paper .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 20px;padding-block:14px 20px;font-size:12.5px;color:var(--p-quiet);border-top:1px solid var(--p-line)}
@media (prefers-reduced-motion:no-preference){.tabard-paper .link{transition:text-decoration-color .12s}}`,
  wide: `
.tabard-paper .sheet{min-height:var(--p-page-height);display:flex;flex-direction:column;font-size:var(--p-size);line-height:var(--p-leading)}
.tabard-paper .head,.tabard-paper .body,.tabard-paper .foot{padding-inline:var(--p-left) var(--p-right)}
.tabard-paper .top{padding-top:40px}
.tabard-paper .logo{max-height:38px}
.tabard-paper .reference,.tabard-paper .facts dt{font-size:10.8px}
.tabard-paper .name{font-size:var(--p-name-size)}
.tabard-paper .facts{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:1fr;padding-block:14px}
.tabard-paper .facts dd{font-size:14.5px}
.tabard-paper .title{font-size:var(--p-title-size)}
.tabard-paper .side .title{font-size:var(--p-side-title-size)}
.tabard-paper .section+.section{margin-top:20px}
.tabard-paper .body{padding-block:24px 30px;flex:1}
.tabard-paper .foot{font-size:10.5px;border:0;padding-block:10px 30px}
.tabard-paper .kind-profile .paragraph{font-size:1.08em}`,
}
