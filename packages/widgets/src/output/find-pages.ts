import { compose, type ComposeInput } from '@tabard/paper'
import type { PdfPage } from '@tabard/paper/pdf'
import { loadDocumentFonts } from './document-fonts.ts'

/** Where the pages of a document begin. Lays it out as the PDF does, and writes nothing. */
export async function findPages(document: ComposeInput, fontsUrl: string): Promise<PdfPage[]> {
  const { branding } = document
  const { design } = document.template
  const tree = compose(document)
  const [pdf, fonts] = await Promise.all([
    import('@tabard/paper/pdf'),
    loadDocumentFonts(design, branding, tree, fontsUrl),
  ])
  return pdf.findPages(tree, design, branding, fonts)
}
