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

it('stand in no style: a style can only take them from a property or an attribute', () => {
  const files = ['packages/widgets/src', 'packages/paper/src', 'packages/pool/src', 'host-app/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(styles?|css)\.ts$|theme\/[\w-]+\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  )
  expect(files.length).toBeGreaterThan(20)
  const bare = files.flatMap((file) =>
    [...read(file).matchAll(/(?<![-\w])content:([^;}\n]*)/g)]
      .flatMap(([, value = '']) => value.match(/'[^']*'|"[^"]*"/g) ?? [])
      .filter((quoted) => /[a-z]{2}/i.test(quoted))
      .map((quoted) => `${quoted} in ${file}`),
  )
  expect(bare).toEqual([])
})

it('of a letter stand in the dictionary of letters', () => {
  const files = readdirSync(join(root, 'packages/gateway/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `packages/gateway/src/${file}`)
  const letters = files.filter((file) => /\bMail\b/.test(read(file)))
  expect(letters.length).toBeGreaterThan(5)
  const bare = letters.filter((file) => /\b(subject|text): ['"`]\p{Lu}/u.test(read(file)))
  expect(bare).toEqual([])
})
