export const css = `& .head{background:$brand;color:$onBand;padding-inline:0;position:relative;overflow:hidden;border-bottom:5px solid $accent}
& .head::after{content:"";position:absolute;right:-70px;bottom:-90px;width:452px;height:452px;transform:rotate(45deg);border:46px solid color-mix(in srgb,$onBand 6%,transparent);pointer-events:none}
& .head>*{padding-inline:20px;position:relative;z-index:1}
& .wordmark{color:$onBand}
& .reference,& .where,& .contact{color:$onBandQuiet}
& .headline{color:$onBandAccent}
& .facts{background:$bandDeep;color:$onBandDeep;border:0}
& .facts dt{color:$onBandDeepQuiet}
@wide{& .head>*{padding-inline:$left $right}
& .top{flex-direction:row}
& .who{padding-block:36px 28px}
& .name{letter-spacing:-.025em;line-height:1;font-weight:760}
& .headline{font-size:19px;margin-top:11px}}`
