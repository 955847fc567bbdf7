/** Cuts at a word boundary and adds an ellipsis. `max` counts the characters before the ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const head = text.slice(0, max + 1)
  const end = head.search(/(?<!\s)\s+\S*$/)
  return `${head.slice(0, end > 0 ? end : max).trimEnd()}…`
}
