import { useEffect, useRef } from 'react'
import { CvViewer, TabardProvider } from '@tabard/widgets/react'
import { useHost } from '../host.ts'

/** The CV viewer as the app shows it: its outputs go to the page around us, where there is one. */
export function FramedCv({ appId, mode }: { appId: string; mode: 'edit' | 'digital' | 'plain' }) {
  const { runtime, parentFrame, candidates, leaveGuard } = useHost()
  const box = useRef<HTMLDivElement>(null)
  const work = `cv ${appId}`

  useEffect(
    () => runtime.onTokenExpiring((secondsLeft) => parentFrame.tell({ type: 'token-expiring', secondsLeft })),
    [runtime, parentFrame],
  )
  // A view that is gone has written what it had, or keeps it in its journal.
  useEffect(() => () => leaveGuard.set(work, false), [leaveGuard, work])

  // Read-only views are as tall as they are; the editor fills whatever height it is given.
  useEffect(() => {
    const element = box.current
    if (!element || !parentFrame.isFramed || mode === 'edit') return
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(element.getBoundingClientRect().height)
      if (height > 0) parentFrame.tell({ type: 'resize', height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [parentFrame, mode])

  return (
    <TabardProvider runtime={runtime}>
      <div ref={box} className={`cv cv-${mode}`}>
        <CvViewer
          appId={appId}
          mode={mode}
          onReady={(detail) => parentFrame.tell({ type: 'ready', ...detail })}
          onDirty={({ isDirty }) => leaveGuard.set(work, isDirty)}
          onSaved={(detail) => {
            parentFrame.tell({ type: 'saved', ...detail })
            candidates.refresh(appId)
          }}
          onStatusChanged={() => candidates.refresh(appId)}
          onTemplateApplied={() => candidates.refresh(appId)}
          onLinkCreated={() => candidates.refresh(appId)}
          onOutputFinished={({ outputId, format }) => {
            if (format === 'pdf' || format === 'docx')
              parentFrame.tell({ type: 'output-finished', appId, outputId, format })
            parentFrame.say('output-finished')
          }}
          onFailed={({ code }) => parentFrame.tell({ type: 'failed', code })}
        />
      </div>
    </TabardProvider>
  )
}
