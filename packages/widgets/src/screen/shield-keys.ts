/**
 * Keys typed into a screen are the screen's: a page that has shortcuts on plain letters must not act on them. Keys with Control
 * or Command go on to the page unless the screen has used them.
 */
export function shieldKeys(root: ShadowRoot): () => void {
  const onKey = (event: Event) => {
    const { ctrlKey, metaKey, defaultPrevented } = event as KeyboardEvent
    if (isTyping(event) && (defaultPrevented || !(ctrlKey || metaKey))) event.stopPropagation()
  }
  const types = ['keydown', 'keypress', 'keyup']
  for (const type of types) root.addEventListener(type, onKey)
  return () => {
    for (const type of types) root.removeEventListener(type, onKey)
  }
}

function isTyping(event: Event): boolean {
  const target = event.composedPath()[0]
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
