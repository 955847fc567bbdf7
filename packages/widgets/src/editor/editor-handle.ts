import type { Embed, EntryLine, Op } from '@tabard/contract'

/** What the selection is wearing. */
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
  /** Gets emptied. Must stand in `root`. */
  container: HTMLElement
  root: ShadowRoot
  content: readonly Op[]
  /** What is edited, for assistive technology. */
  label: string
  on: {
    /** The document changed: `read` has it. `isOwn` is false for a change that `takeIn` made. */
    change(isOwn: boolean): void
    look(look: EditorLook): void
    focus(isFocused: boolean): void
    /** Escape. */
    leave(): void
  }
}

/** An open editor. Knows documents of the contract only; Quill stays behind it. */
export interface EditorHandle {
  read(): Op[]
  look(): EditorLook
  /** `index` counts characters and embeds. */
  focus(index?: number): void
  format(name: InlineFormat, value: boolean): void
  format(name: LineFormat, value: string | number | false): void
  /** Takes every format off the selection. */
  clear(): void
  /** Links the selection, or the link the caret is in; an empty url unlinks. */
  link(url: string): void
  insert(embed: Embed): void
  undo(): void
  redo(): void
  canUndo(): boolean
  /** Takes in what somebody else changed, without moving the caret off its word. Not undone by `undo`. */
  takeIn(content: readonly Op[]): void
  /** Where the selection is in the window. */
  bounds(): DOMRect | null
  destroy(): void
}
