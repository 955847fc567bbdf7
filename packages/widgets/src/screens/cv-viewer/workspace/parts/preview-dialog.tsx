import { useEffect, useRef, useState } from 'react'
import { X } from 'lucide'
import type { Pdf } from '@tabard/paper/pdf'
import { makePdf } from '../../../../output/make-pdf.ts'
import { sayMissing } from '../../../../output/say-missing.ts'
import { openPdf, type PdfPages } from '../../../../output/render-pages.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { text } from '../workspace.text.ts'
import { useWorkspace } from './use-workspace.ts'

const words = text.preview

type State = { at: 'laying' } | { at: 'shown'; pages: PdfPages; missing: Pdf['missingLetters'] } | { at: 'failed' }

/** Shows the pages of the real PDF, drawn from the same bytes that a client would get. */
export function PreviewDialog() {
  const workspace = useWorkspace()
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<State>({ at: 'laying' })
  const close = () => workspace.show({ dialog: null })

  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    let isGone = false
    let opened: PdfPages | null = null
    makePdf(workspace.current(), workspace.fontsUrl)
      .then(async ({ bytes, missingLetters }) => {
        const pages = await openPdf(bytes)
        opened = pages
        if (isGone) pages.destroy()
        else setState({ at: 'shown', pages, missing: missingLetters })
      })
      .catch(() => {
        if (!isGone) setState({ at: 'failed' })
      })
    return () => {
      isGone = true
      opened?.destroy()
      element?.close()
    }
  }, [workspace])

  return (
    <dialog
      className="dialog cv-preview"
      ref={dialog}
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="dhead">
        <h2 className="t16 strong grow">{words.title}</h2>
        <IconButton icon={X} label={words.close} size="sm" onClick={close} />
      </div>
      <div className="cv-preview-pages" tabIndex={0} role="group" aria-label={words.title}>
        {state.at === 'laying' && (
          <div className="cv-preview-page" role="status" aria-label={words.laying}>
            <Skeleton height="100%" />
          </div>
        )}
        {state.at === 'failed' && <Note kind="bad">{words.failed}</Note>}
        {state.at === 'shown' && state.missing.length > 0 && <Note kind="warn">{sayMissing(state.missing, true)}</Note>}
        {state.at === 'shown' &&
          Array.from({ length: state.pages.count }, (_, index) => (
            <PageCanvas key={index} pages={state.pages} page={index + 1} />
          ))}
      </div>
    </dialog>
  )
}

function PageCanvas({ pages, page }: { pages: PdfPages; page: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1)
      // The error is ignored, because a page that scrolled away during drawing is no failure to report.
      void pages.draw(page, element, element.clientWidth * ratio).catch(() => undefined)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [pages, page])
  return (
    <figure className="cv-preview-page">
      <canvas ref={canvas} role="img" aria-label={words.page(page, pages.count)} />
      <figcaption className="sub t12 num">{words.page(page, pages.count)}</figcaption>
    </figure>
  )
}
