import type { PDFDocumentProxy } from 'pdfjs-dist'

export interface PdfPages {
  count: number
  /** Draws a page (the first is 1) at the given width, in device pixels. */
  draw(page: number, canvas: HTMLCanvasElement, widthPx: number): Promise<void>
  destroy(): void
}

/**
 * Opens a finished PDF for viewing. pdf.js runs on this thread, because somebody else's page may allow no worker,
 * neither from our origin nor from a blob. Our documents are small, and pages are drawn one by one.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfPages> {
  const [pdf, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    // pdf.js uses the worker's code found here and then starts no worker.
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
