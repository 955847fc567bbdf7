import type { EditorHandle, EditorOptions } from './editor-handle.ts'

let loading: Promise<(options: EditorOptions) => EditorHandle> | null = null

/** The editor is in a chunk of its own, because most readers of a CV never edit it. */
export function loadQuill(): Promise<(options: EditorOptions) => EditorHandle> {
  loading ??= import('./shadow-quill.ts').then(
    (module) => module.createShadowQuill,
    (error: unknown) => {
      // A chunk that failed to load is requested again next time.
      loading = null
      throw error
    },
  )
  return loading
}
