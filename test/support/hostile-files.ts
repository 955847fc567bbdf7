import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'

/** A file that was made to bring its reader down. */
export interface HostileFile {
  name: string
  /** Its bytes. Some take a second or two to make. */
  build(): Uint8Array
}

interface Stream {
  dictionary: string
  data: Uint8Array
}

/** A PDF of these objects, by their numbers from 1, with a table that says where they stand. */
function pdf(objects: readonly (string | Stream)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')]
  let length = parts[0]?.length ?? 0
  const add = (part: Buffer): void => {
    parts.push(part)
    length += part.length
  }
  const offsets = objects.map((object, index) => {
    const offset = length
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object))
    else {
      add(Buffer.from(`<<${object.dictionary}/Length ${object.data.length}>>stream\n`))
      add(Buffer.from(object.data))
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
    return offset
  })
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  add(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R${trailer}>>\n`))
  add(Buffer.from(`startxref\n${start}\n%%EOF`))
  return new Uint8Array(Buffer.concat(parts))
}

const catalog = '<</Type/Catalog/Pages 2 0 R>>'
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const page = (resources = ''): string =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<<${resources}>>>>`
const plain = (text: string): Stream => ({ dictionary: '', data: Buffer.from(text) })

/** So many blanks, deflated: one block again and again, which costs neither memory nor time to make. */
function blanks(megabytes: number): Buffer {
  const blockMegabytes = 10
  const block = deflateRawSync(Buffer.alloc(blockMegabytes * 1_000_000, 32), {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
  return Buffer.concat([ZLIB_HEAD, ...Array.from({ length: Math.ceil(megabytes / blockMegabytes) }, () => block)])
}

const ZLIB_HEAD = Buffer.from([0x78, 0xda])

const wideFont = (widths: string): Uint8Array =>
  pdf([
    catalog,
    pages,
    page('/Font<</F 5 0 R>>'),
    plain('BT /F 12 Tf 10 10 Td <0041> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000${widths}>>`,
  ])

/** Forms that each show the next ten times: a page of ten thousand million of them. */
const nestedForms = (depth: number): Uint8Array =>
  pdf([
    catalog,
    pages,
    page('/XObject<</X 5 0 R>>'),
    plain('/X Do '.repeat(10)),
    ...Array.from({ length: depth }, (_, level): Stream => {
      const isLast = level === depth - 1
      const next = isLast ? '' : `/Resources<</XObject<</X ${level + 6} 0 R>>>>`
      const content = isLast ? 'BT (x) Tj ET' : '/X Do '.repeat(10)
      return { dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}`, data: Buffer.from(content) }
    }),
  ])

const toUnicode = (ranges: string): Uint8Array =>
  pdf([
    catalog,
    pages,
    page('/Font<</F 5 0 R>>'),
    plain('BT /F 12 Tf 10 10 Td <0041> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/ToUnicode 7 0 R/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000>>',
    plain(`/CIDInit /ProcSet findresource begin begincmap\n${ranges}\nendcmap`),
  ])

const content = (data: Uint8Array, filters = '/FlateDecode'): Uint8Array =>
  pdf([catalog, pages, page(), { dictionary: `/Filter[${filters}]`, data }])

const twice = '/FlateDecode/FlateDecode'

const docx = (body: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`), ...more })

const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const longLines = (letters: string): Uint8Array =>
  docx(paragraph(letters.repeat(Math.ceil(1_490 / letters.length))).repeat(600))

/** A picture of so many pixels in a few kilobytes: a header, and zeros. */
const scan = (side: number): Uint8Array =>
  pdf([
    catalog,
    pages,
    page('/XObject<</I 5 0 R>>'),
    plain('q 200 0 0 200 0 0 cm /I Do Q'),
    {
      dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/FlateDecode`,
      data: deflateSync(Buffer.alloc(Math.min(side * side * 3, 300_000_000)), { level: 9 }),
    },
  ])

/** Every kind of file that ends, fills or stops a reader that trusts it. None is larger than some megabytes. */
export const hostileFiles: readonly HostileFile[] = [
  make('widths of 2,147,483,647 letters in one range.pdf', () => wideFont('/W[0 2147483647 1000]')),
  make('vertical widths of 2,147,483,647 letters.pdf', () => wideFont('/WMode 1/W2[0 2147483647 -1000 500 880]')),
  make('widths behind a reference.pdf', () => widthsBehindReference()),
  make('3 GB of blanks, deflated twice.pdf', () => content(deflateSync(blanks(3_000), { level: 9 }), twice)),
  make('400 MB of blanks, deflated once.pdf', () => content(blanks(400))),
  make('20 streams of 30 MB each.pdf', () => manyStreams()),
  make('blanks without end in hexadecimal.pdf', () =>
    content(
      deflateSync(Buffer.from(blanks(300).toString('hex')), { level: 9 }),
      '/FlateDecode/ASCIIHexDecode/FlateDecode',
    ),
  ),
  make('forms in forms, ten to the tenth.pdf', () => nestedForms(10)),
  make('a form that shows itself.pdf', () => selfForm()),
  make('a text of 2^24 letters for each code.pdf', () =>
    toUnicode(
      '1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <00ffffff> <0041> endbfrange',
    ),
  ),
  make('2,147,483,647 pages.pdf', () =>
    pdf([catalog, '<</Type/Pages/Kids[3 0 R]/Count 2147483647>>', page(), plain('')]),
  ),
  make('pages that are their own parents.pdf', () =>
    pdf([catalog, '<</Type/Pages/Kids[2 0 R 2 0 R 3 0 R]/Count 9>>', page(), plain('BT ET')]),
  ),
  make('tables that lead back to themselves.pdf', () => pdf([catalog, pages, page(), plain('BT ET')], '/Prev 9')),
  make('objects within objects, 2,147,483,647 of them.pdf', () =>
    pdf([
      '<</Type/Catalog/Pages 9 0 R>>',
      { dictionary: '/Type/ObjStm/N 2147483647/First 2147483647', data: Buffer.from('1 0 2 0') },
    ]),
  ),
  make('arrays in arrays.pdf', () =>
    pdf([`<</Type/Catalog/Pages 2 0 R/X ${'['.repeat(200_000)}>>`, pages, page(), plain('')]),
  ),
  make('a scan of 400 megapixels.pdf', () => scan(10_000)),
  make('operators without end.pdf', () =>
    content(deflateSync(Buffer.from('q 0 0 1 rg Q '.repeat(2_000_000)), { level: 9 })),
  ),
  make('letters without end.pdf', () => lettersWithoutEnd()),
  make('elements without end.docx', () => docx('<w:p/>'.repeat(3_000_000))),
  make('attributes without end.docx', () =>
    docx(`<w:p ${Array.from({ length: 600_000 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
  ),
  make('elements in elements.docx', () => docx(`${'<w:p>'.repeat(20_000)}${'</w:p>'.repeat(20_000)}`)),
  make('60 MB of blanks.docx', () => docx('<w:p/>', { 'word/header1.xml': Buffer.alloc(60_000_000, 32) })),
  make('2,500 entries.docx', () =>
    docx('<w:p/>', Object.fromEntries(Array.from({ length: 2_500 }, (_, n) => [`word/x${n}.xml`, new Uint8Array(1)]))),
  ),
  make('lines of digits.docx', () => longLines('7')),
  make('lines of hyphens.docx', () => longLines('-')),
  make('lines of dots.docx', () => longLines('.')),
  make('lines of brackets.docx', () => longLines(')')),
  make('lines of addresses.docx', () => longLines('a@a.')),
  make('tables in tables.docx', () =>
    docx(`${'<w:tbl><w:tr><w:tc>'.repeat(60)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(60)}`),
  ),
]

function make(name: string, build: () => Uint8Array): HostileFile {
  return { name, build }
}

function widthsBehindReference(): Uint8Array {
  return pdf([
    catalog,
    pages,
    page('/Font<</F 5 0 R>>'),
    plain('BT /F 12 Tf 10 10 Td <0041> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding/Identity-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 1000/W 7 0 R>>',
    '[1 [500] 0 2147483647 1000]',
  ])
}

function manyStreams(): Uint8Array {
  const data = blanks(30)
  const streams = Array.from({ length: 20 }, (): Stream => ({ dictionary: '/Filter/FlateDecode', data }))
  const contents = streams.map((_, index) => `${index + 4} 0 R`).join(' ')
  const one = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents[${contents}]/Resources<<>>>>`
  return pdf([catalog, pages, one, ...streams])
}

function selfForm(): Uint8Array {
  const form = {
    dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 5 0 R>>>>',
    data: Buffer.from('/X Do /X Do'),
  }
  return pdf([catalog, pages, page('/XObject<</X 5 0 R>>'), plain('/X Do'), form])
}

function lettersWithoutEnd(): Uint8Array {
  const shown = `BT /F 12 Tf 10 10 Td (${'word '.repeat(400)}) Tj ET\n`.repeat(3_000)
  return pdf([
    catalog,
    pages,
    page('/Font<</F 5 0 R>>'),
    { dictionary: '/Filter/FlateDecode', data: deflateSync(Buffer.from(shown), { level: 9 }) },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ])
}
