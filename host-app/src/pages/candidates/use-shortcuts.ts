import { useEffect, useRef } from 'react'

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Single keys for the whole page, named as in `event.key` (letters in lower case, with `Shift+` in front where it
 * matters).
 * They do nothing while the user types, a dialog or a menu is open, or a modifier of the browser is held.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing || isElsewhere(event.target)) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const modified = event.metaKey || event.ctrlKey ? `Mod+${key}` : event.shiftKey ? `Shift+${key}` : key
      // A key that can only be typed with Shift, such as `?`, is named without `Shift+`.
      const name = modified in latest.current ? modified : event.metaKey || event.ctrlKey ? null : key
      const run = name === null ? undefined : latest.current[name]
      if (!run) return
      event.preventDefault()
      run(event)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], dialog'

function isElsewhere(target: EventTarget | null): boolean {
  return (
    (target instanceof Element && target.closest(TYPING) !== null) || document.querySelector('dialog[open]') !== null
  )
}
