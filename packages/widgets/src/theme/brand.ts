import type { Branding } from '@tabard/contract'

const HEX = /^#[0-9a-f]{6}$/i

/**
 * The company's colour as the one custom property that accents are derived from; no property when it is not a plain
 * `#rrggbb`.
 */
export function brandProperties(branding: Pick<Branding, 'colors'> | null | undefined): Record<string, string> {
  const primary = branding?.colors.primary ?? ''
  return HEX.test(primary) ? { '--brand': primary } : {}
}

/** WCAG contrast of two `#rrggbb` colours, 1 to 21. */
export function contrastOf(left: string, right: string): number {
  const [lighter = 0, darker = 0] = [luminanceOf(left), luminanceOf(right)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** White or near-black, whichever has more contrast on the colour. */
export function readableOn(color: string): '#ffffff' | '#1d1b19' {
  return contrastOf(color, '#ffffff') >= contrastOf(color, '#1d1b19') ? '#ffffff' : '#1d1b19'
}

function luminanceOf(color: string): number {
  if (!HEX.test(color)) return 0
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
