import type { Application, ApplicationBundle, Link, Template } from '@tabard/contract'
import type { PdfPage } from '@tabard/paper/pdf'
import type { EditorLook } from '../../../editor/editor-handle.ts'
import type { OutputFormat } from '../../../output/make-output.ts'
import type { SaveState } from './autosave.ts'

export type PanelTab = 'details' | 'source' | 'share'

/**
 * A section open in the editor, and the place where the reader pressed: its line, and the number of letters before it.
 */
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
  /**
   * The application as the page shows it. While a section is open in the editor, its text here is the one from when it
   * opened.
   */
  application: Application
  template: Template
  branding: ApplicationBundle['branding']
  presenter: ApplicationBundle['presenter']
  rights: ApplicationBundle['rights']
  canEdit: boolean
  /** True for a signed-in user, who may close links and see original files. False for a visitor with a signature. */
  isTeam: boolean
  save: SaveState
  editing: Editing | null
  look: EditorLook | null
  /** A template that is shown without being applied. */
  trying: Template | null
  tab: PanelTab
  dialog: 'share' | 'preview' | null
  /** The panel that covers the page on narrow screens. */
  sheet: 'sections' | 'panel' | null
  making: OutputFormat | null
  links: LinksState
  templates: TemplatesState
  /**
   * The places where pages begin, as computed by the PDF engine. Null before the first answer, while text is being
   * typed, and while nobody wants to see them.
   */
  pages: readonly PdfPage[] | null
  /** Whether the person wants to see where pages begin. Only then is the PDF engine asked. */
  showsPages: boolean
  canUndo: boolean
}
