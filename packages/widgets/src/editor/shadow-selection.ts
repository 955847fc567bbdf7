import type Quill from 'quill/core.js'

/** What the document tells and Quill would listen for, if it could find its container there. */
const documentEvents = ['selectionchange', 'mousedown', 'mouseup'] as const

/**
 * Lets Quill work inside a shadow root. It asks the document for the selection and for the focused element, and neither sees
 * through a shadow boundary: untreated, "Hello world" comes out as "ello worldH".
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
  // Quill looks for its containers with `document.querySelectorAll`, which stops at our root, so events are handed on by us.
  const handOn = (event: Event) => quill.emitter.handleDOM(event)
  for (const name of documentEvents) document.addEventListener(name, handOn)
  return () => {
    for (const name of documentEvents) document.removeEventListener(name, handOn)
  }
}

/** The selection inside the root, which `getRangeAt` hides. */
export function nativeRange(root: ShadowRoot): AbstractRange | null {
  const found = document.getSelection()
  if (!found) return null
  if ('getComposedRanges' in found) return found.getComposedRanges({ shadowRoots: [root] })[0] ?? null
  // Browsers before the method: Firefox's document selection does see through.
  return (found as Selection).rangeCount > 0 ? (found as Selection).getRangeAt(0) : null
}
