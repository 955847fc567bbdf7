import type { FontFile } from './font-table.ts'
import type { LoadedFont } from './loaded-font.ts'

/**
 * Bytes by file name. A process loads a font only once, also because the PDF engine knows a font again by its bytes.
 */
const files = new Map<string, Promise<Uint8Array>>()

/** Loads what a document needs through the caller's loader, all at once. */
export function loadFonts(
  wanted: readonly FontFile[],
  loadFont: (file: string) => Promise<ArrayBuffer | Uint8Array>,
): Promise<LoadedFont[]> {
  return Promise.all(wanted.map(async (font) => ({ ...font, data: await loadOnce(font.file, loadFont) })))
}

function loadOnce(name: string, loadFont: (file: string) => Promise<ArrayBuffer | Uint8Array>): Promise<Uint8Array> {
  const known = files.get(name)
  if (known) return known
  const loading = loadFont(name).then((data) => (data instanceof Uint8Array ? data : new Uint8Array(data)))
  files.set(name, loading)
  // After a failed load the next document tries again.
  loading.catch(() => files.delete(name))
  return loading
}
