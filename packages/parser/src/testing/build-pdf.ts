import { strToU8 } from 'fflate'
import { encode, FACES, widthOf, type Face } from './pdf-metrics.ts'

/** How a stretch of text is set. */
export interface Look {
  face: Face
  size: number
  /** Red, green and blue of 0 to 1. */
  color: readonly [number, number, number]
}

/** A stretch of text in one look. */
export interface Run extends Look {
  text: string
}

export const PAGE_WIDTH = 595
export const PAGE_HEIGHT = 842

const FACE_NAMES = Object.keys(FACES) as Face[]

/** Builds a PDF by placing runs of text: coordinates are points from the top left of the page. */
export class PdfBuilder {
  private readonly pages: string[][] = [[]]

  newPage(): void {
    this.pages.push([])
  }

  /** Sets a text at a point; the blanks between its words are stretched by `wordSpacing`, or moves without a glyph. */
  text(x: number, y: number, run: Run, options: { turned?: boolean; gap?: number } = {}): number {
    const { face, size, color } = run
    const matrix = options.turned ? '0 1 -1 0' : '1 0 0 1'
    const head = `BT ${color.join(' ')} rg /F${FACE_NAMES.indexOf(face)} ${size} Tf ${matrix} ${x.toFixed(2)} ${(PAGE_HEIGHT - y).toFixed(2)} Tm`
    const { gap } = options
    if (gap === undefined) {
      this.pages.at(-1)?.push(`${head} <${encode(run.text, face)}> Tj ET`)
      return widthOf(run.text, face, size)
    }
    // As TeX does it: no blank is drawn, only the next word begins further right.
    const words = run.text.split(' ')
    const shift = (-gap / size) * 1000
    const shown = words.map((word) => `<${encode(word, face)}>`).join(` ${shift.toFixed(1)} `)
    this.pages.at(-1)?.push(`${head} [${shown}] TJ ET`)
    return words.reduce((sum, word) => sum + widthOf(word, face, size), 0) + gap * (words.length - 1)
  }

  rule(x: number, right: number, y: number): void {
    this.pages.at(-1)?.push(`0 0 0 rg ${x} ${PAGE_HEIGHT - y} ${right - x} 0.7 re f`)
  }

  bytes(): Uint8Array {
    const fonts = FACE_NAMES.map((face, index) => `/F${index} ${index + 3} 0 R`).join('')
    const first = 3 + FACE_NAMES.length + 1
    const kids = this.pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${this.pages.length}>>`,
      ...FACE_NAMES.map(fontObject),
      '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/DW 1000/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>',
      ...this.pages.flatMap((content, index) => {
        const body = content.join('\n')
        return [
          `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]/Contents ${first + index * 2 + 1} 0 R/Resources<</Font<<${fonts}>>>>>>`,
          `<</Length ${body.length}>>stream\n${body}\nendstream`,
        ]
      }),
    ]
    return writeObjects(objects)
  }
}

const fontObject = (face: Face): string =>
  face === 'han'
    ? `<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[${3 + FACE_NAMES.length} 0 R]>>`
    : `<</Type/Font/Subtype/Type1/BaseFont/${FACES[face]}/Encoding/WinAnsiEncoding>>`

/** A PDF of these objects, by their numbers from 1; the first is its catalogue. */
export function writeObjects(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj${object}endobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`
  return strToU8(text, true)
}
