/** The sign-in page's own look: the app's colours, sizes and type, in one small sheet. `fonts` is where Inter lies. */
export function styleSheet(fonts: string): string {
  return `@font-face{font-family:"Inter Variable";src:url(${fonts}/inter.woff2) format("woff2");font-weight:100 900;font-display:swap}
:root{color-scheme:light dark;
--accent:light-dark(#8c1c4e,#e79bbb);--solid:light-dark(#8c1c4e,#8f2453);--solid-hover:light-dark(#78133f,#a02f61);--focus:light-dark(#a83263,#e08aae);
--bg:light-dark(#f8f7f5,#161515);--surface:light-dark(#fff,#1c1b1b);--sunken:light-dark(#f3f1ee,#121111);--hover:light-dark(rgb(35 25 15/.045),rgb(255 245 235/.055));
--line:light-dark(#e6e3df,#2d2b2a);--line-strong:light-dark(#d3cfca,#403d3b);--line-control:light-dark(#918d87,#74706b);
--ink:light-dark(#1d1b19,#edebe8);--ink-2:light-dark(#5a5651,#aba7a2);--ink-3:light-dark(#67635d,#9f9b96);
--bad:light-dark(#ad241c,#f0938a);--bad-weak:light-dark(#fcedeb,#331b19);--bad-line:light-dark(#efbdb8,#663530)}
*{box-sizing:border-box}
html{background:var(--bg);color:var(--ink);font:420 14px/20px "Inter Variable",Inter,-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-feature-settings:"cv11","ss03";-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:1fr auto;justify-items:center;padding:32px 20px 20px}
.card{width:min(400px,100%);align-self:center;padding:28px 32px 32px;border-radius:12px;background:var(--surface);box-shadow:0 0 0 1px var(--line),0 14px 36px -18px light-dark(rgb(40 30 20/.18),rgb(0 0 0/.6))}
.brand{display:flex;align-items:center;gap:9px;font-weight:680;font-size:16px;letter-spacing:-.02em}
.brand svg{width:22px;height:22px;color:var(--accent)}
h1{margin:28px 0 2px;font-size:28px;line-height:36px;font-weight:620;letter-spacing:-.02em;text-wrap:balance}
.lead{margin:0 0 20px;color:var(--ink-2);overflow-wrap:anywhere}
form{display:grid;gap:16px;margin:0}
.field{display:grid;gap:6px}
.field label{font-weight:520;font-size:13px}
.field .hint{font-size:12px;line-height:16px;color:var(--ink-3)}
.row{display:flex;align-items:baseline;justify-content:space-between;gap:12px}
input{width:100%;height:40px;padding:0 12px;border:0;border-radius:6px;background:var(--surface);box-shadow:inset 0 0 0 1px var(--line-control);color:var(--ink);font:inherit}
input.code{font-size:20px;letter-spacing:.28em;font-variant-numeric:tabular-nums}
input:focus{outline:2px solid var(--focus);outline-offset:0}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;height:40px;padding:0 16px;border:0;border-radius:6px;background:var(--solid);color:#fff;font:inherit;font-weight:520;text-decoration:none;cursor:pointer;box-shadow:inset 0 1px 0 rgb(255 255 255/.12),0 1px 2px rgb(30 20 10/.14)}
button:hover,.button:hover{background:var(--solid-hover)}
button[disabled]{opacity:.8;cursor:progress}
.plain{background:transparent;color:var(--ink);box-shadow:inset 0 0 0 1px var(--line-strong)}
.plain:hover{background:var(--hover)}
a{color:var(--accent);text-underline-offset:2px}
a:not(.button){text-decoration:none}a:not(.button):hover{text-decoration:underline}
.row a{font-size:13px}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.or{display:flex;align-items:center;gap:12px;margin:20px 0;color:var(--ink-3);font-size:12px;line-height:16px}
.or::before,.or::after{content:"";flex:1;border-top:1px solid var(--line)}
.note{margin:0 0 16px;padding:10px 12px;border-radius:6px;background:var(--bad-weak);box-shadow:inset 0 0 0 1px var(--bad-line);font-size:13px;overflow-wrap:anywhere}
.note strong{color:var(--bad);font-weight:620}
.secret{display:block;padding:10px 12px;border-radius:6px;background:var(--sunken);font:13px/20px ui-monospace,"SF Mono",Menlo,Consolas,monospace;overflow-wrap:anywhere;user-select:all}
footer{padding-top:20px;font-size:12px;line-height:16px;color:var(--ink-3)}
footer a{color:inherit}
@media (pointer:coarse){input,button,.button{height:48px}}
@media (max-width:480px){html{background:var(--surface)}body{padding:20px;justify-items:stretch}.card{padding:0;border-radius:0;box-shadow:none;align-self:start;width:100%}}
@media (prefers-contrast:more){:root{--line:var(--line-control);--ink-2:var(--ink);--ink-3:var(--ink)}}
`
}
