import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader finds in a PDF: the document's own words, and what stands on a page beside them (feet, page numbers). */
export interface PdfText {
  words: string[]
  /** One list a page: what the file itself marks as belonging to the page and not to the text. */
  furniture: string[][]
}

/** What pdf.js's types leave out. */
interface MarkedContent {
  type: string
  tag?: string
}

export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const texts: string[] = []
  const furniture: string[][] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    const own: string[] = []
    const beside: string[] = []
    for (const item of items) {
      if ('str' in item) (open.includes(true) ? beside : own).push(item.str + (item.hasEOL ? '\n' : ''))
      else if (item.type === 'endMarkedContent') open.pop()
      else open.push((item as MarkedContent).tag === 'Artifact')
    }
    texts.push(own.join(''))
    furniture.push(wordsOf(beside.join(' ')))
  }
  await task.destroy()
  return { words: wordsOf(texts.join('\n')), furniture }
}

/** The words of a Word document's body: its feet are parts of their own, which mammoth does not read. */
export async function readDocxWords(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return wordsOf(value)
}

/** Capitals are a matter of style: a template may set headings in them. */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}
