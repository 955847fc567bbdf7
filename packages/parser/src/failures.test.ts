import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { cvFormats } from '@tabard/contract'
import { hostileFiles } from '#test/support/hostile-files.ts'
import { parse } from './parse.ts'
import { buildDocx as docx } from './testing/build-docx.ts'
import { writeObjects } from './testing/build-pdf.ts'
import { readSample } from './testing/samples.ts'

const reasonFor = async (bytes: Uint8Array): Promise<string> => {
  const result = await parse(bytes)
  return result.ok ? 'read' : result.reason
}

/** A PDF of one page with nothing but this content stream. */
function pdf(content: string, resources = ''): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<<${resources}>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length 1>>stream\nA\nendstream',
  ]
  return writeObjects(objects)
}

describe('a file that cannot be read', () => {
  it('is empty without a byte, or without a word', async () => {
    expect(await reasonFor(new Uint8Array())).toBe('empty')
    expect(await reasonFor(pdf(''))).toBe('empty')
    expect(await reasonFor(docx('<w:p/>'))).toBe('empty')
  })

  it('is image_only when its pages hold pictures and no text', async () => {
    expect(await reasonFor(pdf('q 100 0 0 100 0 0 cm /I Do Q', '/XObject<</I 5 0 R>>'))).toBe('image_only')
    expect(await reasonFor(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46]))).toBe('image_only')
  })

  it('is damaged when it stops half way', async () => {
    expect(await reasonFor(readSample('derived-truncated.pdf'))).toBe('damaged')
    expect(await reasonFor(docx('<w:p>').subarray(0, 120))).not.toBe('read')
    expect(await reasonFor(docx('<w:p>'))).toBe('damaged')
  })

  it('is encrypted without its password, and opens with it', async () => {
    const bytes = readSample('derived-encrypted-userpw-secret.pdf')
    expect(await reasonFor(bytes)).toBe('encrypted')
    const opened = await parse(bytes, { password: 'secret' })
    expect(opened.ok && opened.cv.emailAddress?.value).toBeTruthy()
  })

  it('opens when only its owner has a password', async () => {
    expect(await reasonFor(readSample('derived-encrypted-ownerpw.pdf'))).toBe('read')
  })

  it('is not_a_cv_format by its bytes, whatever its name', async () => {
    const spreadsheet = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
    expect(await reasonFor(spreadsheet)).toBe('not_a_cv_format')
    expect(await reasonFor(strToU8('MZ\u0000\u0001'))).toBe('not_a_cv_format')
    expect(await reasonFor(readSample('hackmyresume-modern.doc'))).toBe('not_a_cv_format')
  })

  it.each(cvFormats)(
    'is read, or names the format, as the table of formats says: $name',
    async ({ ending, isRead }) => {
      const reason = { '.doc': 'old_word', '.rtf': 'rtf', '.odt': 'opendocument' }[ending]
      const sample = ending === '.pdf' ? 'rendercv-classic.pdf' : `derived-joebloggs${ending}`
      expect(await reasonFor(readSample(sample))).toBe(isRead ? 'read' : reason)
    },
  )

  it('is not_a_cv_format where an old Office file is no Word document', async () => {
    const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
    expect(await reasonFor(Uint8Array.from([...ole, ...Array(600).fill(0)]))).toBe('not_a_cv_format')
  })

  it('is too_large when it inflates without end, whatever its directory says', async () => {
    const bomb = docx('<w:p/>', { 'word/header1.xml': new Uint8Array(3_000_000) })
    expect(await reasonFor(bomb)).toBe('too_large')
    const crowd = Object.fromEntries(
      Array.from({ length: 2_100 }, (_, index) => [`word/x${index}.xml`, new Uint8Array(1)]),
    )
    expect(await reasonFor(docx('<w:p/>', crowd))).toBe('too_large')
  })

  it('is too_large with more pages than a CV can have', async () => {
    const result = await parse(readSample('rendercv-classic.pdf'), { maxPages: 1 })
    expect(result).toEqual({ ok: false, reason: 'too_large' })
  })

  it('never expands entities of its own', async () => {
    const hostile = zipSync({
      'word/document.xml': strToU8('<!DOCTYPE x [<!ENTITY a "aaaa">]><w:document><w:body><w:p/></w:body></w:document>'),
    })
    expect(await reasonFor(hostile)).toBe('damaged')
  })
})

describe('a Word file', () => {
  it('gives its page header, text boxes and tables in reading order', async () => {
    const text = (words: string): string => `<w:p><w:r><w:t>${words}</w:t></w:r></w:p>`
    const box = `<w:p><w:r><w:pict><v:shape><v:textbox><w:txbxContent>${text('+44 20 7946 0958')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`
    const table = `<w:tbl><w:tr><w:tc>${text('01/2019 – heute')}</w:tc><w:tc>${text('Projektleiterin, Muster GmbH')}</w:tc></w:tr></w:tbl>`
    const header = `<w:hdr>${text('Erika Beispiel')}${text('erika@beispiel.example')}</w:hdr>`
    const result = await parse(
      docx(`${box}${text('Berufserfahrung')}${table}`, { 'word/header1.xml': strToU8(header) }),
    )
    expect(result.ok).toBe(true)
    if (!result.ok) return
    expect(result.cv.candidateName?.value).toBe('Erika Beispiel')
    expect(result.cv.emailAddress?.value).toBe('erika@beispiel.example')
    expect(result.cv.phoneNumber?.value).toBe('+44 20 7946 0958')
    expect(result.cv.experience).toMatchObject([
      {
        title: { value: 'Projektleiterin' },
        employer: { value: 'Muster GmbH' },
        start: { value: '2019-01' },
        current: true,
      },
    ])
  })
})

describe('a file that was made to fill the memory', () => {
  const named = new Map(hostileFiles.map(({ name, build }) => [name, build]))
  it.each([
    ['widths of 2,147,483,647 letters in one range.pdf', 'damaged'],
    ['vertical widths of 2,147,483,647 letters.pdf', 'damaged'],
    ['widths behind a reference.pdf', 'damaged'],
    ['3 GB of blanks, deflated twice.pdf', 'too_large'],
    ['400 MB of blanks, deflated once.pdf', 'too_large'],
    ['20 streams of 30 MB each.pdf', 'too_large'],
    ['elements without end.docx', 'too_large'],
    ['attributes without end.docx', 'too_large'],
    ['elements in elements.docx', 'damaged'],
  ])('is refused before it is read: %s', async (name, reason) => {
    const build = named.get(name)
    expect(await reasonFor(build ? build() : new Uint8Array())).toBe(reason)
  })
})
