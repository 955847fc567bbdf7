import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { minifyCssLiterals } from '../packages/widgets/scripts/minify-css-literals.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const options = { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, removeComments: true }

it('leaves comments of style sheets out of what is shipped', () => {
  const { transform } = minifyCssLiterals()
  // The build hands the plugin what TypeScript has written.
  const written = globSync('{packages/widgets,host-app}/src/**/*.styles.ts', { cwd: root }).map((file) => ({
    file,
    code: ts.transpileModule(readFileSync(join(root, file), 'utf8'), { compilerOptions: options }).outputText,
  }))
  expect(written.filter(({ code }) => code.includes('/* ')).length).toBeGreaterThan(0)
  const kept = written.filter(({ file, code }) => (transform(code, file)?.code ?? code).includes('/* '))
  expect(kept.map(({ file }) => file)).toEqual([])
})
