export const css = '& .title{border-bottom:1.5px solid color-mix(in srgb,$brandMark 35%,#fff);padding-bottom:4px}'
