import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url))

it('the records of decisions are numbered one after the other, in their names and their titles', () => {
  const records = readdirSync(folder).toSorted()
  const titles = records.map((file) => readFileSync(folder + file, 'utf8').split('\n', 1)[0] ?? '')
  expect(records.map((file) => Number(file.slice(0, 4)))).toEqual(records.map((_, index) => index + 1))
  expect(titles.map((title) => Number(/^# (\d+)\. /.exec(title)?.[1]))).toEqual(records.map((_, index) => index + 1))
})
