import { compose, type ComposeInput } from '@tabard/paper'
import type { Pdf } from '@tabard/paper/pdf'
import { loadDocumentFonts } from './document-fonts.ts'

/**
 * The latest PDF, kept because the same document gives the same PDF. Markers, preview and download of one state need
 * one layout.
 */
let latest: { key: readonly unknown[]; pdf: Promise<Pdf> } | null = null

/** Makes the PDF of a document. The engine and the fonts are loaded when they are first needed. */
export function makePdf(document: ComposeInput, fontsUrl: string): Promise<Pdf> {
  const key = [document.application, document.template, document.branding, document.presenter, fontsUrl]
  if (latest && key.every((part, at) => part === latest?.key[at])) return latest.pdf
  const pdf = write(document, fontsUrl)
  latest = { key, pdf }
  pdf.catch(() => {
    if (latest?.pdf === pdf) latest = null
  })
  return pdf
}

async function write(document: ComposeInput, fontsUrl: string): Promise<Pdf> {
  const { design } = document.template
  const tree = compose(document)
  const [{ toPdf }, fonts] = await Promise.all([
    import('@tabard/paper/pdf'),
    loadDocumentFonts(design, document.branding, tree, fontsUrl),
  ])
  return toPdf(tree, design, document.branding, fonts)
}
