import { describe, expect, it } from 'vitest'
import * as elements from '../elements.ts'
import { lazyScreens } from '../loader/screens.ts'
import * as components from '../react.ts'
import { componentName, elementName } from '../screen/screen.ts'
import { screens } from './index.ts'

const known = screens.map((screen) => ({ tag: screen.tag, name: componentName(screen.tag), screen }))

// Each door has one line for each screen, because bundlers and types need names that are written out. These tests
// check that no door misses a screen.
describe.each(known)('the screen $tag', ({ tag, name, screen }) => {
  it('is a React component: src/react.ts', () => {
    const component = (components as Record<string, unknown>)[name] as { screen?: unknown } | undefined
    expect(component?.screen, `src/react.ts exports no ${name}`).toBe(screen)
  })

  it('is an element class: src/elements.ts', () => {
    expect(Object.keys(elements), `src/elements.ts exports no ${name}`).toContain(name)
  })

  it('is loaded by the script tag, which registers it: src/loader/screens.ts, src/define', async () => {
    const lazy = lazyScreens[elementName(tag)]
    expect(lazy, `src/loader/screens.ts has no ${elementName(tag)}`).toBeDefined()
    await lazy?.load()
    expect(customElements.get(elementName(tag)), `src/define/${tag}.ts registers nothing`).toBeDefined()
  })
})

it('no door opens to what is not on the list', () => {
  const names = known.map(({ name }) => name)
  const made = Object.keys(components).filter((name) => 'screen' in Object(components[name as never]))
  expect(made.toSorted()).toEqual(names.toSorted())
  expect(Object.keys(elements).toSorted()).toEqual(names.toSorted())
  expect(Object.keys(lazyScreens).toSorted()).toEqual(known.map(({ tag }) => elementName(tag)).toSorted())
})
