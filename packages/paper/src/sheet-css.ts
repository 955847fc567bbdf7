/** The rules that all templates share. Those that only some have are with their kind. Narrow pages come first. */
export const sheetCss = `&{container:tabard-paper/inline-size;color-scheme:light;text-align:start}
& *,& *::before,& *::after{box-sizing:border-box}
& *{margin:0;padding:0}
& .sheet{position:relative;max-width:$pageWidth;margin-inline:auto;background:$paper;color:$ink;font:400 15px/1.55 $body;overflow-wrap:anywhere;hyphens:manual;print-color-adjust:exact;-webkit-print-color-adjust:exact}
& .sheet:has(>.ground){isolation:isolate;overflow:clip}
& .ground{position:absolute;top:0;left:0;z-index:-1;max-width:100%;pointer-events:none}
@container tabard-paper (max-width:619.9px){& .ground{height:auto}}
& ul,& ol{list-style:none}
& h1,& h2,& h3,& h4{font-family:$heading;font-weight:600;text-wrap:balance}
& .link{color:inherit;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 35%,transparent);text-underline-offset:2px}
& .link:hover{text-decoration-color:currentColor}
& .quiet{color:$quiet}
& .align-center{text-align:center}& .align-right{text-align:end}& .align-justify{text-align:justify}
& .head,& .body,& .foot{padding-inline:20px}
& .top{display:flex;flex-direction:row-reverse;justify-content:space-between;align-items:center;gap:8px 20px;flex-wrap:wrap;padding-top:20px}
& .logo{display:block;max-width:min(170px,100%);max-height:34px;width:auto;height:auto;object-fit:contain}
& .on-plate{max-width:100%;padding:$platePad;border-radius:$plateRadius;background:$plate}
& .wordmark{font:600 16px/1.3 $heading;letter-spacing:-.01em;color:$brandText}
& .reference{font-size:12.5px;color:$quiet}
& .name{font-size:min($nameSize,34px);line-height:1.08;letter-spacing:-.025em;font-weight:700}
& .headline{font-size:17px;line-height:1.35;font-weight:500;color:$brandText;margin-top:8px}
& .where{color:$quiet;margin-top:3px}
& .contact{display:flex;flex-wrap:wrap;gap:2px 16px;margin-top:6px;color:$quiet;font-size:.95em}
& .who{padding-block:20px 18px}
& .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(120px,1fr));gap:10px 16px;padding-block:12px;border-block:1px solid $line}
& .facts dt{font-size:12.5px;color:$quiet}
& .facts dd{font-size:16px;font-weight:640}
& .body{display:flex;flex-direction:column;padding-block:22px 28px;gap:26px}
& .side{order:2}
& .section+.section{margin-top:24px}
& .title{font-size:18px;line-height:1.3;color:$brandText;letter-spacing:-.01em;margin-bottom:7px;font-weight:700}
& .paragraph+.paragraph{margin-top:6px}
& .subheading{font-size:1.04em;margin:10px 0 3px}
& .entry+.entry,& .list+.entry,& .paragraph+.entry{margin-top:14px}
& .entry-title{font-size:1.08em;line-height:1.35;font-weight:650}
& .entry-organisation,& .entry-dates{color:$quiet}
& .entry-dates{font-variant-numeric:tabular-nums}
& .entry-head{margin-bottom:3px}
& .item{position:relative;padding-inline-start:16px;margin-top:4px}
& .list-bullet>.item::before{content:"";position:absolute;inset-inline-start:3px;top:.62em;width:.32em;height:.32em;border-radius:50%;background:$brandMark}
& .list-ordered{counter-reset:item}
& .list-ordered>.item{display:list-item;list-style:decimal outside;padding-inline-start:4px;margin-inline-start:20px}
& .list-ordered>.item::marker{color:$brandText;font-variant-numeric:tabular-nums}
& .level-1{margin-inline-start:18px}& .level-2{margin-inline-start:36px}& .level-3{margin-inline-start:54px}& .level-4,& .level-5{margin-inline-start:72px}
& .list-plain>.item{padding-inline-start:0;display:flex;justify-content:space-between;flex-wrap:wrap;gap:0 12px}
& .detail{color:$quiet}
& .card .link{display:inline-block;padding:8px 14px;border:1px solid $line;border-radius:8px;text-decoration:none;color:$brandText;font-weight:560}
& .foot{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 20px;padding-block:14px 20px;font-size:12.5px;color:$quiet;border-top:1px solid $line}
@media (prefers-reduced-motion:no-preference){& .link{transition:text-decoration-color .12s}}
@wide{& .sheet{min-height:$pageHeight;display:flex;flex-direction:column;font-size:$size;line-height:$leading}
& .head,& .body,& .foot{padding-inline:$left $right}
& .top{padding-top:40px}
& .logo{max-height:38px}
& .reference,& .facts dt{font-size:10.8px}
& .name{font-size:$nameSize}
& .facts{grid-auto-flow:column;grid-template-columns:none;grid-auto-columns:1fr;padding-block:14px}
& .facts dd{font-size:14.5px}
& .title{font-size:$titleSize}
& .side .title{font-size:$sideTitleSize}
& .section+.section{margin-top:20px}
& .body{padding-block:24px 30px;flex:1}
& .foot{font-size:10.5px;border:0;padding-block:10px 30px}
& .kind-profile .paragraph{font-size:1.08em}}`
