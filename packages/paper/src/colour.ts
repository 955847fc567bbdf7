/** `#rrggbb`. */
export type Hex = string

const HEX = /^#[\da-f]{6}$/i
/** WCAG AA for text of any size. */
const READABLE = 4.5

/** Mixes `share` (0 to 1) of `a` into `b`. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const [from, to] = [channels(a), channels(b)]
  return `#${from.map((value, at) => byte(value * share + (to[at] ?? 0) * (1 - share))).join('')}`
}

/** WCAG contrast, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  return ratio(luminance(a), luminance(b))
}

/** WCAG contrast of two luminances. */
export function ratio(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * `colour`, moved towards black or white until it can be read on `ground`. `least` is 3 for anything that is no text.
 */
export function readableOn(ground: Hex, colour: Hex, least = READABLE): Hex {
  const goal = contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'
  for (let share = 1; share > 0; share -= 0.05) {
    const candidate = mix(colour, goal, share)
    if (contrast(candidate, ground) >= least) return candidate
  }
  return goal
}

/** The colour, or `fallback` where the text is no `#rrggbb`. */
export function safeHex(text: string, fallback: Hex): Hex {
  return HEX.test(text) ? text.toLowerCase() : fallback
}

/** Red, green, blue; 0 to 255. */
export function channels(hex: Hex): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

function byte(value: number): string {
  return Math.round(Math.min(255, Math.max(0, value)))
    .toString(16)
    .padStart(2, '0')
}

/** WCAG's relative luminance, 0 to 1. */
export function luminance(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
