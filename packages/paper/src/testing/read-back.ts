import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import mammoth from 'mammoth'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

const require = createRequire(import.meta.url)
const pdfjs = dirname(require.resolve('pdfjs-dist/package.json'))

/** A piece of text as pdf.js reads it, from the page's top left. */
export interface PdfItem {
  text: string
  x: number
  y: number
  size: number
  /** Page furniture: marked as an artifact. */
  isFurniture: boolean
}

/** Reads the text of a PDF in the order of the file, by page. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: PdfItem[][]; info: Record<string, unknown>; links: string[] }> {
  const task = getDocument({
    data: bytes.slice(),
    cMapUrl: `${join(pdfjs, 'cmaps')}/`,
    standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`,
    verbosity: 0,
  })
  const document = await task.promise
  const pages: PdfItem[][] = []
  const links: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const height = page.getViewport({ scale: 1 }).height
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    let artifact = 0
    const depth: boolean[] = []
    const read: PdfItem[] = []
    for (const item of items) {
      if ('type' in item) {
        if (item.type === 'endMarkedContent') artifact -= depth.pop() ? 1 : 0
        else {
          const isArtifact = 'tag' in item && item.tag === 'Artifact'
          depth.push(isArtifact)
          if (isArtifact) artifact += 1
        }
        continue
      }
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[]
      read.push({ text: `${item.str}${item.hasEOL ? '\n' : ''}`, x, y: height - y, size, isFurniture: artifact > 0 })
    }
    pages.push(read)
    for (const annotation of await page.getAnnotations()) {
      const { url } = annotation as { url?: string }
      if (url) links.push(url)
    }
  }
  const { info } = await document.getMetadata()
  await task.destroy()
  return { pages, info: info as Record<string, unknown>, links }
}

/** The CV's own words of a PDF, in the order of the file. */
export async function pdfWords(bytes: Uint8Array): Promise<string[]> {
  const { pages } = await readPdf(bytes)
  return pages.flatMap((items) =>
    wordsOf(
      items
        .filter((item) => !item.isFurniture)
        .map((item) => item.text)
        .join(''),
    ),
  )
}

/** The words of a DOCX as mammoth reads them. */
export async function docxWords(bytes: Uint8Array): Promise<string[]> {
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return wordsOf(value)
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
