import { describe, expect, it } from 'vitest'
import { adoptStyles, guestStyles } from '@tabard/widgets/theme'
import { addToolStyles } from './tool-styles.ts'

const OWN = '.own { color: red }'

function openRoot(): ShadowRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  adoptStyles(root, [...guestStyles(), OWN])
  return root
}

describe('the styles of tools', () => {
  it("stand above the theme and below the screen's own", () => {
    const root = openRoot()
    const before = [...root.adoptedStyleSheets]
    addToolStyles(root)
    const after = root.adoptedStyleSheets
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.slice(0, guestStyles().length)).toEqual(before.slice(0, -1))
    expect(after.at(-1)).toBe(before.at(-1))
  })

  it('are added once, however many parts of a screen ask', () => {
    const root = openRoot()
    addToolStyles(root)
    const once = root.adoptedStyleSheets.length
    addToolStyles(root)
    expect(root.adoptedStyleSheets).toHaveLength(once)
  })
})
