import type { ReactNode } from 'react'
import type { Section } from '@tabard/contract'
import { SectionEditor, type OpenEditor } from '../../../../editor/section-editor.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import type { Editing } from '../workspace-state.ts'
import { text } from '../workspace.text.ts'
import { useWorkspace } from './use-workspace.ts'

export interface OpenSectionProps {
  section: Section
  caret: Editing['caret']
  /** Shown until the editor's code has loaded. */
  children: ReactNode
  onReady: (editor: OpenEditor | null) => void
  /** The recruiter left the section by the keyboard. */
  onLeft: () => void
}

/** The section being edited, in its place on the page. */
export function OpenSection({ section, caret, children, onReady, onLeft }: OpenSectionProps) {
  const workspace = useWorkspace()
  return (
    <SectionEditor
      content={section.content}
      label={titleOf(section)}
      caret={caret}
      onReady={onReady}
      onChange={(next) => workspace.typed(section.id, next)}
      onLook={(look) => workspace.looked(look)}
      onLeave={() => {
        workspace.leaveEditor()
        onLeft()
      }}
      onFailed={() => {
        workspace.leaveEditor()
        workspace.toasts.show({ text: text.editor.failed })
      }}
    >
      {children}
    </SectionEditor>
  )
}
