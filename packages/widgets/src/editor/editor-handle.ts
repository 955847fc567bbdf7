import type { Embed, EntryLine, Op } from '@tabard/contract'

/** The formats at the selection. */
export interface EditorLook {
  bold: boolean
  italic: boolean
  underline: boolean
  link: string | null
  header: 2 | 3 | null
  list: 'bullet' | 'ordered' | null
  entry: EntryLine | null
  canUndo: boolean
  canRedo: boolean
  hasSelection: boolean
}

export type InlineFormat = 'bold' | 'italic' | 'underline'
export type LineFormat = 'header' | 'list' | 'entry'

export interface EditorOptions {
  /** The element for the editor. It is emptied first, and must be inside `root`. */
  container: HTMLElement
  root: ShadowRoot
  content: readonly Op[]
  /** The accessible name of what is edited. */
  label: string
  on: {
    /** Called after a change; `read` returns the new document. `isOwn` is false when `takeIn` made the change. */
    change(isOwn: boolean): void
    look(look: EditorLook): void
    focus(isFocused: boolean): void
    /** The reader pressed Escape. */
    leave(): void
  }
}

/** An open editor. It accepts and returns only documents of the contract; Quill is not visible outside. */
export interface EditorHandle {
  read(): Op[]
  look(): EditorLook
  /** `index` counts characters and embeds. */
  focus(index?: number): void
  format(name: InlineFormat, value: boolean): void
  format(name: LineFormat, value: string | number | false): void
  /** Removes every format from the selection. */
  clear(): void
  /** Links the selection, or changes the link at the caret. An empty url removes the link. */
  link(url: string): void
  insert(embed: Embed): void
  undo(): void
  redo(): void
  canUndo(): boolean
  /** Takes in somebody else's change and keeps the caret at its word. `undo` does not undo it. */
  takeIn(content: readonly Op[]): void
  /** The selection's rectangle in the window. */
  bounds(): DOMRect | null
  destroy(): void
}
