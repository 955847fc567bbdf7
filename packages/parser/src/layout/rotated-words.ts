import type { Word } from '../model.ts'
import { least, most } from '../numbers.ts'
import type { Glyph } from '../readers/pdf-glyphs.ts'
import { cleanText } from './characters.ts'
import { toUpright, type PageShape } from './page-shape.ts'

/** Makes one word of each word that is set in another direction, such as a heading turned along the margin. */
export function rotatedWords(glyphs: readonly Glyph[], page: PageShape, toSource: Word['toSource']): Word[] {
  const words: Word[] = []
  let part: Glyph[] = []
  const flush = (): void => {
    const first = part[0]
    if (!first) return
    const corners = part.flatMap((glyph) => {
      const [x, y] = toUpright(page, glyph.x, glyph.y)
      const [endX, endY] = toUpright(page, glyph.endX, glyph.endY)
      const length = Math.hypot(endX - x, endY - y) || 1
      const [normalX, normalY] = [(endY - y) / length, -(endX - x) / length]
      return [
        [x + normalX * glyph.ascent, y + normalY * glyph.ascent],
        [x + normalX * glyph.descent, y + normalY * glyph.descent],
        [endX + normalX * glyph.ascent, endY + normalY * glyph.ascent],
        [endX + normalX * glyph.descent, endY + normalY * glyph.descent],
      ] as [number, number][]
    })
    const [left, right] = [least(corners.map(([x]) => x)), most(corners.map(([x]) => x))]
    const [top, bottom] = [least(corners.map(([, y]) => y)), most(corners.map(([, y]) => y))]
    const text = part.map((glyph) => cleanText(glyph.text)).join('')
    if (text !== '') {
      words.push({
        text,
        page: page.number,
        x: left,
        right,
        top,
        bottom,
        baseline: top + first.size,
        style: first.style,
        edges: Array.from(text, () => [left, right] as [number, number]),
        spaceAfter: true,
        href: null,
        toSource,
        rotated: true,
        marked: false,
        spaced: false,
        mirrored: false,
      })
    }
    part = []
  }
  let last: Glyph | null = null
  for (const glyph of glyphs) {
    const gap = last ? Math.hypot(glyph.x - last.endX, glyph.y - last.endY) : 0
    if (glyph.isSpace || gap > glyph.size * 0.3) flush()
    if (!glyph.isSpace) part.push(glyph)
    last = glyph
  }
  flush()
  return words
}
