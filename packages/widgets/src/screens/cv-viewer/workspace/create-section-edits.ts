import { inPrintedOrder } from '@tabard/paper'
import type { StoreApi } from 'zustand/vanilla'
import type { Section } from '@tabard/contract'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import type { Toasts } from '../../../ui/toast.tsx'
import * as model from '../cv-viewer.model.ts'
import type { Autosave } from './autosave.ts'
import { showLine } from './kept-back-lines.ts'
import type { UndoHistory } from './undo-history.ts'
import type { WorkspaceState } from './workspace-state.ts'
import type { Workspace } from './workspace.ts'
import { text } from './workspace.text.ts'

export interface SectionEditParts {
  store: StoreApi<WorkspaceState>
  autosave: Autosave
  history: UndoHistory
  toasts: Toasts
  /** The open section's editor; null while none is open. */
  open: { editor: OpenEditor | null }
  /** Closes the editor and keeps what was typed in it. */
  leaveEditor(): void
  /** Called when the shown document may have changed. */
  onShown(): void
}

export type SectionEdits = Pick<
  Workspace,
  'setField' | 'move' | 'setHidden' | 'rename' | 'add' | 'remove' | 'addLine' | 'showLine' | 'undo'
>

/**
 * Edits of whole sections and of the candidate's details. Each is shown at once, saved a moment later, and can be
 * undone.
 */
export function createSectionEdits(parts: SectionEditParts): SectionEdits {
  const { store, autosave, history, toasts, open, leaveEditor, onShown } = parts
  const get = store.getState
  const set = store.setState

  const change = (sections: readonly Section[], isUndoable = true): void => {
    if (!get().canEdit) return
    if (isUndoable) history.remember(autosave.draft.sections)
    autosave.change({ ...autosave.draft, sections })
    set(({ application }) => ({ application: { ...application, freeText: [...sections] }, pages: null }))
    onShown()
  }
  /** The sections in printed order, because a reader moves sections in the order that is shown. */
  const inSight = () => inPrintedOrder(autosave.draft.sections, get().template.design)
  const undo = (): void => {
    if (open.editor?.canUndo()) return open.editor.undo()
    leaveEditor()
    const before = history.takeLast()
    if (before) change(before, false)
  }
  const offerUndo = (said: string) => toasts.show({ text: said, action: { label: text.undo, onSelect: () => undo() } })

  return {
    setField: (name, value) => {
      if (!get().canEdit || get().application[name] === value) return
      autosave.change({ ...autosave.draft, fields: { ...autosave.draft.fields, [name]: value } })
      set(({ application }) => ({ application: { ...application, [name]: value }, pages: null }))
      onShown()
    },
    move: (sectionId, beforeId) => change(model.moveSection(inSight(), sectionId, beforeId)),
    setHidden: (sectionId, isHidden) => {
      if (isHidden && get().editing?.sectionId === sectionId) leaveEditor()
      change(model.setHidden(autosave.draft.sections, sectionId, isHidden))
      if (isHidden) offerUndo(text.rail.hiddenNow)
    },
    rename: (sectionId, title) => change(model.changeSection(autosave.draft.sections, sectionId, { title })),
    add: (kind, title) => {
      leaveEditor()
      const afterId = autosave.draft.sections.filter(({ hidden }) => !hidden).at(-1)?.id ?? null
      const { sections, id } = model.addSection(autosave.draft.sections, { kind, title, afterId })
      change(sections)
      set({ editing: { sectionId: id, caret: null }, sheet: null })
    },
    remove: (sectionId) => {
      if (get().editing?.sectionId === sectionId) leaveEditor()
      const gone = autosave.draft.sections.find(({ id }) => id === sectionId)
      if (!gone) return
      change(model.removeSection(autosave.draft.sections, sectionId))
      offerUndo(text.rail.deleted(model.titleOf(gone)))
    },
    addLine: (line, sectionId) => {
      leaveEditor()
      change(model.appendLine(autosave.draft.sections, sectionId, line))
    },
    showLine: (line) => {
      leaveEditor()
      change(showLine(autosave.draft.sections, line))
      offerUndo(text.source.shown)
    },
    undo,
  }
}
