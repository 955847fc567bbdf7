import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { init, parse } from 'es-module-lexer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packWidgets } from '../scripts/pack-widgets.mjs'

interface Manifest {
  exports: Record<string, string | Record<string, string>>
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
  devDependencies?: Record<string, string>
}

const folder = mkdtempSync(join(tmpdir(), 'tabard-exports-'))
const at = join(folder, 'package')
let manifest: Manifest

beforeAll(async () => {
  execFileSync('tar', ['-xzf', packWidgets(folder), '-C', folder])
  manifest = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Manifest
  await init()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the package as packed', () => {
  it('has a file behind every door, and types behind every door of code', () => {
    const doors = Object.entries(manifest.exports)
    expect(Object.keys(manifest.exports)).toEqual(
      expect.arrayContaining([
        './react',
        './elements',
        './define/*',
        './runtime',
        './contract',
        './custom-elements.json',
      ]),
    )
    for (const [door, target] of doors) {
      const targets = typeof target === 'string' ? [target] : Object.values(target)
      for (const path of targets) expect(matches(path), `${door} → ${path}`).not.toEqual([])
      if (typeof target !== 'string') expect(Object.keys(target), door).toEqual(['types', 'default'])
    }
  })

  it('imports nothing it does not name, and nothing of ours', () => {
    const known = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)])
    const used = new Set(['react', 'elements'].flatMap((name) => bareImports(join(at, 'dist', name)).map(packageOf)))
    expect([...used].filter((name) => !known.has(name))).toEqual([])
    expect([...known].filter((name) => name.startsWith('@tabard/'))).toEqual([])
    expect(manifest.devDependencies).toBeUndefined()
  })

  it('has types a customer reads without installing anything for them', () => {
    const known = new Set([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)])
    const types = join(at, 'dist/types')
    const used = readdirSync(types, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .flatMap((name) => [...readFileSync(join(types, name), 'utf8').matchAll(/^[^*]*?\bfrom '([^.'][^']*)'/gm)])
      .map(([, name = '']) => packageOf(name))
    expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([])
  })

  it('holds nothing of lit-html, which would make a Trusted Types policy in the host page', () => {
    const withLitHtml = scripts(join(at, 'dist')).filter((file) => /lit-html|lit\$/.test(readFileSync(file, 'utf8')))
    expect(withLitHtml).toEqual([])
  })

  it('keeps React out of the elements and preact out of the components', () => {
    expect(
      bareImports(join(at, 'dist/elements')).filter((name) => /^(react|zustand$|zustand\/react)/.test(name)),
    ).toEqual([])
    expect(bareImports(join(at, 'dist/react')).filter((name) => /preact/.test(name))).toEqual([])
  })
})

/** The packed files a target stands for; `*` is any name. */
function matches(target: string): string[] {
  const [before = '', after] = target.split('*')
  if (after === undefined) return existsSync(join(at, target)) ? [target] : []
  return existsSync(join(at, before)) ? readdirSync(join(at, before)).filter((name) => name.endsWith(after)) : []
}

function scripts(start: string): string[] {
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((name) => join(start, name))
    .filter((path) => path.endsWith('.js') && statSync(path).isFile())
}

function bareImports(start: string): string[] {
  const names = scripts(start)
    .flatMap((path) =>
      parse(readFileSync(path, 'utf8'))[0].map((found) => ('specifier' in found ? (found.specifier ?? '') : '')),
    )
    .filter((name) => name !== '' && !/^[./]/.test(name))
  return [...new Set(names)]
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
