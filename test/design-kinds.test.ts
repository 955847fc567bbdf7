import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { designKinds } from '@tabard/contract'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const families = Object.keys(designKinds)
/** Where a design says which kind it wears, and the names that mean nothing else. */
const FIELD = /\b(header\.kind|columns|sidebarItems|headings\.style|\.entries|bullets)\s*(===|!==)\s*'/
const own = Object.values(designKinds)
  .flat()
  .filter((name) => name !== 'plain')
const NAME = new RegExp(`(?:[!=]==|\\bcase)\\s*'(?:${own.join('|')})'|'(?:${own.join('|')})'\\s*[!=]==`)

it('has every kind of header, layout and so on in its registry', () => {
  const { stderr } = spawnSync(process.execPath, ['scripts/write-kinds.ts', '--check'], { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
})

it('asks a kind’s row, and compares the name of a kind in no place but its own folder', () => {
  const rooms = ['contract', 'paper', 'widgets', 'gateway'].map((name) => join(root, 'packages', name, 'src'))
  const comparing = [...rooms, join(root, 'host-app/src')].flatMap(sourcesIn).filter((path) => {
    const isKind = families.some((family) => relative(root, path).includes(`/${family}/`))
    const text = readFileSync(path, 'utf8')
    return !isKind && (FIELD.test(text) || NAME.test(text))
  })
  expect(comparing.map((path) => relative(root, path))).toEqual([])
})

it('offers every template that stands in the folder of templates', () => {
  const folder = join(root, 'packages/paper/src/templates')
  const index = readFileSync(join(folder, 'index.ts'), 'utf8')
  const names = readdirSync(folder).filter((name) => name !== 'index.ts')
  const forgotten = names.filter((name) => !index.includes(`from './${name.endsWith('.ts') ? name : `${name}/`}`))
  expect(forgotten.map((name) => `templates/${name} is missing in templates/index.ts`)).toEqual([])
})

function sourcesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sourcesIn(path)
    return /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) ? [path] : []
  })
}
