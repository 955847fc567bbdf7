import type { Breath } from './breath.ts'
import type { Canvas, LinkArea } from './canvas.ts'
import { PdfText, type PdfFile, type PdfRef } from './pdf-file.ts'
import type { TaggedPage } from './structure.ts'

/** What the pages share. `images` holds all of them by name; a page names only those it shows. */
export interface PageResources {
  fonts: Readonly<Record<string, PdfRef>>
  images: ReadonlyMap<string, PdfRef>
}

/** An annotation's flag: shown in print as on screen. */
const PRINT = 4

/** Writes the painted pages, in their order, and the list of them that the file's catalog names. */
export async function writePages(
  file: PdfFile,
  canvases: readonly Canvas[],
  { width, height }: { width: number; height: number },
  { fonts, images }: PageResources,
  breathe: Breath,
): Promise<{ list: PdfRef; tagged: TaggedPage[] }> {
  const list = file.reserve()
  const tagged: TaggedPage[] = []
  for (const [at, canvas] of canvases.entries()) {
    const links = canvas.links.map((link) => writeLink(file, link, height))
    const shown = Object.fromEntries([...images].filter(([name]) => canvas.images.has(name)))
    const ref = file.add({
      Type: 'Page',
      Parent: list,
      MediaBox: [0, 0, width, height],
      Contents: file.stream(canvas.content),
      Resources: { Font: fonts, ...(canvas.images.size > 0 && { XObject: shown }) },
      StructParents: at,
      Tabs: 'S',
      ...(links.length > 0 && { Annots: links }),
    })
    tagged.push({ ref, marks: canvas.marks })
    await breathe()
  }
  file.set(list, { Type: 'Pages', Kids: tagged.map((page) => page.ref), Count: tagged.length })
  return { list, tagged }
}

/** A PDF counts upwards from the page's foot, a canvas downwards from its head. */
function writeLink(file: PdfFile, { x, y, width, height, url }: LinkArea, pageHeight: number): PdfRef {
  return file.add({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [x, pageHeight - y - height, x + width, pageHeight - y],
    Border: [0, 0, 0],
    F: PRINT,
    A: { Type: 'Action', S: 'URI', URI: PdfText.ascii(encodeURI(url).replaceAll('%25', '%')) },
  })
}
