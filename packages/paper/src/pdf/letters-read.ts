import type { Glyph } from 'fontkit'

/** A glyph as it was set, in the order in which it is drawn. */
interface Drawn {
  glyph: Glyph
  advance: number
}

/** A letter that readers of a PDF leave out: the word joiner. */
const UNREAD = [0x2060]
/** The zero-width non-joiner of Persian, and the joiner. Other invisible letters change no spelling. */
const JOINERS = new Set([0x200c, 0x200d])
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/** Fontkit puts a space without width in the place of each invisible letter. */
export function isInvisible({ glyph, advance }: Drawn): boolean {
  return advance === 0 && glyph.codePoints.join() === '32'
}

/**
 * What each glyph is read as when the file's text is searched or copied. Readers take the letters of a line from left
 * to right and turn those of right-to-left scripts around, so there a ligature says its letters in the order in which
 * they are drawn. A mark is read with its letter, because readers part it from the word that it stands in front of.
 */
export function lettersRead(drawn: readonly Drawn[], text: string, rightToLeft: boolean): (readonly number[])[] {
  const invisible = (text.match(INVISIBLE) ?? []).map((letter) => letter.codePointAt(0) ?? 0)
  const joiners = (rightToLeft ? invisible.reverse() : invisible).values()
  const read: number[][] = []
  let waiting: number[] = []
  for (const one of drawn) {
    if (isInvisible(one)) {
      const joiner = joiners.next().value
      if (joiner === undefined || !JOINERS.has(joiner)) continue
      if (rightToLeft) waiting.push(joiner)
      else read.at(-1)?.push(joiner)
      continue
    }
    const letters = [...one.glyph.codePoints]
    if (!rightToLeft) read.push(letters)
    else if (one.glyph.isMark && one.advance === 0) {
      waiting.push(...letters.reverse())
      read.push([...UNREAD])
    } else {
      read.push([...waiting, ...letters.reverse()])
      waiting = []
    }
  }
  // A mark without a letter is read by itself.
  if (waiting.some((letter) => !JOINERS.has(letter))) read.at(-1)?.splice(0, UNREAD.length, ...waiting)
  return read
}
