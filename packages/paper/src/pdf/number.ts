/** A number as PDF writes it. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
