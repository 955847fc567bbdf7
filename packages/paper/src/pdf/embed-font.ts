import type { Font, Glyph } from 'fontkit'
import { PdfText, type PdfFile, type PdfRef } from './pdf-file.ts'

/** A font in one PDF. Only the glyphs that were drawn are embedded. */
export interface EmbeddedFont {
  /** Its name in every page's resources. */
  name: string
  font: Font
  /** Two bytes in hex that draw this glyph, and are read as these letters. */
  encode(glyph: Glyph, read: readonly number[]): string
  /** Whether anything was drawn with it. */
  isUsed(): boolean
  /** Writes the font's objects; call it once, after the last glyph. */
  finish(file: PdfFile): PdfRef
}

/** PDF's flag for a font with its own encoding. */
const SYMBOLIC = 4
const CHARACTERS_PER_BLOCK = 100

export function embedFont(font: Font, name: string): EmbeddedFont {
  // The typings of fontkit's subset belong to an older version.
  const subset = font.createSubset() as unknown as { includeGlyph(id: number): number; encode(): Uint8Array }
  // A code means a pair of glyph and letters, because one glyph may be used for several letters (Arabic draws z as r
  // and a dot), and each must be read back as its own letter.
  const codes = new Map<string, string>()
  const glyphs: number[] = [0]
  const widths: number[] = [scaled(font, font.getGlyph(0).advanceWidth)]
  const letters: (readonly number[])[] = [[]]
  return {
    name,
    font,
    encode(glyph, read) {
      const key = `${glyph.id}:${read.join()}`
      const known = codes.get(key)
      if (known) return known
      const code = glyphs.push(subset.includeGlyph(glyph.id)) - 1
      widths.push(scaled(font, glyph.advanceWidth))
      letters.push(read)
      const written = code.toString(16).padStart(4, '0')
      codes.set(key, written)
      return written
    },
    isUsed: () => codes.size > 0,
    finish(file) {
      const bytes = subset.encode()
      const baseFont = `${tagOf(name)}+${(font.postscriptName ?? name).replace(/[^\w-]/g, '')}`
      const { bbox } = font
      const descriptor = file.add({
        Type: 'FontDescriptor',
        FontName: baseFont,
        Flags: SYMBOLIC,
        FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((value) => scaled(font, value)),
        ItalicAngle: font.italicAngle,
        Ascent: scaled(font, font.ascent),
        Descent: scaled(font, font.descent),
        CapHeight: scaled(font, font.capHeight),
        XHeight: scaled(font, font.xHeight),
        StemV: 80,
        FontFile2: file.stream(bytes, { Length1: bytes.length }),
      })
      const descendant = file.add({
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: baseFont,
        CIDSystemInfo: { Registry: PdfText.ascii('Adobe'), Ordering: PdfText.ascii('Identity'), Supplement: 0 },
        FontDescriptor: descriptor,
        W: [0, widths],
        CIDToGIDMap: file.stream(glyphMap(glyphs)),
      })
      return file.add({
        Type: 'Font',
        Subtype: 'Type0',
        BaseFont: baseFont,
        Encoding: 'Identity-H',
        DescendantFonts: [descendant],
        ToUnicode: file.stream(toUnicode(letters)),
      })
    },
  }
}

/** The map from codes to the glyphs of the subset, two bytes each. */
function glyphMap(glyphs: readonly number[]): Uint8Array {
  return Uint8Array.from(glyphs.flatMap((glyph) => [glyph >> 8, glyph & 255]))
}

/** The map from codes back to letters. It makes the text searchable, selectable and readable aloud. */
function toUnicode(letters: readonly (readonly number[])[]): string {
  const lines = [...letters.entries()].flatMap(([id, points]) =>
    points.length > 0 ? [`<${id.toString(16).padStart(4, '0')}> <${points.map(utf16).join('')}>`] : [],
  )
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += CHARACTERS_PER_BLOCK) {
    const part = lines.slice(at, at + CHARACTERS_PER_BLOCK)
    blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`
}

function utf16(codePoint: number): string {
  const text = String.fromCodePoint(codePoint)
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')
}

/** Six capitals, which PDF demands in a subset's name. */
function tagOf(name: string): string {
  const number = Number(name.replace(/\D/g, '')) || 0
  return Array.from({ length: 6 }, (_, at) => String.fromCharCode(65 + ((number >> (at * 4)) & 15))).join('')
}

function scaled(font: Font, value: number): number {
  return Math.round((value * 1000) / font.unitsPerEm)
}
