import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { Unlink } from 'lucide'
import { linkTarget } from '@tabard/contract'
import type { EditorHandle, EditorLook } from '../../../../editor/editor-handle.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { text } from '../workspace.text.ts'
import { TextTools } from './text-tools.tsx'
import { useWorkspaceState } from './use-workspace.ts'

const words = text.editor

/** The toolbar of the section being edited: beside it if there is room, below the page on narrow screens. */
export function TextToolbar({
  stage,
  editor,
  zoom,
}: {
  stage: RefObject<HTMLElement | null>
  editor: EditorHandle
  zoom: number | null
}) {
  const look = useWorkspaceState((state) => state.look) ?? editor.look()
  const [isLinking, setLinking] = useState(false)
  const box = useBox(stage, zoom)
  const bar = useRef<HTMLDivElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (event.key === 'Escape') return editor.focus()
    const isText = event.target instanceof HTMLInputElement
    if (!step || isText) return
    const buttons = Array.from(bar.current?.querySelectorAll<HTMLElement>('.btn:not([disabled])') ?? [])
    const here = buttons.indexOf(event.target as HTMLElement)
    if (here < 0) return
    event.preventDefault()
    buttons[(here + step + buttons.length) % buttons.length]?.focus()
  }
  useEffect(() => {
    const root = stage.current
    if (!root) return
    const onLinkKey = (event: Event) => {
      const { ctrlKey, metaKey, key } = event as globalThis.KeyboardEvent
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'k') return
      event.preventDefault()
      setLinking(true)
    }
    root.addEventListener('keydown', onLinkKey)
    return () => root.removeEventListener('keydown', onLinkKey)
  }, [stage])

  return (
    <div className="cv-tools-track" style={box}>
      <div className="cv-ring" aria-hidden="true" />
      <div
        className="toolbar cv-toolbar"
        role="toolbar"
        aria-label={words.toolbar}
        ref={bar}
        onKeyDown={onKeyDown}
        // Keeps the selection where it is while a tool is pressed.
        onMouseDown={(event) => !(event.target instanceof HTMLInputElement) && event.preventDefault()}
      >
        {isLinking ? (
          <LinkField
            look={look}
            onDone={(url) => {
              setLinking(false)
              if (url === null) editor.focus()
              else editor.link(url)
            }}
          />
        ) : (
          <TextTools look={look} editor={editor} onLink={() => setLinking(true)} />
        )}
      </div>
    </div>
  )
}

function LinkField({ look, onDone }: { look: EditorLook; onDone: (url: string | null) => void }) {
  const [url, setUrl] = useState(look.link ?? '')
  const [isWrong, setWrong] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focused by script, because `autofocus` does nothing when another element already has the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const apply = () => {
    const target = url.trim() ? linkTarget(url) : ''
    if (target === null) setWrong(true)
    else onDone(target)
  }
  return (
    <form
      ref={form}
      className="cv-link-form"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onDone(null)
      }}
    >
      <TextField
        label={words.linkTo}
        isLabelHidden
        placeholder={words.linkTo}
        controlSize="sm"
        value={url}
        error={isWrong ? words.linkWrong : null}
        onInput={(event) => {
          setUrl(event.currentTarget.value)
          setWrong(false)
        }}
      />
      <Button size="sm" kind="primary" type="submit">
        {words.apply}
      </Button>
      {look.link && <IconButton size="sm" icon={Unlink} label={words.unlink} onClick={() => onDone('')} />}
    </form>
  )
}

/** The open section's box on the stage, measured again as the section grows. */
function useBox(stage: RefObject<HTMLElement | null>, zoom: number | null): Record<string, string> {
  const [box, setBox] = useState<Record<string, string>>({})
  useLayoutEffect(() => {
    const outer = stage.current
    const section = outer?.querySelector('.section.is-editing')
    if (!outer || !section) return
    const measure = () => {
      const around = outer.getBoundingClientRect()
      const at = section.getBoundingClientRect()
      setBox({
        top: `${Math.round(at.top - around.top)}px`,
        left: `${Math.round(at.left - around.left)}px`,
        width: `${Math.round(at.width)}px`,
        height: `${Math.round(at.height)}px`,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(section)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [stage, zoom])
  return box
}
