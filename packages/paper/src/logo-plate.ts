import type { BrandLogo, TemplateDesign } from '@tabard/contract'
import { luminance, ratio, type Hex } from './colour.ts'
import { traitsKinds } from './kinds/traits.ts'
import type { Palette } from './palette.ts'

/** Points between a logo and the edge of its plate, and the radius of the plate's corners. */
export const PLATE = { x: 7, y: 5, radius: 3 } as const

/**
 * With less contrast a logo cannot be seen on its background. WCAG's 3 would put plates behind logos that can be seen
 * well enough.
 */
const LOST = 2

/** The colour behind a logo that could not be seen where the template shows it; null where it can be seen. */
export function logoPlate(logo: BrandLogo | null, design: TemplateDesign, palette: Palette): Hex | null {
  const ink = logo?.luminance
  if (ink === undefined) return null
  const shows = (ground: Hex): boolean => ratio(ink, luminance(ground)) >= LOST
  if (shows(palette[traitsKinds.headers[design.header.kind].ground])) return null
  return [palette.paper, palette.brand].find(shows) ?? palette.ink
}

/** The size of a logo on paper in points, with or without a plate. */
export function logoSize(
  logo: { width: number; height: number },
  hasPlate: boolean,
  room = LOGO_MAX.width + 2 * PLATE.x,
): { width: number; height: number; inset: { x: number; y: number } } {
  const inset = hasPlate ? { x: PLATE.x, y: PLATE.y } : { x: 0, y: 0 }
  const width = Math.min(LOGO_MAX.width, room - 2 * inset.x)
  const scale = Math.min(width / logo.width, LOGO_MAX.height / logo.height)
  return { width: logo.width * scale + 2 * inset.x, height: logo.height * scale + 2 * inset.y, inset }
}

/** The most room for a logo without its plate. */
const LOGO_MAX = { width: 127, height: 28 }

export function logoBytes(logo: Pick<BrandLogo, 'data'>): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(logo.data), (letter) => letter.charCodeAt(0))
}
