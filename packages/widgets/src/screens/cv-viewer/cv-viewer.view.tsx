import { useRef, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { ScreenStore } from '../../screen/screen.ts'
import { useLoaded } from '../../screen/use-loaded.ts'
import type { CvViewerState } from './cv-viewer.store.ts'
import type { Pressed } from './pressed.ts'
import { stageStyles, useFitZoom } from './parts/fit-zoom.ts'
import { Paper, type PaperProps } from './parts/paper.tsx'
import type { WithoutPage } from './parts/reading-states.tsx'
import { CvViewerSkeleton } from './parts/skeleton.tsx'

/** The CV, or a state shown instead of it. The workspace and the client's page have views of their own. */
export function CvViewerView({ store }: { store: ScreenStore<CvViewerState> }) {
  const state = useStore(store)
  if (state.at === 'plain') return <PlainPage document={state.bundle} fontsUrl={state.fontsUrl} />
  if (state.at === 'edit')
    return state.tools ? (
      <state.tools.View workspace={state.tools.workspace} />
    ) : (
      <FirstPage document={state.bundle} fontsUrl={state.fontsUrl} lost={state.lost} press={state.press} />
    )
  if (state.at === 'digital')
    return state.tools ? (
      <state.tools.View page={state.tools.page} />
    ) : (
      <PlainPage document={state.bundle} fontsUrl={state.fontsUrl} lost={state.lost} />
    )
  return state.at === 'loading' ? <CvViewerSkeleton /> : <LazyReadingState state={state} />
}

/** Loaded on demand, because most CVs can be shown at once and never need these states. */
function LazyReadingState({ state }: { state: WithoutPage }) {
  const { part: ReadingState } = useLoaded(async () => (await import('./parts/reading-states.tsx')).ReadingState)
  return ReadingState ? <ReadingState state={state} /> : <CvViewerSkeleton />
}

type PageProps = Pick<PaperProps, 'document' | 'fontsUrl'> & { lost?: string }

function PlainPage({ document, fontsUrl, lost }: PageProps) {
  return (
    <div className="cv-plain">
      {lost && <Lost>{lost}</Lost>}
      <Paper document={document} fontsUrl={fontsUrl} />
    </div>
  )
}

/** The paper in the place where the workspace will show it, so that nothing moves when the tools load. */
function FirstPage({ document, fontsUrl, lost, press }: PageProps & { press?: (place: Pressed) => void }) {
  const desk = useRef<HTMLDivElement>(null)
  const styles = stageStyles(useFitZoom(desk))
  return (
    <div className="cv-work" aria-busy="true">
      <div className="cv-bar">{lost && <Lost>{lost}</Lost>}</div>
      <div className="cv-rail" />
      <div className="cv-desk desk" ref={desk} tabIndex={0}>
        <div className="cv-stage" style={styles.stage}>
          <div
            className="cv-page"
            style={styles.page}
            onClick={({ target, clientX, clientY }) => {
              const section = (target as Element).closest('[data-section], .head')
              if (!section) return
              const { left, top } = section.getBoundingClientRect()
              press?.({ sectionId: section.getAttribute('data-section'), x: clientX - left, y: clientY - top })
            }}
          >
            <Paper document={document} fontsUrl={fontsUrl} />
          </div>
        </div>
      </div>
      <div className="cv-panel" />
    </div>
  )
}

function Lost({ children }: { children: ReactNode }) {
  return (
    <p className="cv-note mut" role="alert">
      {children}
    </p>
  )
}
