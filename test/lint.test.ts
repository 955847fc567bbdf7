import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const aside = ['node_modules', 'dist', 'data', 'docs', 'fixtures', 'examples']

it('refuses a lost promise in every file of code, scripts and benchmarks too', async () => {
  const files = globSync('**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => aside.some((name) => path.split('/').includes(name)),
  })
  expect(files).toContain('scripts/bench.mjs')
  const eslint = new ESLint({ cwd: root })
  const unwatched: string[] = []
  for (const file of files) {
    const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: Record<string, unknown[]> }
    const isWatched = ['no-floating-promises', 'no-misused-promises'].every(
      (rule) => rules[`@typescript-eslint/${rule}`]?.[0] === 2,
    )
    if (!isWatched) unwatched.push(file)
  }
  expect(unwatched).toEqual([])
})

it('lets no comment switch a rule off', async () => {
  const [result] = await new ESLint({ cwd: root }).lintText('/* eslint-disable eqeqeq */\nexport const is = 1 == 2\n', {
    filePath: 'scripts/lint.mjs',
  })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('eqeqeq')
})
