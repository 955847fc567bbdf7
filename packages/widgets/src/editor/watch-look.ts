import type Quill from 'quill/core.js'
import type { Delta, Range } from 'quill/core.js'
import type { EditorLook } from './editor-handle.ts'
import { readPlainTyping } from './plain-typing.ts'

/** The look at the caret, and word of each change of it. */
export interface LookWatch {
  read(): EditorLook
  /** Reads the look and tells it if it changed. */
  refresh(): void
  stop(): void
}

/**
 * Tells the look whenever it changes. Reading it costs more than typing a letter, so it is not read while somebody
 * types on in one look: only when the selection moves by itself, or a change does more than add letters.
 */
export function watchLook(quill: Quill, tell: (look: EditorLook) => void): LookWatch {
  let known: EditorLook | null = null
  /** Where plain typing left the caret. Arriving there tells nothing new. */
  let typedTo: number | null = null

  const take = (look: EditorLook): void => {
    if (known && isSameLook(known, look)) return
    known = look
    tell(look)
  }
  const refresh = (): void => {
    typedTo = null
    take(readLook(quill))
  }
  const onText = (change: Delta): void => {
    const end = known && endOfTyping(change, known)
    if (known === null || end === null) return refresh()
    typedTo = end
    take({ ...known, ...undoOf(quill) })
  }
  const onSelection = (range: Range | null): void => {
    if (range?.length === 0 && range.index === typedTo) return
    refresh()
  }
  quill.on('text-change', onText)
  quill.on('selection-change', onSelection)
  return {
    read: () => readLook(quill),
    refresh,
    stop: () => {
      quill.off('text-change', onText)
      quill.off('selection-change', onSelection)
    },
  }
}

/** Where the caret stands after letters were typed in the known look; null after any other change. */
function endOfTyping(change: Delta, known: EditorLook): number | null {
  const typed = known.hasSelection ? null : readPlainTyping(change)
  if (!typed) return null
  const look = Object.entries(inlineLook(typed.attributes))
  return look.every(([name, value]) => known[name as InlineName] === value) ? typed.index + typed.letters.length : null
}

type InlineName = 'bold' | 'italic' | 'underline' | 'link'

function inlineLook(formats: Record<string, unknown> = {}): Pick<EditorLook, InlineName> {
  return {
    bold: formats.bold === true,
    italic: formats.italic === true,
    underline: formats.underline === true,
    link: typeof formats.link === 'string' ? formats.link : null,
  }
}

function undoOf({ history }: Quill): Pick<EditorLook, 'canUndo' | 'canRedo'> {
  return { canUndo: history.stack.undo.length > 0, canRedo: history.stack.redo.length > 0 }
}

function readLook(quill: Quill): EditorLook {
  const range = quill.getSelection()
  const formats = range ? quill.getFormat(range) : {}
  const { header, list, entry } = formats
  return {
    ...inlineLook(formats),
    header: header === 2 || header === 3 ? header : null,
    list: list === 'bullet' || list === 'ordered' ? list : null,
    entry: entry === 'title' || entry === 'organisation' || entry === 'dates' ? entry : null,
    ...undoOf(quill),
    hasSelection: (range?.length ?? 0) > 0,
  }
}

function isSameLook(one: EditorLook, other: EditorLook): boolean {
  return (Object.keys(one) as (keyof EditorLook)[]).every((name) => one[name] === other[name])
}
