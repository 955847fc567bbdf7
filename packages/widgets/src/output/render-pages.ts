import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface PdfPages {
  count: number
  /** Draws a page (1-based) as wide as asked, in device pixels. */
  draw(page: number, canvas: HTMLCanvasElement, widthPx: number): Promise<void>
  destroy(): void
}

/**
 * Opens a finished PDF to be looked at. pdf.js runs on this thread: a page of somebody else's allows neither a worker from our
 * origin nor one from a blob. A document of ours is small, and pages are drawn one by one.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const [pdf, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // pdf.js looks here for its worker's code before it would start a worker.
    import('pdfjs-dist/legacy/build/pdf.worker.mjs' as string) as Promise<unknown>,
  ])
  ;(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker ??= worker
  const task = pdf.getDocument({ data: new Uint8Array(bytes), useWasm: false })
  const document: PDFDocumentProxy = await task.promise
  return {
    count: document.numPages,
    draw: async (number, canvas, widthPx) => {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: widthPx / page.getViewport({ scale: 1 }).width })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      await page.render({ canvas, viewport }).promise
    },
    destroy: () => void task.destroy(),
  }
}
