import type { DemoLine } from './demo-cv.ts'

interface Look {
  size: number
  bold: boolean
  before: number
  indent: number
}

const looks: Record<DemoLine['style'], Look> = {
  name: { size: 22, bold: true, before: 0, indent: 0 },
  headline: { size: 13, bold: false, before: 4, indent: 0 },
  contact: { size: 10, bold: false, before: 3, indent: 0 },
  heading: { size: 14, bold: true, before: 16, indent: 0 },
  entry: { size: 11, bold: true, before: 8, indent: 0 },
  sub: { size: 10, bold: false, before: 2, indent: 0 },
  bullet: { size: 10, bold: false, before: 2, indent: 12 },
  text: { size: 10, bold: false, before: 3, indent: 0 },
}

const PAGE = { width: 595, height: 842, margin: 56 }
const LINE_HEIGHT = 1.35
/** Mean width of a letter, as a part of the font size. Slightly above Helvetica's, so that no line leaves the page. */
const MEAN_WIDTH = 0.53

/** Codes above 127 in WinAnsi, the encoding of the standard fonts, of the characters that occur in a CV. */
const WIN_ANSI: Record<string, number> = { '€': 0x80, '–': 0x96, '—': 0x97, '‘': 0x91, '’': 0x92, '•': 0x95, '…': 0x85 }

/** A plain CV as a PDF, as a word processor would print it: one column, real text, the standard fonts. */
export function pdfFile(lines: readonly DemoLine[]): Uint8Array {
  const pages = layOut(lines)
  const objects: Buffer[] = []
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body))
  add('<</Type/Catalog/Pages 2 0 R>>')
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  add(`<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`)
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>')
  add('<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>')
  pages.forEach((content, index) => {
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
    )
    add(Buffer.concat([Buffer.from(`<</Length ${content.length}>>stream\n`), content, Buffer.from('\nendstream')]))
  })
  return assemble(objects)
}

function layOut(lines: readonly DemoLine[]): Buffer[] {
  const pages: string[] = ['']
  let y = PAGE.height - PAGE.margin
  for (const line of lines) {
    const look = looks[line.style]
    const width = PAGE.width - 2 * PAGE.margin - look.indent
    const text = line.style === 'bullet' ? `• ${line.text}` : line.text
    y -= look.before
    for (const part of wrap(text, Math.floor(width / (look.size * MEAN_WIDTH)))) {
      y -= look.size * LINE_HEIGHT
      if (y < PAGE.margin) {
        pages.push('')
        y = PAGE.height - PAGE.margin - look.size * LINE_HEIGHT
      }
      const font = look.bold ? 'F2' : 'F1'
      pages[pages.length - 1] +=
        `BT /${font} ${look.size} Tf ${PAGE.margin + look.indent} ${y.toFixed(1)} Td (${escapeText(part)}) Tj ET\n`
    }
  }
  return pages.map((page) => Buffer.from(page, 'latin1'))
}

function wrap(text: string, maxChars: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > maxChars) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

function escapeText(text: string): string {
  return Array.from(text, (char) =>
    String.fromCharCode(WIN_ANSI[char] ?? (char.charCodeAt(0) < 256 ? char.charCodeAt(0) : 63)),
  )
    .join('')
    .replace(/[\\()]/g, '\\$&')
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  let size = parts[0]?.length ?? 0
  objects.forEach((object, index) => {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')])
    offsets.push(size)
    size += whole.length
    parts.push(whole)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${size}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(parts)
}
