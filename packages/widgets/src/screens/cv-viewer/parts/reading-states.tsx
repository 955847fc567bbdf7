import { FileWarning, SearchX } from 'lucide'
import { wearStateStyles } from '../../../theme/state-styles.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CvViewerState } from '../cv-viewer.store.ts'
import { text } from '../cv-viewer.text.ts'
import { CvViewerSkeleton } from './skeleton.tsx'

/** The states without a CV to show, or without one yet. */
export type WithoutPage = Exclude<CvViewerState, { at: 'loading' | 'plain' | 'edit' | 'digital' }>

/** A state without a CV: not found, still being read, or not readable. */
export function ReadingState({ state }: { state: WithoutPage }) {
  switch (state.at) {
    case 'missing':
      return (
        <div className="state" role="alert" ref={wearStateStyles}>
          <div>
            <Icon of={SearchX} size={24} />
            <h2 className="t14 strong">{text.missing.title}</h2>
            <p className="mut">{text.missing.text}</p>
          </div>
        </div>
      )
    case 'processing':
      return (
        <div className="cv-reading" role="status" ref={wearStateStyles}>
          <CvViewerSkeleton />
          <div className="cv-reading-card">
            <h2 className="t14 strong">{text.processing.title}</h2>
            {state.fileName && <p className="trunc">{state.fileName}</p>}
            <div className="progress is-moving" role="progressbar" aria-label={text.processing.title}>
              <i />
            </div>
            <p className="mut">{state.isLong ? text.processing.long : text.processing.text}</p>
          </div>
        </div>
      )
    case 'unreadable':
      return (
        <div className="state" role="alert" ref={wearStateStyles}>
          <div>
            <Icon of={FileWarning} size={24} />
            <h2 className="t14 strong">{text.unreadable.title}</h2>
            {state.fileName && <p className="trunc">{state.fileName}</p>}
            <p className="mut">{state.text}</p>
          </div>
        </div>
      )
  }
}
