import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appRoutes } from '@tabard/contract'
import { screens } from '@tabard/widgets/screens'

const { maxBrotliBytes } = JSON.parse(readFileSync(join(import.meta.dirname, 'size/budgets.json'), 'utf8')) as {
  maxBrotliBytes: Record<string, number>
}
const pages = new Set<string>([...appRoutes.map(({ page }) => page), 'NotFound'])
const outputs = [...screens.map(({ tag }) => `screen ${tag}`), ...[...pages].map((page) => `page ${page}`)]

// The bytes themselves are counted by `npm run size`, which needs a build; a row that is forgotten shows here.
it.each(outputs)('%s has a budget of bytes', (output) => {
  expect(maxBrotliBytes[output] ?? 0, `test/size/budgets.json has no "${output}"`).toBeGreaterThan(0)
})

it('no budget is for a screen or page that is gone', () => {
  const budgeted = Object.keys(maxBrotliBytes).filter((output) => /^(screen|page) /.test(output))
  expect(budgeted.toSorted()).toEqual(outputs.toSorted())
})
