import type { Application, ApplicationBundle, Link, Template } from '@tabard/contract'
import type { PdfPage } from '@tabard/paper/pdf'
import type { EditorLook } from '../../../editor/editor-handle.ts'
import type { OutputFormat } from '../../../output/make-output.ts'
import type { SaveState } from './autosave.ts'

export type PanelTab = 'details' | 'source' | 'share'

/** A section open in the editor, and where the reader pressed: a line of it, and letters into that line. */
export interface Editing {
  sectionId: string
  caret: { line: number; offset: number } | null
}

export type LinksState =
  { at: 'unknown' } | { at: 'loading' } | { at: 'known'; links: readonly Link[] } | { at: 'failed'; text: string }

export type TemplatesState =
  | { at: 'unknown' }
  | { at: 'loading' }
  | { at: 'known'; templates: readonly Template[] }
  | { at: 'failed'; text: string }

export interface WorkspaceState {
  /** As it is shown. While a section is being typed in, its text here is the one the editor began with. */
  application: Application
  template: Template
  branding: ApplicationBundle['branding']
  presenter: ApplicationBundle['presenter']
  rights: ApplicationBundle['rights']
  canEdit: boolean
  /** Signed in, not here by a signature: may close links and see original files. */
  isTeam: boolean
  save: SaveState
  editing: Editing | null
  look: EditorLook | null
  /** A template looked at, not applied. */
  trying: Template | null
  tab: PanelTab
  dialog: 'share' | 'preview' | null
  /** On narrow screens: what covers the page. */
  sheet: 'sections' | 'panel' | null
  making: OutputFormat | null
  links: LinksState
  templates: TemplatesState
  /** Where pages begin, as the PDF engine decided; null until it has, and while text is being typed. */
  pages: readonly PdfPage[] | null
  canUndo: boolean
}
