import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { minifyCssLiterals } from '../packages/widgets/scripts/minify-css-literals.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const COMMENT_IN_CSS = /^\s*\/\*[^*]/m

it('leaves comments of style sheets out of what is shipped', () => {
  const { transform } = minifyCssLiterals()
  const sheets = globSync('{packages/widgets,host-app}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
    .filter(({ text }) => text.includes('css`') && COMMENT_IN_CSS.test(text))
  expect(sheets.length).toBeGreaterThan(0)
  const kept = sheets.filter(({ file, text }) => /\/\*[^*]/.test(transform(text, file)?.code ?? text))
  expect(kept.map(({ file }) => file)).toEqual([])
})
