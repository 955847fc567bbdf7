import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { writesOwn, type Rehearsal } from './rehearsals/rehearsal.ts'

const root = join(import.meta.dirname, '..')
const files = readdirSync(join(import.meta.dirname, 'rehearsals')).filter((file) => file !== 'rehearsal.ts')

/** The short form: what can be seen without running anything. `npm run rehearse` makes every step. */
describe.each(files)('the rehearsal %s', (file) => {
  const load = async (): Promise<Rehearsal> => {
    const found: Record<string, unknown> = await import(`./rehearsals/${file}`)
    return Object.values(found).find((value) => typeof value === 'object') as Rehearsal
  }

  it('finds what it edits', async () => {
    const { own, steps } = await load()
    const edited = new Map(Object.entries(own))
    for (const { file, edit } of steps) {
      const path = join(root, file)
      const before = edited.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '')
      edited.set(file, edit(before))
      expect(edited.get(file), file).not.toBe(before)
    }
  })

  it('touches no more files than it may, besides its own', async () => {
    const { steps, most } = await load()
    expect(new Set(steps.filter((step) => !writesOwn(step)).map((step) => step.file)).size).toBeLessThanOrEqual(most)
  })
})
