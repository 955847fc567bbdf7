import type { SetGlyph } from './font-book.ts'
import { n } from './number.ts'
import type { Piece } from './set-lines.ts'

const SPACE = 0x20

/** The glyphs, with the pen moved where the font demands it, for kerning and for marks over letters. */
export function showGlyphs({ words, face, look }: Piece, endsWord: boolean, rightToLeft: boolean): string {
  const { embedded } = face
  const scale = 1000 / embedded.font.unitsPerEm
  const parts: string[] = []
  let codes = ''
  let array = ''
  const flush = (): void => {
    if (codes) array += `<${codes}>`
    codes = ''
  }
  const show = (): void => {
    flush()
    if (array) parts.push(`[${array}] TJ`)
    array = ''
  }
  const all = words.flatMap((word) => word.glyphs)
  const { room, glyphs } = rightToLeft ? withoutSpacesInFront(all) : { room: 0, glyphs: all }
  if (room) array = ` ${n(-room)} `
  for (const { glyph, letters, advance, xOffset, yOffset } of glyphs) {
    const code = embedded.encode(glyph, letters)
    const kern = Math.round(glyph.advanceWidth * scale - advance)
    if (yOffset) {
      show()
      parts.push(`${n((yOffset * look.size) / 1000)} Ts`)
    }
    if (xOffset) {
      flush()
      array += ` ${n(-xOffset)} `
    }
    codes += code
    // The way back from a mark stands apart from it, because readers that leave the mark out leave out its number too.
    if (xOffset) show()
    if (xOffset || kern) {
      flush()
      array += ` ${n(xOffset + kern)} `
    }
    if (yOffset) {
      show()
      parts.push('0 Ts')
    }
  }
  // An invisible space. Without it, readers that join neighbouring texts would join this line's last word to the next
  // one.
  if (endsWord) codes += embedded.encode(embedded.font.glyphForCodePoint(SPACE), [SPACE])
  show()
  return parts.join(' ')
}

/**
 * In a right-to-left line, the space at the left end of a piece follows its last word. Readers drop a space in front of
 * a piece, so it is read with that word's last letter, and only its room is left.
 */
function withoutSpacesInFront(all: readonly SetGlyph[]): { room: number; glyphs: readonly SetGlyph[] } {
  const count = all.findIndex(({ letters }) => letters.join() !== String(SPACE))
  if (count <= 0) return { room: 0, glyphs: all }
  const glyphs = all.slice(count)
  const isTurned = glyphs.some(({ letters }) => letters.some((letter) => letter > 0x58f && letter < 0xfefd))
  const at = isTurned ? glyphs.findIndex(({ advance }) => advance > 0) : glyphs.length - 1
  return {
    room: all.slice(0, count).reduce((sum, { advance }) => sum + advance, 0),
    glyphs: glyphs.map((one, index) =>
      index === at ? { ...one, letters: isTurned ? [SPACE, ...one.letters] : [...one.letters, SPACE] } : one,
    ),
  }
}
