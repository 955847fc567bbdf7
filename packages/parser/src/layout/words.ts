import { least, most } from '../numbers.ts'
import type { Style, Word } from '../model.ts'
import type { Glyph } from '../readers/pdf-glyphs.ts'
import { joinAccents } from './accents.ts'
import { cleanText, isIconFont, isRtlText, mirrorBrackets } from './characters.ts'
import { UNKNOWN_LETTERS, type UnknownGlyph } from './ligatures.ts'
import { sourceMapper, toUpright, type PageShape } from './page-shape.ts'
import { rotatedWords } from './rotated-words.ts'
import { wordGaps } from './word-gaps.ts'

/** A glyph that leaves ink, is no icon and has no meaning: most often a ligature. */
const isUnknown = (glyph: Glyph): boolean =>
  /^[\u0000-\u001f]*$/.test(glyph.text) && Math.abs(glyph.endX - glyph.x) > glyph.size * 0.3

interface UprightGlyph {
  text: string
  left: number
  right: number
  baseline: number
  glyph: Glyph
}

/** Joins glyphs into words by their places. The order in the file only keeps rows apart. */
export function wordsOf(drawn: readonly Glyph[], page: PageShape): Word[] {
  const glyphs = joinAccents(drawn)
  const limits = wordGaps(glyphs, page)
  const toSource = sourceMapper(page)
  const words: Word[] = []
  let run: UprightGlyph[] = []
  let rotated: Glyph[] = []
  let rotatedAngle = 0
  const flush = (): void => {
    const word = buildWord(run, page, toSource)
    if (word) words.push(word)
    run = []
  }
  const flushRotated = (): void => {
    words.push(...rotatedWords(rotated, page, toSource))
    rotated = []
  }
  glyphs.forEach((glyph, index) => {
    const [x, y] = toUpright(page, glyph.x, glyph.y)
    const [endX, endY] = toUpright(page, glyph.endX, glyph.endY)
    if (Math.abs(endY - y) > 0.2 * Math.abs(endX - x) + 0.01 || endX < x - 0.01) {
      flush()
      const angle = Math.round((Math.atan2(endY - y, endX - x) * 180) / Math.PI)
      if (rotatedAngle !== angle) flushRotated()
      rotatedAngle = angle
      rotated.push(glyph)
      return
    }
    flushRotated()
    if (glyph.isSpace) {
      flush()
      const last = words.at(-1)
      if (last) last.spaced = true
      return
    }
    const isIcon = isIconFont(glyph.style.font)
    const cleaned = isIcon ? '' : cleanText(glyph.text)
    const text = cleaned === '' && !isIcon && isUnknown(glyph) ? UNKNOWN_LETTERS : cleaned
    if (text === '') {
      flush()
      return
    }
    const upright: UprightGlyph = { text, left: x, right: endX, baseline: y, glyph }
    if (isRepeated(run, upright)) return
    if (!continues(run, upright, limits[index] ?? 0)) flush()
    run.push(upright)
  })
  flush()
  flushRotated()
  return words
}

/** `limit` is the widest gap inside a word, in ems. */
function continues(run: readonly UprightGlyph[], next: UprightGlyph, limit: number): boolean {
  const last = run.at(-1)
  const first = run[0]
  if (!last || !first) return true
  const size = Math.max(last.glyph.size, 1)
  if (last.glyph.style !== next.glyph.style && !sameStyle(last.glyph.style, next.glyph.style)) return false
  if (Math.abs(last.baseline - next.baseline) > size * 0.1) return false
  const after = next.left - last.right
  const before = Math.min(last.left, first.left) - next.right
  const near = (gap: number): boolean => gap < size * limit && gap > -size * 0.35
  return near(after) || (isRtlText(next.text) && near(before)) || next.right - next.left < 0.01
}

/** Fake bold draws the same glyph twice, almost at one place. */
const isRepeated = (run: readonly UprightGlyph[], next: UprightGlyph): boolean =>
  run
    .slice(-3)
    .some(
      (other) =>
        other.text === next.text &&
        Math.abs(other.left - next.left) < next.glyph.size * 0.08 &&
        Math.abs(other.baseline - next.baseline) < next.glyph.size * 0.08 &&
        other.right > other.left,
    )

const sameStyle = (a: Style, b: Style): boolean =>
  Math.abs(a.size - b.size) < 0.3 && a.bold === b.bold && a.italic === b.italic && a.color === b.color

function buildWord(run: readonly UprightGlyph[], page: PageShape, toSource: Word['toSource']): Word | null {
  const first = run[0]
  if (!first) return null
  const visual = [...run].sort((a, b) => a.left - b.left)
  const rtl = isRtlText(visual.map((glyph) => glyph.text).join(''))
  const ordered = rtl ? logicalOrder(visual) : visual
  let text = ''
  const edges: [number, number][] = []
  for (const glyph of ordered) {
    // A ligature of several letters is divided evenly among them.
    const step = (glyph.right - glyph.left) / glyph.text.length
    for (let index = 0; index < glyph.text.length; index += 1) {
      const position = rtl && isRtlText(glyph.text) ? glyph.text.length - 1 - index : index
      edges.push([glyph.left + step * position, glyph.left + step * (position + 1)])
    }
    text += glyph.text
  }
  if (text.includes(UNKNOWN_LETTERS) && !/[a-z]/i.test(text)) return null
  const ascent = most(run.map((glyph) => glyph.glyph.ascent))
  const descent = STANDS_ON_BASELINE.test(text)
    ? -0.1 * first.glyph.size
    : least(run.map((glyph) => glyph.glyph.descent))
  return {
    text,
    page: page.number,
    x: least(run.map((glyph) => glyph.left)),
    right: most(run.map((glyph) => glyph.right)),
    top: first.baseline - ascent,
    bottom: first.baseline - descent,
    baseline: first.baseline,
    style: first.glyph.style,
    edges,
    spaceAfter: true,
    href: null,
    toSource,
    rotated: false,
    marked: false,
    spaced: false,
    mirrored: false,
    ...(text.includes(UNKNOWN_LETTERS) && { unknown: unknownGlyphs(ordered) }),
  }
}

/** Letters that no font draws below the line. An italic f and old-style figures may reach there. */
const STANDS_ON_BASELINE = /^[A-IK-PR-Za-ehik-or-xz.'’-]+$/

const unknownGlyphs = (glyphs: readonly UprightGlyph[]): UnknownGlyph[] =>
  glyphs
    .filter(({ text }) => text === UNKNOWN_LETTERS)
    .map(({ glyph, left, right }) => ({
      key: `${glyph.style.font}/${glyph.code}`,
      width: (right - left) / Math.max(glyph.size, 1),
    }))

/**
 * Puts glyphs that are stored left to right in reading order. Numbers and Latin words keep theirs inside right-to-left
 * text.
 */
function logicalOrder(visual: readonly UprightGlyph[]): UprightGlyph[] {
  const result: UprightGlyph[] = []
  let forward: UprightGlyph[] = []
  for (let index = visual.length - 1; index >= 0; index -= 1) {
    const glyph = visual[index]
    if (!glyph) continue
    if (/[\p{Nd}A-Za-z\u00c0-\u024f]/u.test(glyph.text)) {
      forward.unshift(glyph)
    } else {
      result.push(...forward, { ...glyph, text: mirrorBrackets(glyph.text) })
      forward = []
    }
  }
  return [...result, ...forward]
}
