/** Keys to press, as `Mod+J` or `Del`; `Mod` is Command on a Mac and Control elsewhere. */
export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="kbds" aria-hidden="true">
      {keys.split('+').map((key) => (
        <kbd className="kbd" key={key}>
          {keyName(key)}
        </kbd>
      ))}
    </span>
  )
}

function keyName(key: string): string {
  const isMac = /Mac|iP(hone|ad)/.test(globalThis.navigator?.platform ?? '')
  const names: Record<string, string> = { Mod: isMac ? '⌘' : 'Ctrl', Alt: isMac ? '⌥' : 'Alt', Shift: '⇧' }
  return names[key] ?? key
}

/** The same keys in the form that `aria-keyshortcuts` takes. */
export function ariaKeys(keys: string | undefined): string | undefined {
  return keys?.replace('Mod', 'Control')
}
