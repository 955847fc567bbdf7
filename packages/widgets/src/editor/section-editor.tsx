import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { Op } from '@tabard/contract'
import { indexOfLine } from './document-ops.ts'
import type { EditorHandle, EditorLook } from './editor-handle.ts'
import { createAfterPaint } from './after-paint.ts'
import { loadQuill } from './load-quill.ts'

/** An editor on the screen. Typed text reaches `onChange` after the next paint, or at once on `flush`. */
export interface OpenEditor extends EditorHandle {
  /** Calls `onChange` at once if there is typed text that it has not been given. */
  flush(): void
}

export interface SectionEditorProps {
  /** The content at the start. Later content comes by `EditorHandle.takeIn`. */
  content: readonly Op[]
  label: string
  /** Where the caret starts; null means at the end. */
  caret: { line: number; offset: number } | null
  /** Shown until the editor's code has loaded. */
  children: ReactNode
  onReady(editor: OpenEditor | null): void
  /** Called with the typed text after it is on the screen, so that bookkeeping never delays a letter. */
  onChange(content: Op[]): void
  onLook(look: EditorLook): void
  onLeave(): void
  onFailed(error: unknown): void
}

/** A document open for typing, in place. Its inputs are read once, so it is mounted with its section's id as key. */
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
        // A box that React does not manage, because the editor changes its content.
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

  // The focus is set after this render, because a hidden element cannot take it.
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
