/**
 * Stops keys typed into a screen from reaching the page, which may have shortcuts on plain letters. Keys with Control
 * or Command still reach the page, unless the screen has used them.
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
