import Quill, { Delta, type Range } from 'quill/core.js'
import type { Context } from 'quill/modules/keyboard.js'
import type { EntryLine, Op } from '@tabard/contract'
import { asDelta, changeBetween } from '@tabard/paper/delta'
import { readDocument } from './document-ops.ts'
import type { EditorHandle, EditorOptions } from './editor-handle.ts'
import { createRegistry } from './formats/registry.ts'
import { readPlainTyping, withTyping } from './plain-typing.ts'
import { SafeClipboard } from './safe-clipboard.ts'
import { adoptShadowSelection, nativeRange } from './shadow-selection.ts'
import { watchLook } from './watch-look.ts'

/** Quill with our clipboard. A class of our own, because the host page may share Quill itself with us. */
class ShadowQuill extends Quill {
  static override import = ((name: string) =>
    name === 'modules/clipboard' ? SafeClipboard : Quill.import(name)) as typeof Quill.import
}

/** An editor for one document inside a shadow root. It also works under enforced Trusted Types. */
export function createShadowQuill({ container, root, content, label, on }: EditorOptions): EditorHandle {
  allowEmptying(container)
  const quill = new ShadowQuill(container, {
    registry: createRegistry(),
    modules: {
      history: { delay: 600, maxStack: 200, userOnly: true },
      keyboard: { bindings: bindings(on) },
      // Without this, a pasted or dropped picture would become a data: image, which no document may hold.
      uploader: { mimetypes: [], handler: () => {} },
    },
  })
  const release = adoptShadowSelection(quill, root)
  for (const name of typingEvents) container.addEventListener(name, stopHere)
  quill.root.setAttribute('role', 'textbox')
  quill.root.setAttribute('aria-multiline', 'true')
  quill.root.setAttribute('aria-label', label)
  quill.root.setAttribute('spellcheck', 'true')
  quill.setContents(asDelta(content), Quill.sources.SILENT)
  quill.history.clear()

  /** The document as far as it is known; null after a change that only the editor itself can tell. */
  let known: Op[] | null = null
  const read = (): Op[] => (known ??= readDocument(quill.getContents().ops))
  quill.on(Quill.events.TEXT_CHANGE, (change, _before, source) => {
    const typed = known && readPlainTyping(change)
    known = known && typed && withTyping(known, typed)
    on.change(source === Quill.sources.USER)
  })
  const looks = watchLook(quill, on.look)
  // Quill notices a lost focus by the document's selection. That does not change when focus leaves a shadow root, so
  // focus and blur are listened to here.
  const onFocus = () => on.focus(true)
  const onBlur = () => on.focus(false)
  quill.root.addEventListener('focus', onFocus)
  quill.root.addEventListener('blur', onBlur)

  return {
    read,
    look: looks.read,
    focus: (index) => {
      quill.focus({ preventScroll: true })
      if (index !== undefined) quill.setSelection(Math.min(index, quill.getLength() - 1), 0, Quill.sources.USER)
    },
    format: (name, value) => formatSelection(quill, name, value),
    clear: () => {
      const range = quill.getSelection(true)
      quill.removeFormat(range.index, Math.max(range.length, 1), Quill.sources.USER)
      looks.refresh()
    },
    link: (url) => {
      const range = quill.getSelection(true)
      const [at, length] = range.length > 0 ? [range.index, range.length] : linkAround(quill, range)
      if (length > 0) quill.formatText(at, length, 'link', url || false, Quill.sources.USER)
      else if (url) quill.insertText(at, url.replace(/^mailto:|^https:\/\//, ''), { link: url }, Quill.sources.USER)
    },
    insert: (embed) => {
      const range = quill.getSelection(true)
      const change = new Delta()
        .retain(range.index)
        .delete(range.length)
        .insert({ ...embed })
      quill.updateContents(change, Quill.sources.USER)
      quill.setSelection(range.index + 1, 0, Quill.sources.USER)
    },
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
    canUndo: () => quill.history.stack.undo.length > 0,
    takeIn: (next) => {
      const change = changeBetween(read(), next)
      if (change.ops.length > 0) quill.updateContents(change, Quill.sources.API)
    },
    bounds: () => {
      const range = quill.getSelection()
      return range && selectionBox(root)
    },
    destroy: () => {
      release()
      quill.root.removeEventListener('focus', onFocus)
      quill.root.removeEventListener('blur', onBlur)
      quill.off(Quill.events.TEXT_CHANGE)
      looks.stop()
      for (const name of typingEvents) container.removeEventListener(name, stopHere)
      container.replaceChildren()
    },
  }
}

/**
 * Events of each key that only the editor needs. They end at its box, because on their way out every one would pass the
 * handlers of two React roots. `keydown` goes on: it carries shortcuts.
 */
const typingEvents = ['keypress', 'textInput', 'input', 'keyup'] as const
const stopHere = (event: Event): void => event.stopPropagation()

/**
 * Quill empties its container through `innerHTML`, which is a Trusted Types sink. This own property empties it without
 * the sink.
 */
function allowEmptying(container: HTMLElement): void {
  Object.defineProperty(container, 'innerHTML', {
    configurable: true,
    get: () => '',
    set: () => container.replaceChildren(),
  })
}

const nextEntryLine: Record<EntryLine, EntryLine | null> = { title: 'organisation', organisation: 'dates', dates: null }

function bindings(on: EditorOptions['on']): Record<string, unknown> {
  const leave = () => {
    on.leave()
    return false
  }
  return {
    // Tab moves on through the page, so that a keyboard user can always leave the editor. Only in a list does it set
    // the level.
    tab: null,
    'remove tab': null,
    indent: { key: 'Tab', format: ['list'], handler: levelBy('+1') },
    outdent: { key: 'Tab', shiftKey: true, format: ['list'], handler: levelBy('-1') },
    escape: { key: 'Escape', handler: leave },
    /** A line typed after one that is kept back is shown, because otherwise its words would be missed unnoticed. */
    'kept back enter': {
      key: 'Enter',
      collapsed: true,
      format: ['keptBack'],
      suffix: /^$/,
      handler(this: { quill: Quill }, range: Range) {
        const { quill } = this
        quill.insertText(range.index, '\n', Quill.sources.USER)
        quill.formatLine(range.index + 1, 1, 'keptBack', false, Quill.sources.USER)
        quill.setSelection(range.index + 1, 0, Quill.sources.SILENT)
        quill.scrollSelectionIntoView()
        return false
      },
    },
    /** Enter after a job's title starts its organisation, then its dates, then plain text. */
    'entry enter': {
      key: 'Enter',
      collapsed: true,
      format: ['entry'],
      suffix: /^$/,
      handler(this: { quill: Quill }, range: Range, context: Context) {
        const next = nextEntryLine[context.format.entry as EntryLine] ?? null
        const { quill } = this
        const isEmpty = context.prefix === ''
        if (isEmpty) {
          quill.formatLine(range.index, 1, 'entry', false, Quill.sources.USER)
          return false
        }
        quill.insertText(range.index, '\n', { entry: context.format.entry }, Quill.sources.USER)
        quill.formatLine(range.index + 1, 1, 'entry', next ?? false, Quill.sources.USER)
        quill.setSelection(range.index + 1, 0, Quill.sources.SILENT)
        quill.scrollSelectionIntoView()
        return false
      },
    },
  }
}

function levelBy(step: '+1' | '-1') {
  return function (this: { quill: Quill }, _range: Range, context: Context) {
    if (step === '-1' && !context.format.indent) return true
    this.quill.format('indent', step, Quill.sources.USER)
    return false
  }
}

/** A line has one kind: heading, list item or line of a job. Choosing one kind removes the others. */
const lineFormats = ['header', 'list', 'entry']

function formatSelection(quill: Quill, name: string, value: unknown): void {
  const range = quill.getSelection(true)
  if (!lineFormats.includes(name)) {
    quill.format(name, value, Quill.sources.USER)
    return
  }
  const formats: Record<string, unknown> = Object.fromEntries(lineFormats.map((other) => [other, false]))
  if (name !== 'list' || !value) formats.indent = false
  quill.formatLine(range.index, Math.max(1, range.length), { ...formats, [name]: value }, Quill.sources.USER)
}

function linkAround(quill: Quill, range: Range): [number, number] {
  const [leaf, offset] = quill.getLeaf(range.index)
  const parent = leaf?.parent as { domNode?: Node; length?: () => number } | undefined
  if (!leaf || !(parent?.domNode instanceof HTMLAnchorElement)) return [range.index, 0]
  return [range.index - offset, leaf.length()]
}

function selectionBox(root: ShadowRoot): DOMRect | null {
  const found = nativeRange(root)
  if (!found) return null
  const range = document.createRange()
  range.setStart(found.startContainer, found.startOffset)
  range.setEnd(found.endContainer, found.endOffset)
  return range.getBoundingClientRect()
}
