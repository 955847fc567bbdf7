import type { Glyph } from '../readers/pdf-glyphs.ts'
import { toUpright, type PageShape } from './page-shape.ts'

/** A gap wider than this share of the font size ends a word. */
const WORD_GAP_EM = 0.16
/** The same in a line that shows its blanks by gaps alone and sets its letters without any. */
const TIGHT_GAP_EM = 0.08
/** Letters that touch are this close. */
const TOUCHING_EM = 0.03
/** Share of the letters of a line that must touch, and the fewest letters that tell. */
const TOUCHING_SHARE = 0.6
const FEWEST = 8

/**
 * For each glyph, how wide a gap before it ends a word, in ems. Lines that were squeezed to the edge of the column have
 * narrower blanks than others, so each line has a limit of its own.
 */
export function wordGaps(glyphs: readonly Glyph[], page: PageShape): number[] {
  const limits: number[] = []
  let from = 0
  for (let index = 1; index <= glyphs.length; index += 1) {
    const [before, glyph] = [glyphs[index - 1], glyphs[index]]
    if (before && glyph && isSameLine(before, glyph, page)) continue
    const limit = limitOf(glyphs.slice(from, index), page)
    for (; from < index; from += 1) limits.push(limit)
  }
  return limits
}

function isSameLine(before: Glyph, glyph: Glyph, page: PageShape): boolean {
  const [, above] = toUpright(page, before.x, before.y)
  const [, own] = toUpright(page, glyph.x, glyph.y)
  return Math.abs(above - own) < glyph.size * 0.1 && Math.abs(before.size - glyph.size) < 0.3
}

function limitOf(line: readonly Glyph[], page: PageShape): number {
  if (line.length < FEWEST || line.some((glyph) => glyph.isSpace)) return WORD_GAP_EM
  const gaps = line.slice(1).map((glyph, index) => {
    const before = line[index] ?? glyph
    const [end] = toUpright(page, before.endX, before.endY)
    const [start] = toUpright(page, glyph.x, glyph.y)
    return (start - end) / Math.max(1, glyph.size)
  })
  const touching = gaps.filter((gap) => Math.abs(gap) < TOUCHING_EM).length
  return touching >= gaps.length * TOUCHING_SHARE ? TIGHT_GAP_EM : WORD_GAP_EM
}
