import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wrongArrows } from './architecture/check.ts'
import { codeFiles, findCircles, readImportGraph } from './architecture/find-circles.ts'
import { allowedLongFiles, filesToCut, functionsToCut } from './architecture/known-long.ts'
import { countLines, longFunctions } from './architecture/measure-code.ts'
import { readImports } from './architecture/read-imports.ts'
import { rowsThatNameNothing } from './architecture/rows-that-name-nothing.ts'
import { packageWalls } from './architecture/walls.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folderOf = (name: string): string =>
  name === '@tabard/host-app' ? 'host-app' : `packages/${name.replace('@tabard/', '')}`

const srcOf = (name: string): string => join(root, folderOf(name), 'src')
const folders = [...Object.keys(packageWalls).map((name) => join(folderOf(name), 'src')), 'test', 'scripts']

describe('the walls between rooms', () => {
  it.each(Object.keys(packageWalls))('%s imports only what it may', (name) => {
    const imports = readImports(join(root, folderOf(name), 'src'))
    expect(imports.length).toBeGreaterThan(0)
    expect(wrongArrows(name, imports)).toEqual([])
  })

  // Each fixture is a small package with one wrong arrow in it; `expected.txt` names what must be said of it.
  const fixtures = join(root, 'test/fixtures/architecture')
  it.each(readdirSync(fixtures))('the fixture %s is caught', (fixture) => {
    const [name = '', words = ''] = readFileSync(join(fixtures, fixture, 'expected.txt'), 'utf8')
      .trim()
      .split('\n')
    const found = wrongArrows(name, readImports(join(fixtures, fixture, 'src')))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(words)
  })

  it('stand around folders that are there', () => {
    expect(rowsThatNameNothing(srcOf)).toEqual([])
  })
})

describe('imports', () => {
  it('go round in no circle, those of types included', () => {
    expect(findCircles(readImportGraph(root, folders))).toEqual([])
  })

  it('are found in a circle whatever way they are written', () => {
    const circle = new Map([
      ['a.ts', ['b.ts', 'd.ts']],
      ['b.ts', ['c.ts']],
      ['c.ts', ['a.ts']],
      ['d.ts', []],
      ['e.ts', ['e.ts']],
    ])
    expect(findCircles(circle)).toEqual([['a.ts', 'b.ts', 'c.ts'], ['e.ts']])
  })
})

describe('the length of code', () => {
  // Tests and suites are lists of sentences; how many there are says nothing about how one of them reads.
  const code = folders
    .filter((folder) => folder !== 'test')
    .flatMap((folder) => codeFiles(join(root, folder)))
    .filter((path) => !/\.(test|journey)\.tsx?$/.test(path))
  const nameOf = (path: string): string => relative(root, path)

  it('is at most 350 lines a file, but for tables', () => {
    const long = code.filter((path) => countLines(path) > 350).map(nameOf)
    const unexpected = long.filter((name) => !allowedLongFiles.some((table) => table.test(name)))
    expect(unexpected.sort()).toEqual([...filesToCut].sort())
  })

  it('is at most 100 lines a function, but for five', () => {
    const long = code
      .filter((path) => countLines(path) > 100)
      .flatMap((path) => longFunctions(path, 100).map(({ name }) => `${nameOf(path)} ${name}`))
    expect(long.sort()).toEqual([...functionsToCut].sort())
  })
})
