export const css = `& .top{flex-direction:column-reverse}
& .reference{display:block}
& .who{text-align:center;border-block:1px solid $ink;margin-top:14px;position:relative}
& .who::after{content:"";position:absolute;inset:2px 0;border-block:.5px solid $ink;pointer-events:none}
& .name{font-weight:400;letter-spacing:.05em;text-transform:uppercase}
& .headline{font-style:italic}
& .contact{justify-content:center}
& .facts{border:0;text-align:center}`
