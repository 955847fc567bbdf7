import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compose, paperWords, type ComposeInput } from '@tabard/paper'
import { fontFiles, fontsFor, loadFonts } from '@tabard/paper/fonts'
import { toPdf } from '@tabard/paper/pdf'

const require = createRequire(import.meta.url)

/** Page one of the PDF, as a PNG `width` pixels wide. */
export async function drawFirstPage(
  input: ComposeInput,
  width: number,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  // Loaded here, because this runs in a process that has loaded no words yet.
  await paperWords.load(input.branding.language ?? 'en')
  const tree = compose(input)
  const { design } = input.template
  const fonts = await loadFonts(fontsFor(design, input.branding, tree), readFont)
  const { bytes } = await toPdf(tree, design, input.branding, fonts)
  return rasterise(bytes, width)
}

async function rasterise(
  bytes: Uint8Array,
  width: number,
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  // Imported here and not at the top, because a picture that is only drawn anew needs none of them.
  const { createCanvas } = await import('@napi-rs/canvas')
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const files = dirname(require.resolve('pdfjs-dist/package.json'))
  const task = getDocument({
    data: bytes.slice(),
    cMapUrl: `${join(files, 'cmaps')}/`,
    standardFontDataUrl: `${join(files, 'standard_fonts')}/`,
    verbosity: 0,
    useSystemFonts: false,
  })
  try {
    const page = await (await task.promise).getPage(1)
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width })
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height))
    // The library draws on any canvas, but its types want the browser's.
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    return { bytes: new Uint8Array(await canvas.encode('png')), width: canvas.width, height: canvas.height }
  } finally {
    await task.destroy()
  }
}

async function readFont(file: string): Promise<Uint8Array> {
  const found = fontFiles.find((font) => font.file === file)
  if (!found) throw new Error(`There is no font ${file}`)
  // Fonts are dependencies of `@tabard/paper`, so they are resolved from that package.
  return readFile(createRequire(require.resolve('@tabard/paper')).resolve(found.source))
}
