import { describe, expect, it } from 'vitest'
import { fontFiles, loadFonts } from '../fonts/index.ts'
import { readFont } from '../testing/read-font.ts'
import { FontBook } from './font-book.ts'
import { PdfFile } from './pdf-file.ts'

describe.each(fontFiles.filter(({ style }) => style === 'normal').map((font) => [font.file, font] as const))(
  '%s',
  (_name, font) => {
    it('measures and embeds every glyph it has, the empty ones as well', async () => {
      const [embedded] = new FontBook(await loadFonts([font], readFont)).embedded
      if (!embedded) throw new Error('There is no font')
      const strange = Array.from({ length: embedded.font.numGlyphs }, (_, id) => {
        const glyph = embedded.font.getGlyph(id)
        embedded.encode(glyph, glyph.codePoints)
        return glyph
      }).filter(({ advanceWidth }) => !(advanceWidth >= 0))
      expect(strange.map(({ id }) => id)).toEqual([])
      expect(embedded.finish(new PdfFile()).id).toBeGreaterThan(0)
    })
  },
)
