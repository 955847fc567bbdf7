import { useEffect } from 'react'
import { CvViewer } from '@tabard/widgets/react'
import { useHost } from '../host.ts'
import { AppScreen } from '../screens/app-screen.tsx'

export interface RecordCvProps {
  appId: string
  mode: 'edit' | 'digital' | 'plain'
  templateId?: string
  readonly?: boolean
}

/**
 * The CV viewer as the app shows it. Changes made here update the list of candidates, and leaving the page with unsaved
 * edits asks first.
 */
export function RecordCv(inputs: RecordCvProps) {
  const { appId, mode } = inputs
  const { parentFrame, candidates, leaveGuard } = useHost()
  const work = `cv ${appId}`
  const refresh = () => candidates.refresh(appId)

  // When the view goes, the guard is released, because the view has saved its edits or keeps them in its journal.
  useEffect(() => () => leaveGuard.set(work, false), [leaveGuard, work])

  return (
    <AppScreen
      of={CvViewer}
      className={`cv cv-${mode}`}
      // Read-only views are as tall as their content; the editor fills the height that it is given.
      tellsHeight={mode !== 'edit'}
      given={{
        ...inputs,
        onDirty: ({ isDirty }) => leaveGuard.set(work, isDirty),
        onSaved: refresh,
        onStatusChanged: refresh,
        onTemplateApplied: refresh,
        onLinkCreated: refresh,
        onOutputFinished: () => parentFrame.say('output-finished'),
      }}
    />
  )
}
