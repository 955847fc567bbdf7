import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { linesOf } from '../demo/demo-cv.ts'
import { northwindCvs } from '../demo/northwind-cvs.ts'
import { pdfFile } from '../demo/pdf-file.ts'
import { createParsePool, type ParsePool } from './parse-pool.ts'

const log = pino({ level: 'silent' })
const [maren] = northwindCvs
const cv = pdfFile(maren ? linesOf(maren) : [])
let pool: ParsePool

afterEach(() => pool.close())

describe('the parse pool', () => {
  it('reads many files at once, each for its own asker', async () => {
    pool = createParsePool({ log })
    const files = northwindCvs.map((one) => pdfFile(linesOf(one)))
    const results = await Promise.all(files.map((bytes) => pool.parse(bytes, 'cv.pdf')))
    const names = results.map((result) => (result.ok ? result.cv.candidateName?.value : result.reason))
    expect(names).toEqual(northwindCvs.map((one) => one.name))
  })

  it('stops a file that takes too long, and goes on with those that wait', async () => {
    pool = createParsePool({ log, workers: 1, timeoutMs: 1 })
    const results = await Promise.all([pool.parse(cv, 'one.pdf'), pool.parse(cv, 'two.pdf')])
    expect(results).toEqual([
      { ok: false, reason: 'timeout' },
      { ok: false, reason: 'timeout' },
    ])
  })

  it('outlives a file that brings its reader down, again and again', async () => {
    pool = createParsePool({ log, workers: 1, memoryMb: 24 })
    const bomb = pdfFile(Array.from({ length: 60_000 }, () => ({ style: 'text' as const, text: 'word '.repeat(40) })))
    const results = await Promise.all([pool.parse(bomb, 'bomb.pdf'), pool.parse(bomb, 'bomb.pdf')])
    expect(results).toEqual([
      { ok: false, reason: 'too_large' },
      { ok: false, reason: 'too_large' },
    ])
  })
})
