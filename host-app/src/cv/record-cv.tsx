import { useEffect } from 'react'
import { CvViewer } from '@tabard/widgets/react'
import { useHost } from '../host.ts'
import { HostedScreen } from '../screens/hosted-screen.tsx'

export interface RecordCvProps {
  appId: string
  mode: 'edit' | 'digital' | 'plain'
  templateId?: string
  readonly?: boolean
}

/** The CV viewer as the app shows it: the list of candidates follows what is done here, and unsaved edits hold the page. */
export function RecordCv(inputs: RecordCvProps) {
  const { appId, mode } = inputs
  const { parentFrame, candidates, leaveGuard } = useHost()
  const work = `cv ${appId}`
  const refresh = () => candidates.refresh(appId)

  // A view that is gone has written what it had, or keeps it in its journal.
  useEffect(() => () => leaveGuard.set(work, false), [leaveGuard, work])

  return (
    <HostedScreen
      of={CvViewer}
      className={`cv cv-${mode}`}
      // Read-only views are as tall as they are; the editor fills whatever height it is given.
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
