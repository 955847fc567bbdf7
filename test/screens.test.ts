import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { appRoutes, isFramedArea } from '@tabard/contract'
import { screens } from '@tabard/widgets/screens'

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const folder = at('packages/widgets/src/screens')
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const parts = ['.ts', '.messages.ts', '.model.ts', '.store.ts', '.view.tsx', '.styles.ts', '.text.ts', '.test.tsx']
const gallery = JSON.parse(readFileSync(at('examples/gallery/states.json'), 'utf8')) as {
  screen: string
  states: { id: string; page: string }[]
}[]

it('every folder of a screen is on the list: packages/widgets/src/screens/index.ts', () => {
  expect(screens.map(({ tag }) => tag).toSorted()).toEqual(folders.toSorted())
})

it('no two states of the gallery have one name', () => {
  const ids = gallery.flatMap(({ states }) => states.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
})

describe.each(folders)('the screen %s', (name) => {
  it.each(parts)(`has its file ${name}%s`, (end) => {
    const path = join(folder, name, name + end)
    expect(existsSync(path), path).toBe(true)
  })

  it('is in the gallery, on pages that hold it: examples/gallery/states.json', () => {
    const states = gallery.find(({ screen }) => screen === name)?.states ?? []
    expect(states.length, `examples/gallery/states.json has no state of ${name}`).toBeGreaterThan(0)
    const pages = new Set(states.map(({ page }) => page).filter((page) => page.startsWith('script-tag/')))
    expect(pages.size, `no example page shows <tabard-${name}>`).toBeGreaterThan(0)
    for (const page of pages)
      expect(readFileSync(at(`examples/${page}`), 'utf8')).toMatch(new RegExp(`<tabard-(${name}|%SCREEN%) `))
  })

  it('has words that another language can say: packages/widgets/src/words/words.ts', () => {
    const part = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(readFileSync(at('packages/widgets/src/words/words.ts'), 'utf8')).toContain(`  ${part}: typeof ${part}\n`)
    expect(readFileSync(join(folder, name, `${name}.text.ts`), 'utf8')).toContain(`pageWords('${part}', {`)
  })

  it('stands alone on pages of ours that may be framed: packages/contract/src/app-routes.ts', () => {
    const { framePages } = screens.find(({ tag }) => tag === name) ?? {}
    const paths = typeof framePages === 'string' ? [framePages] : Object.values(framePages?.pages ?? {})
    expect(paths).not.toEqual([])
    for (const path of paths) {
      expect(appRoutes.find((row) => row.path === path)?.stands, path).toBe('framed')
    }
  })
})

it('no page lies unsaid in an area that may be framed', () => {
  const unsaid = appRoutes.filter(({ path, stands }) => isFramedArea(path) && stands !== 'framed')
  expect(unsaid.map(({ path }) => path)).toEqual([])
})
