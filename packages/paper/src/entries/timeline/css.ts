import { datesBesideCss } from '../dates-beside-css.ts'

export const css = `& .entry{position:relative;padding-inline-start:18px}
& .entry::before{content:"";position:absolute;inset-inline-start:0;top:.5em;width:9px;height:9px;border-radius:50%;background:$paper;border:2px solid $brandMark;z-index:1}
& .entry:has(+.entry)::after{content:"";position:absolute;inset-inline-start:4px;top:1.2em;bottom:-20px;width:1px;background:color-mix(in srgb,$brandMark 30%,#fff)}
@wide{${datesBesideCss}}`
