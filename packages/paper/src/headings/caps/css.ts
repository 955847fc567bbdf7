export const css = `& .title{text-transform:uppercase;letter-spacing:.1em;font-size:13.5px;display:flex;align-items:center;gap:14px}
& .title::after{content:"";flex:1;border-top:1px solid color-mix(in srgb,$brandMark 35%,#fff)}
@wide{& .title{font-size:12px}}`
