import { createCanvas } from '@napi-rs/canvas'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A page as pdf.js paints it, one byte of lightness a pixel. */
export interface Rendering {
  scale: number
  width: number
  height: number
  /** 0 black to 255 white. */
  at: (x: number, y: number) => number
}

const SCALE = 3

export async function renderPages(bytes: Uint8Array, numbers: readonly number[]): Promise<Map<number, Rendering>> {
  const root = new URL('../../../../node_modules/pdfjs-dist/', import.meta.url).pathname
  const task = pdfjs.getDocument({
    data: bytes,
    cMapUrl: `${root}cmaps/`,
    standardFontDataUrl: `${root}standard_fonts/`,
    wasmUrl: `${root}wasm/`,
    verbosity: 0,
  })
  const document = await task.promise
  const pages = new Map<number, Rendering>()
  for (const number of numbers) {
    const page = await document.getPage(number)
    // Source boxes are given before a page's rotation is applied.
    const viewport = page.getViewport({ scale: SCALE, rotation: 0 })
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    await page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
    }).promise
    const { data } = context.getImageData(0, 0, width, height)
    const at = (x: number, y: number): number => {
      const offset = (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))) * 4
      return ((data[offset] ?? 0) * 3 + (data[offset + 1] ?? 0) * 6 + (data[offset + 2] ?? 0)) / 10
    }
    pages.set(number, { scale: SCALE, width, height, at })
  }
  await task.destroy()
  return pages
}
