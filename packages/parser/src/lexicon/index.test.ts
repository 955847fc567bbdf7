import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { lexicons } from './index.ts'

const TYPES_AND_TOOLS = ['index.ts', 'index.test.ts', 'lexicon.ts', 'word-list.ts']

it('holds every language that has a file', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !TYPES_AND_TOOLS.includes(file))
  expect(lexicons.map(({ name }) => `${name.toLowerCase()}.ts`).sort()).toEqual(files.sort())
})

it('knows each language once', () => {
  expect(new Set(lexicons.map(({ tag }) => tag)).size).toBe(lexicons.length)
})

it('gives each heading one kind, in whatever language', () => {
  const kinds = new Map<string, string>()
  const torn = lexicons.flatMap(({ headings }) =>
    Object.entries(headings).flatMap(([kind, words]) =>
      words.filter((word) => {
        const known = kinds.get(word) ?? kind
        kinds.set(word, known)
        return known !== kind
      }),
    ),
  )
  expect(torn).toEqual([])
})

it('writes headings in lower case, as they are compared', () => {
  const words = lexicons.flatMap(({ headings }) => Object.values(headings).flat())
  expect(words.filter((word) => word !== word.toLowerCase())).toEqual([])
})

it('gives each name of a month one number', () => {
  const numbers = new Map<string, number>()
  const torn = lexicons.flatMap(({ months }) =>
    (months ?? []).flatMap((names, index) =>
      names.filter((name) => {
        const known = numbers.get(name) ?? index
        numbers.set(name, known)
        return known !== index
      }),
    ),
  )
  expect(torn).toEqual([])
})
