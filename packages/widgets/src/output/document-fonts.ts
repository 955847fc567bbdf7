import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree } from '@tabard/paper'
import type { LoadedFont } from '@tabard/paper/fonts'

/** Loads the fonts that a document is set in. */
export async function loadDocumentFonts(
  design: TemplateDesign,
  branding: Branding,
  tree: BlockTree,
  fontsUrl: string,
): Promise<LoadedFont[]> {
  const { fontsFor, loadFonts } = await import('@tabard/paper/fonts')
  return loadFonts(fontsFor(design, branding, tree), async (file) => {
    const response = await fetch(`${fontsUrl}/${file}`)
    if (!response.ok) throw new Error(`font ${response.status}`)
    return response.arrayBuffer()
  })
}
