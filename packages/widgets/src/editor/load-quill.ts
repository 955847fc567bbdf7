import type { EditorHandle, EditorOptions } from './editor-handle.ts'

let loading: Promise<(options: EditorOptions) => EditorHandle> | null = null

/** The editor, in a chunk of its own: most readers of a CV never edit it. */
export function loadQuill(): Promise<(options: EditorOptions) => EditorHandle> {
  loading ??= import('./shadow-quill.ts').then(
    (module) => module.createShadowQuill,
    (error: unknown) => {
      // A chunk that did not arrive may arrive next time.
      loading = null
      throw error
    },
  )
  return loading
}
