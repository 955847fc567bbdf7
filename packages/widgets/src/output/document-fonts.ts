import type { Branding, TemplateDesign } from '@tabard/contract'
import type { BlockTree } from '@tabard/paper'
import type { LoadedFont } from '@tabard/paper/fonts'

const files = new Map<string, Promise<Uint8Array>>()

/** The fonts a document is set in, each file fetched once. */
export async function loadDocumentFonts(
  design: TemplateDesign,
  branding: Branding,
  tree: BlockTree,
  fontsUrl: string,
): Promise<LoadedFont[]> {
  const { fontsFor, loadFonts } = await import('@tabard/paper/fonts')
  return loadFonts(fontsFor(design, branding, tree), (file) => fetchFont(`${fontsUrl}/${file}`))
}

function fetchFont(url: string): Promise<Uint8Array> {
  const known = files.get(url)
  if (known) return known
  const fetched = (async () => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`font ${response.status}`)
    return new Uint8Array(await response.arrayBuffer())
  })()
  files.set(url, fetched)
  fetched.catch(() => files.delete(url))
  return fetched
}
