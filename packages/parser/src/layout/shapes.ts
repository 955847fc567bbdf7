import { least, most } from '../numbers.ts'
import type { Style, Word } from '../model.ts'
import type { Shape } from '../readers/pdf-glyphs.ts'
import { toUpright, type PageShape } from './page-shape.ts'

/** A horizontal line across a column. */
export interface Rule {
  x: number
  right: number
  y: number
}

/** Paths with more numbers than this are letters, not boxes. */
const OUTLINE_COMPLEXITY = 150

/**
 * Reads what drawn shapes say of the words. Browsers draw bullets as circles, and draw outlines over letters whose
 * weight the font lacks. Rules mark headings.
 */
export function applyShapes(words: readonly Word[], shapes: readonly Shape[], page: PageShape): Rule[] {
  const rules: Rule[] = []
  const bolder = new Map<Style, Style>()
  for (const shape of shapes) {
    const [a, b] = [toUpright(page, shape.left, shape.top), toUpright(page, shape.right, shape.bottom)]
    const box = {
      x: Math.min(a[0], b[0]),
      right: Math.max(a[0], b[0]),
      top: Math.min(a[1], b[1]),
      bottom: Math.max(a[1], b[1]),
    }
    const [width, height] = [box.right - box.x, box.bottom - box.top]
    if (width > 40 && height < 2.5) {
      rules.push({ x: box.x, right: box.right, y: (box.top + box.bottom) / 2 })
    } else if (isBullet(width, height)) {
      markBullet(words, box)
    } else if (shape.complexity > OUTLINE_COMPLEXITY && height < 60) {
      embolden(words, box, bolder)
    }
  }
  return rules
}

const isBullet = (width: number, height: number): boolean =>
  width > 1 && height > 1 && width < 8 && height < 8 && width / height > 0.6 && width / height < 1.6

function markBullet(words: readonly Word[], box: { x: number; right: number; top: number; bottom: number }): void {
  const middle = (box.top + box.bottom) / 2
  let nearest: Word | null = null
  for (const word of words) {
    const { size } = word.style
    if (box.bottom - box.top > size * 0.6 || middle < word.top || middle > word.bottom) continue
    const gap = word.x - box.right
    if (gap > 0 && gap < size * 2.5 && (!nearest || word.x < nearest.x)) nearest = word
  }
  if (nearest) nearest.marked = true
}

function embolden(
  words: readonly Word[],
  box: { x: number; right: number; top: number; bottom: number },
  bolder: Map<Style, Style>,
): void {
  const inside = words.filter((word) => {
    const middle = word.baseline - word.style.size * 0.3
    return (
      word.x > box.x - 2.5 &&
      word.right < box.right + 2.5 &&
      middle > box.top &&
      middle < box.bottom &&
      box.bottom - box.top < word.style.size * 1.7
    )
  })
  if (inside.length === 0) return
  const covered = most(inside.map((word) => word.right)) - least(inside.map((word) => word.x))
  if (covered < (box.right - box.x) * 0.6) return
  for (const word of inside) {
    const style = bolder.get(word.style) ?? { ...word.style, bold: true }
    bolder.set(word.style, style)
    word.style = style
  }
}
