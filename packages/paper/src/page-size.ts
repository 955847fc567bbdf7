import type { TemplateDesign } from '@tabard/contract'

/** Points. */
export const pageSizes = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const satisfies Record<TemplateDesign['page']['size'], { width: number; height: number }>

/** CSS pixels (96 to the inch) for points (72 to the inch). */
export function pixels(points: number): number {
  return Math.round((points * 400) / 3) / 100
}
