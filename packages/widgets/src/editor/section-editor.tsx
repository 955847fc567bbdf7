import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Op } from '@tabard/contract'
import { indexOfLine } from './document-ops.ts'
import type { EditorHandle, EditorLook } from './editor-handle.ts'
import { loadQuill } from './load-quill.ts'

export interface SectionEditorProps {
  /** What it begins with; later content comes by `EditorHandle.takeIn`. */
  content: readonly Op[]
  label: string
  /** Where the caret starts; null is the end. */
  caret: { line: number; offset: number } | null
  /** Shown until the editor's code has come. */
  children: ReactNode
  onReady(editor: EditorHandle | null): void
  onChange(content: Op[], isOwn: boolean): void
  onLook(look: EditorLook): void
  onLeave(): void
  onFailed(error: unknown): void
}

/** A document open for typing, in place. Mounted with a key of its section: its inputs are read once. */
export function SectionEditor(props: SectionEditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<EditorHandle | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const { content, label } = latest.current
    let editor: EditorHandle | null = null
    let isGone = false
    loadQuill()
      .then((createEditor) => {
        const outer = holder.current
        const root = outer?.getRootNode()
        if (isGone || !outer || !(root instanceof ShadowRoot)) return
        // The editor's own box: what is inside it is never React's.
        const container = document.createElement('div')
        outer.replaceChildren(container)
        editor = createEditor({
          container,
          root,
          content,
          label,
          on: {
            change: (next, isOwn) => latest.current.onChange(next, isOwn),
            look: (look) => latest.current.onLook(look),
            focus: () => {},
            leave: () => latest.current.onLeave(),
          },
        })
        setOpened(editor)
      })
      .catch((error: unknown) => {
        if (!isGone) latest.current.onFailed(error)
      })
    return () => {
      isGone = true
      latest.current.onReady(null)
      editor?.destroy()
    }
  }, [])

  // Only what is shown can take the focus.
  useLayoutEffect(() => {
    if (!opened) return
    const { content, caret, onReady } = latest.current
    onReady(opened)
    opened.focus(caret ? indexOfLine(content, caret.line) + caret.offset : Number.MAX_SAFE_INTEGER)
  }, [opened])

  return (
    <div className="content cv-editor">
      {!opened && props.children}
      <div ref={holder} hidden={!opened} />
    </div>
  )
}
