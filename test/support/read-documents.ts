import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The words of a PDF in the order its text stands, page after page. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise
  const texts: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  await document.destroy()
  return wordsOf(texts.join('\n'))
}

export async function wordsOfDocx(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return wordsOf(value)
}

export function wordsOf(text: string): string[] {
  return text.normalize('NFKC').split(/[\s\u200b]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
}

