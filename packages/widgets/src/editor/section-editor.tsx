import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Op } from '@tabard/contract'
import { indexOfLine } from './document-ops.ts'
import type { EditorHandle, EditorLook } from './editor-handle.ts'
import { createAfterPaint } from './after-paint.ts'
import { loadQuill } from './load-quill.ts'

/** An editor on the screen. What is typed reaches `onChange` after the next paint, or when somebody must know now. */
export interface OpenEditor extends EditorHandle {
  /** Tells `onChange` at once what it has not been told yet. */
  flush(): void
}

export interface SectionEditorProps {
  /** What it begins with; later content comes by `EditorHandle.takeIn`. */
  content: readonly Op[]
  label: string
  /** Where the caret starts; null is the end. */
  caret: { line: number; offset: number } | null
  /** Shown until the editor's code has come. */
  children: ReactNode
  onReady(editor: OpenEditor | null): void
  /** What was typed; told after it is on the screen, so that no letter waits for its own bookkeeping. */
  onChange(content: Op[]): void
  onLook(look: EditorLook): void
  onLeave(): void
  onFailed(error: unknown): void
}

/** A document open for typing, in place. Mounted with a key of its section: its inputs are read once. */
export function SectionEditor(props: SectionEditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenEditor | null>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    const { content, label } = latest.current
    let editor: OpenEditor | null = null
    let isGone = false
    const pending = createAfterPaint(() => editor && latest.current.onChange(editor.read()))
    loadQuill()
      .then((createEditor) => {
        const outer = holder.current
        const root = outer?.getRootNode()
        if (isGone || !outer || !(root instanceof ShadowRoot)) return
        // The editor's own box: what is inside it is never React's.
        const container = document.createElement('div')
        outer.replaceChildren(container)
        const made = createEditor({
          container,
          root,
          content,
          label,
          on: {
            change: (isOwn) => isOwn && pending.plan(),
            look: (look) => latest.current.onLook(look),
            focus: () => {},
            leave: () => latest.current.onLeave(),
          },
        })
        editor = { ...made, flush: pending.run }
        setOpened(editor)
      })
      .catch((error: unknown) => {
        if (!isGone) latest.current.onFailed(error)
      })
    return () => {
      isGone = true
      pending.stop()
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
