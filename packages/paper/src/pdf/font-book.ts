import type { Font, Glyph } from 'fontkit'
import type { LoadedFont } from '../fonts/loaded-font.ts'
import type { Cut } from '../look.ts'
import { createFont } from './create-font.ts'
import { embedFont, type EmbeddedFont } from './embed-font.ts'
import { isInvisible, lettersRead } from './letters-read.ts'

export interface Face {
  embedded: EmbeddedFont
  /** Words this font has shaped before. */
  words: Map<string, Word>
  cut: Cut
  /** In ems. */
  ascent: number
  descent: number
}

/** A glyph and the movement of the pen after it, in thousandths of an em. */
export interface SetGlyph {
  glyph: Glyph
  /** The letters that readers of the file take it for. */
  letters: readonly number[]
  advance: number
  xOffset: number
  yOffset: number
}

export interface Word {
  glyphs: SetGlyph[]
  /** Ems. */
  width: number
}

/** How many words are remembered for one font, over all documents. A CV has a few thousand. */
const WORDS_MAX = 20_000
const opened = new WeakMap<Uint8Array, { font: Font; words: Map<string, Word> }>()

/** A font file is read once for all documents. */
export function openFont(data: Uint8Array): { font: Font; words: Map<string, Word> } {
  const known = opened.get(data)
  if (known) return known
  const fresh = { font: createFont(data), words: new Map<string, Word>() }
  opened.set(data, fresh)
  return fresh
}

/** Contextual alternates take most of the time in Inter and change nothing in our words, so only Arabic keeps them. */
const PLAIN = { calt: false, ccmp: true, kern: true, liga: true, mark: true, mkmk: true }

/**
 * Figures are shaped as Latin, as browsers do. They belong to no script, and for that case Inter lists its kerning
 * twice: fontkit applies both, and "97.8" looks like "978".
 */
const FIGURES = 'latn'

/** The fonts of one document: finds a face for each letter, measures and remembers words. */
export class FontBook {
  readonly #faces: Face[]
  readonly #chosen = new Map<string, Face>()
  /** Letters that no font has. They are reported, so that their loss is noticed. */
  readonly missing = new Set<string>()

  constructor(fonts: readonly LoadedFont[]) {
    this.#faces = fonts.map(({ data, family, weight, style }, index) => {
      const { font, words } = openFont(data)
      return {
        embedded: embedFont(font, `F${index + 1}`),
        words,
        cut: { family, weight, style },
        ascent: font.ascent / font.unitsPerEm,
        descent: -font.descent / font.unitsPerEm,
      }
    })
    if (this.#faces.length === 0) throw new Error('a document needs at least one font')
  }

  get embedded(): EmbeddedFont[] {
    return this.#faces.map((face) => face.embedded)
  }

  /** The face for a look: in the same family if there is one, then with the nearest weight and style. */
  face(cut: Cut): Face {
    const key = `${cut.family}/${cut.weight}/${cut.style}`
    const known = this.#chosen.get(key)
    if (known) return known
    const [face] = this.#ranked(cut)
    if (!face) throw new Error('a document needs at least one font')
    this.#chosen.set(key, face)
    return face
  }

  /** Divides text where another face is needed, because the wanted one lacks a letter. */
  divide(text: string, cut: Cut): { text: string; face: Face }[] {
    const wanted = this.face(cut)
    const parts: { text: string; face: Face }[] = []
    for (const letter of text) {
      const code = letter.codePointAt(0) ?? 0
      const last = parts.at(-1)
      const face = isJoiner(code) && last ? last.face : this.#faceWith(code, letter, wanted, cut)
      if (last?.face === face) last.text += letter
      else parts.push({ text: letter, face })
    }
    return parts
  }

  /** Shapes each word only once. Fontkit joins Arabic letters and puts them in the order in which they are drawn. */
  shape(text: string, face: Face, rightToLeft: boolean): Word {
    const { words } = face
    const key = rightToLeft ? `\u200f${text}` : text
    const known = words.get(key)
    if (known) return known
    const { font } = face.embedded
    const script = rightToLeft || /\p{L}/u.test(text) ? undefined : FIGURES
    const features = rightToLeft ? undefined : PLAIN
    const run = font.layout(text, features, script, undefined, rightToLeft ? 'rtl' : 'ltr')
    const scale = 1000 / font.unitsPerEm
    const all = run.glyphs.map((glyph, at) => {
      const position = run.positions[at]
      return {
        glyph,
        advance: (position?.xAdvance ?? glyph.advanceWidth) * scale,
        xOffset: (position?.xOffset ?? 0) * scale,
        yOffset: (position?.yOffset ?? 0) * scale,
      }
    })
    // Invisible letters are not drawn, because they would be read as spaces.
    const read = lettersRead(all, text, rightToLeft)
    const glyphs = all
      .filter((one) => !isInvisible(one))
      .map((one, at): SetGlyph => ({ ...one, letters: read[at] ?? one.glyph.codePoints }))
    const word = { glyphs, width: glyphs.reduce((sum, glyph) => sum + glyph.advance, 0) / 1000 }
    if (words.size >= WORDS_MAX) words.clear()
    words.set(key, word)
    return word
  }

  #faceWith(code: number, letter: string, wanted: Face, cut: Cut): Face {
    if (wanted.embedded.font.hasGlyphForCodePoint(code) || /\s/.test(letter)) return wanted
    const other = this.#ranked(cut).find((face) => face.embedded.font.hasGlyphForCodePoint(code))
    if (!other) this.missing.add(letter)
    return other ?? wanted
  }

  #ranked(cut: Cut): Face[] {
    const distance = (face: Face): number =>
      (face.cut.family === cut.family ? 0 : 10_000) +
      (face.cut.style === cut.style ? 0 : 5_000) +
      Math.abs(face.cut.weight - cut.weight)
    return this.#faces.toSorted((a, b) => distance(a) - distance(b))
  }
}

function isJoiner(code: number): boolean {
  return (code >= 0x300 && code <= 0x36f) || (code >= 0x200b && code <= 0x200f) || (code >= 0xfe00 && code <= 0xfe0f)
}
