import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const textFiles = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.text.ts'))
    .map((file) => `${folder}/${file}`)

/** The part's name in each text file, and the file whose type every other language has. */
describe.each([
  ['packages/widgets/src', 'packages/widgets/src/words/words.ts'],
  ['host-app/src', 'host-app/src/words/words.ts'],
])('the words of %s', (folder, types) => {
  it(`are each a part of what another language has to say: ${types}`, () => {
    const parts = textFiles(folder).map((file) => /pageWords\('(\w+)'/.exec(read(file))?.[1] ?? `none in ${file}`)
    expect(parts.length).toBeGreaterThan(0)
    const typed = [...read(types).matchAll(/^ {2}(\w+): typeof /gm)].map((match) => match[1])
    expect(typed.toSorted()).toEqual(parts.toSorted())
  })
})
