/** Turns "W O R K   H I S T O R Y" and "WORK HISTORY:" into a title. Templates choose its case. */
export function tidyHeading(heading: string): string {
  const spaced = /^(?:\p{L} ){2,}\p{L}$/u
  const joined = heading
    .trim()
    .split(/\s{2,}/)
    .map((word) => (spaced.test(word) ? word.replaceAll(' ', '') : word))
    .join(' ')
    .replace(/ ?:$/, '')
  const isShouted = joined === joined.toUpperCase() && joined !== joined.toLowerCase()
  return isShouted ? sentenceCase(joined) : joined
}

function sentenceCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}
