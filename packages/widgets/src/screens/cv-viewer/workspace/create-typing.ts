import type { StoreApi } from 'zustand/vanilla'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import { changeSection } from '../cv-viewer.model.ts'
import type { Autosave } from './autosave.ts'
import type { UndoHistory } from './undo-history.ts'
import type { WorkspaceState } from './workspace-state.ts'
import type { Workspace } from './workspace.ts'

export interface TypingParts {
  store: StoreApi<WorkspaceState>
  autosave: Autosave
  history: UndoHistory
  /** The open section's editor; null while none is open. */
  open: { editor: OpenEditor | null }
  /** Called when the shown document may have changed. */
  onShown(): void
}

export type Typing = Pick<Workspace, 'edit' | 'leaveEditor' | 'attachEditor' | 'typed' | 'looked'>

/** Opens one section at a time in the editor, and takes what is typed in it. */
export function createTyping({ store, autosave, history, open, onShown }: TypingParts): Typing {
  const get = store.getState
  const set = store.setState

  /** Closes the editor and shows the typed text on the paper itself. */
  const leaveEditor = (): void => {
    open.editor?.flush()
    const { editing, application } = get()
    if (!editing) return
    const began = application.freeText.find(({ id }) => id === editing.sectionId)
    const now = autosave.draft.sections.find(({ id }) => id === editing.sectionId)
    if (began && now && began !== now && JSON.stringify(began) !== JSON.stringify(now))
      history.remember(autosave.draft.sections.map((one) => (one === now ? { ...one, content: began.content } : one)))
    const freeText = [...autosave.draft.sections]
    set({ editing: null, look: null, application: { ...application, freeText } })
    onShown()
  }

  return {
    edit: (sectionId, caret = null) => {
      if (!get().canEdit || get().editing?.sectionId === sectionId) return
      leaveEditor()
      set({ editing: { sectionId, caret }, trying: null, sheet: null })
    },
    leaveEditor,
    attachEditor: (next) => {
      open.editor = next
    },
    typed: (sectionId, content) => {
      const sections = changeSection(autosave.draft.sections, sectionId, { content })
      autosave.change({ ...autosave.draft, sections })
      if (get().pages) set({ pages: null })
    },
    looked: (look) => set({ look }),
  }
}
