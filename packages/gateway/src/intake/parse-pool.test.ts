import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
import { createParsePool, type ParsePool, type ParsePoolOptions } from './parse-pool.ts'

const [maren] = northwindCvs
const cv = pdfFile(maren ? linesOf(maren) : [])
let pool: ParsePool

const open = (options: Partial<ParsePoolOptions> = {}): void => {
  pool = createParsePool({ log: pino({ level: 'silent' }), processes: 3, memoryMb: 320, ...options })
}
afterEach(() => pool.close())

describe('the parse pool', () => {
  it('reads many files at once, each for its own asker', async () => {
    open()
    const files = northwindCvs.map((one) => pdfFile(linesOf(one)))
    const results = await Promise.all(files.map((bytes) => pool.parse(bytes, 'cv.pdf')))
    const names = results.map((result) => (result.ok ? result.cv.candidateName?.value : result.reason))
    expect(names).toEqual(northwindCvs.map((one) => one.name))
  })

  it('stops a file that takes too long, and goes on with those that wait', async () => {
    open({ processes: 1, timeoutMs: 1 })
    const results = await Promise.all([pool.parse(cv, 'one.pdf'), pool.parse(cv, 'two.pdf')])
    expect(results).toEqual([
      { ok: false, reason: 'timeout' },
      { ok: false, reason: 'timeout' },
    ])
  })

  it('calls no file damaged because it was closed while reading it', async () => {
    open({ processes: 1 })
    const cutOff = Promise.allSettled([pool.parse(cv, 'one.pdf'), pool.parse(cv, 'two.pdf')])
    await pool.close()
    expect((await cutOff).map((one) => one.status)).toEqual(['rejected', 'rejected'])
  })

  it('reads the next file after one that took more than it may', async () => {
    open({ processes: 1 })
    const bomb = pdfFile(Array.from({ length: 60_000 }, () => ({ style: 'text' as const, text: 'word '.repeat(40) })))
    expect(await pool.parse(bomb, 'bomb.pdf')).toEqual({ ok: false, reason: 'too_large' })
    expect(await pool.parse(cv, 'cv.pdf')).toMatchObject({ ok: true, cv: { candidateName: { value: maren?.name } } })
  })
})
