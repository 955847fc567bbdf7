import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { wrongArrows } from './architecture/check.ts'
import { readImports } from './architecture/read-imports.ts'
import { packageWalls } from './architecture/walls.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folderOf = (name: string): string =>
  name === '@tabard/host-app' ? 'host-app' : `packages/${name.replace('@tabard/', '')}`

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
})
