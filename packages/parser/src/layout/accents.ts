import type { Glyph } from '../readers/pdf-glyphs.ts'

/** Marks that are signs of their own, each with the same mark as part of a letter. */
const MARKS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  '´': '\u0301',
  '^': '\u0302',
  ˆ: '\u0302',
  '~': '\u0303',
  '˜': '\u0303',
  '¯': '\u0304',
  '˘': '\u0306',
  '˙': '\u0307',
  '¨': '\u0308',
  '˚': '\u030a',
  '˝': '\u030b',
  ˇ: '\u030c',
  '¸': '\u0327',
  '˛': '\u0328',
}
const WITHOUT_DOT: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' }

/**
 * Joins each mark that was drawn over a letter to that letter. TeX draws the mark before its letter, others after it, and
 * a sign of its own would end up at the wrong one.
 */
export function joinAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text in MARKS)) return glyphs
  const joined: Glyph[] = []
  let open: Glyph | null = null
  for (const glyph of glyphs) {
    if (open) {
      if (isOver(open, glyph)) {
        joined.push(marked(glyph, open))
        open = null
        continue
      }
      joined.push(open)
      open = null
    }
    const last = joined.at(-1)
    if (!(glyph.text in MARKS)) joined.push(glyph)
    else if (last && isOver(glyph, last)) joined[joined.length - 1] = marked(last, glyph)
    else open = glyph
  }
  return open ? [...joined, open] : joined
}

/** Whether the middle of a mark stands over a letter that does not lie behind it. */
function isOver(mark: Glyph, letter: Glyph): boolean {
  const distance = Math.hypot((mark.x + mark.endX - letter.x - letter.endX) / 2, (mark.y - letter.y) * 0.5)
  const width = Math.hypot(letter.endX - letter.x, letter.endY - letter.y)
  return /^\p{L}$/u.test(letter.text) && distance < Math.max(width * 0.45, letter.size * 0.16)
}

const marked = (letter: Glyph, mark: Glyph): Glyph => ({
  ...letter,
  text: ((WITHOUT_DOT[letter.text] ?? letter.text) + (MARKS[mark.text] ?? '')).normalize('NFC'),
})
