import type Quill from 'quill/core.js'

/** Events of the document. Quill would handle them itself if it could find its container in the document. */
const documentEvents = ['selectionchange', 'mousedown', 'mouseup'] as const

/**
 * Lets Quill work inside a shadow root. Quill asks the document for the selection and for the focused element, and the
 * document sees neither through a shadow boundary. Without this, "Hello world" comes out as "ello worldH".
 */
export function adoptShadowSelection(quill: Quill, root: ShadowRoot): () => void {
  const { selection } = quill
  selection.getNativeRange = () => {
    const native = nativeRange(root)
    return native && (selection.normalizeNative(native) as ReturnType<typeof selection.getNativeRange>)
  }
  selection.hasFocus = () => {
    const { activeElement } = root
    return activeElement === quill.root || (activeElement !== null && quill.root.contains(activeElement))
  }
  // Quill finds its containers with `document.querySelectorAll`, which does not look into our root, so we pass the
  // events on.
  const handOn = (event: Event) => quill.emitter.handleDOM(event)
  for (const name of documentEvents) document.addEventListener(name, handOn)
  return () => {
    for (const name of documentEvents) document.removeEventListener(name, handOn)
  }
}

/** The selection inside the root. `getRangeAt` does not show it. */
export function nativeRange(root: ShadowRoot): AbstractRange | null {
  const found = document.getSelection()
  if (!found) return null
  if ('getComposedRanges' in found) return found.getComposedRanges({ shadowRoots: [root] })[0] ?? null
  // Browsers without `getComposedRanges`. Firefox's document selection does see into the root.
  return (found as Selection).rangeCount > 0 ? (found as Selection).getRangeAt(0) : null
}
