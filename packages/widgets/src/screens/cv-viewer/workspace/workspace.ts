import type { StoreApi } from 'zustand/vanilla'
import type { Application, Op, SectionKind } from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'
import type { EditorLook } from '../../../editor/editor-handle.ts'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import type { Toasts } from '../../../ui/toast.tsx'
import type { FieldName } from '../cv-viewer.model.ts'
import type { Deeds } from './create-deeds.ts'
import type { KeptBackLine } from './kept-back-lines.ts'
import type { LinkKeeper } from './link-keeper.ts'
import type { Editing, PanelTab, WorkspaceState } from './workspace-state.ts'

/** The recruiter's side of a CV: one document, its edits, and all actions on it. */
export interface Workspace extends Deeds {
  readonly store: StoreApi<WorkspaceState>
  readonly toasts: Toasts
  readonly fontsUrl: string
  readonly links: LinkKeeper
  /** The document at this moment, including what is being typed. */
  current(): ComposeInput & { application: Application }

  edit(sectionId: string, caret?: Editing['caret']): void
  leaveEditor(): void
  attachEditor(editor: OpenEditor | null): void
  typed(sectionId: string, content: Op[]): void
  looked(look: EditorLook): void

  setField(name: FieldName, value: string): void
  move(sectionId: string, beforeId: string | null): void
  setHidden(sectionId: string, isHidden: boolean): void
  rename(sectionId: string, title: string): void
  add(kind: SectionKind, title: string): void
  remove(sectionId: string): void
  addLine(line: string, sectionId: string): void
  /** Shows clients a line that was kept back. */
  showLine(line: KeptBackLine): void
  undo(): void
  retrySave(): void

  show(part: Partial<Pick<WorkspaceState, 'tab' | 'dialog' | 'sheet'>>): void
  openTab(tab: PanelTab): void
  /** Shows where pages begin, or no longer. */
  showPages(isWanted: boolean): void
  destroy(): void
}
