import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const contract = fileURLToPath(new URL('../packages/contract/src/', import.meta.url))
const read = (pattern: string): { file: string; text: string }[] =>
  globSync(pattern, { cwd: contract }).map((file) => ({ file, text: readFileSync(contract + file, 'utf8') }))

it('no shape of what is sent stands beside its schema: its type is inferred from it', () => {
  const written = read('{entities,routes,schemas}/**/*.ts').flatMap(({ file, text }) =>
    [...text.matchAll(/^export (?:interface (\w+)|type (\w+) = \{(?! \[))/gm)].map(
      ([, name, other]) => `${file}: ${name ?? other}`,
    ),
  )
  // The parser's answer to the gateway, which stays within one machine.
  expect(written).toEqual(['schemas/parsed-cv.ts: ParseResult'])
})

it('no schema is held to a type that is written elsewhere', () => {
  const inferred = new Set(
    read('schemas/**/*.ts').flatMap(({ text }) =>
      [...text.matchAll(/^export type (\w+) = v\.InferOutput</gm)].map(([, name]) => name),
    ),
  )
  const held = read('schemas/*.ts').flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?const \w+: v\.GenericSchema<(?:\w+, )?(\w+)/gm)].flatMap(([, name]) =>
      inferred.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(held).toEqual([])
})
