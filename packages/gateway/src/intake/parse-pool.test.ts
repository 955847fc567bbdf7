import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
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

  it('reads a file again, with another reader, when one goes down with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabard-reader-'))
    const program = join(folder, 'reader.mjs')
    const reader = fileURLToPath(new URL('./parse-worker.ts', import.meta.url))
    // The first of its kind ends with its first file; those after it are ordinary readers.
    await writeFile(
      program,
      `import { existsSync, writeFileSync } from 'node:fs'
       import { parentPort } from 'node:worker_threads'
       const flag = ${JSON.stringify(join(folder, 'went-down'))}
       if (existsSync(flag)) await import(${JSON.stringify(reader)})
       else parentPort.once('message', () => { writeFileSync(flag, ''); process.exit(3) })`,
    )
    pool = createParsePool({ log, workers: 1, program: pathToFileURL(program) })
    const result = await pool.parse(cv, 'cv.pdf')
    expect(result.ok && result.cv.candidateName?.value).toBe(maren?.name)
    await rm(folder, { recursive: true })
  })

  it('calls no file damaged because it was closed while reading it', async () => {
    pool = createParsePool({ log, workers: 1 })
    const cutOff = Promise.allSettled([pool.parse(cv, 'one.pdf'), pool.parse(cv, 'two.pdf')])
    await pool.close()
    expect((await cutOff).map((one) => one.status)).toEqual(['rejected', 'rejected'])
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
