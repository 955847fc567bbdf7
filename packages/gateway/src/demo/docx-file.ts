import { strToU8, zipSync } from 'fflate'
import type { DemoLine } from './demo-cv.ts'

/** A plain CV as a Word file, built as Word itself would do it: styled headings and a list. */
export function docxFile(lines: readonly DemoLine[]): Uint8Array {
  const body = lines.map(paragraph).join('')
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `${XML}<w:styles ${W}>${style('Title', 'Title', 40)}${style('Heading1', 'heading 1', 28)}${style('Heading2', 'heading 2', 24)}</w:styles>`,
    'word/document.xml': `${XML}<w:document ${W}><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/></w:sectPr></w:body></w:document>`,
  }
  const zipped = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))
  // The earliest date of the format, so that the bytes are the same each time.
  return zipSync(zipped, { mtime: new Date(1980, 0, 1) })
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const styles: Partial<Record<DemoLine['style'], string>> = { name: 'Title', heading: 'Heading1', entry: 'Heading2' }

function style(id: string, name: string, halfPoints: number): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${halfPoints}"/></w:rPr></w:style>`
}

function paragraph({ style: kind, text }: DemoLine): string {
  const name = styles[kind]
  const properties = name ? `<w:pPr><w:pStyle w:val="${name}"/></w:pPr>` : ''
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${escapeXml(kind === 'bullet' ? `• ${text}` : text)}</w:t></w:r></w:p>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
