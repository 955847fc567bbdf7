/** Lower case and plain digits, character for character, so that offsets stay true. */
export function foldForDates(text: string): string {
  let folded = ''
  for (const unit of text) {
    const lower = unit.toLowerCase()
    const digit = /\p{Nd}/u.test(unit) ? digitValue(unit) : null
    if (digit !== null) folded += digit
    else folded += lower.length === unit.length ? lower : unit
  }
  return folded.replace(/[\u00a0\u2002-\u200a\u202f]/g, ' ').replace(/[\u00ad\u2010\u2011\u2212]/g, '-')
}

function digitValue(unit: string): string | null {
  const code = unit.codePointAt(0) ?? 0
  if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0)
  if (code >= 0x660 && code <= 0x669) return String(code - 0x660)
  if (code >= 0x966 && code <= 0x96f) return String(code - 0x966)
  return unit.length === 1 ? unit : null
}
