import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { layoutClasses } from './testing/classes/index.ts'
import type { Judged } from './testing/judge-values.ts'
import { judgeStored } from './testing/read-fixtures.ts'
import { calibrate, sharesOf, writeReadingPage } from './testing/reading-page.ts'
import { readClasses, type ClassReading } from './testing/score-classes.ts'

let readings: ClassReading[] = []
let stored: Judged[] = []

beforeAll(async () => {
  readings = await readClasses()
  stored = await judgeStored()
}, 120_000)

const share = ({ right, of }: { right: number; of: number }): number => right / of

describe('CVs in the layouts that were read badly once', () => {
  it('give every part of a job right, to the letter, for nine jobs in ten', () => {
    expect(share(sharesOf(readings).jobs)).toBeGreaterThanOrEqual(0.9)
  })

  it('have three layouts a class at least', () => {
    expect(layoutClasses.filter(({ layouts }) => layouts.length < 3)).toEqual([])
  })

  it('are right in 97 values of 100 where the parser says it is sure', () => {
    const [sure] = calibrate([...stored, ...readings.flatMap(({ judged }) => judged)])
    expect(sure?.of).toBeGreaterThan(1000)
    expect(share(sure ?? { right: 0, of: 1 })).toBeGreaterThanOrEqual(0.97)
  })

  it('are counted in the docs as they are read (npm run score -- --write)', () => {
    const page = readFileSync(new URL('../../../docs/reference/reading.md', import.meta.url), 'utf8')
    expect(page).toBe(writeReadingPage(readings, stored))
  })
})
