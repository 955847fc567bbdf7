import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { queueSuite } from '#test/suites/queue.ts'
import { migratedDump, openTestStore } from '#test/support/test-store.ts'
import { createStore } from '../store/create-store.ts'

const databaseUrl = process.env['DATABASE_URL']

queueSuite('the job queue on PGlite', openTestStore)
if (databaseUrl) queueSuite('the job queue on Postgres', () => createStore({ databaseUrl }))
else {
  describe('the job queue on Postgres', () => {
    it.skip('needs DATABASE_URL: see scripts/with-postgres.mjs', () => undefined)
  })
}

const worker = fileURLToPath(new URL('../../../../test/suites/queue-worker.ts', import.meta.url))

/** Starts the worker and kills it with signal 9 once what it printed satisfies `isEnough`. */
async function runUntil(
  folder: string,
  count: number | string,
  isEnough: (lines: string[]) => boolean,
): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, [worker, folder, String(count)], { stdio: ['ignore', 'pipe', 2] })
  let printed = ''
  child.stdout?.on('data', (part: Buffer) => {
    printed += part.toString()
    if (isEnough(printed.split('\n'))) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('exit', resolve))
  return printed.split('\n')
}

describe('a job queue whose process is killed', () => {
  it('runs every acknowledged job after the restart, the interrupted ones too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabard-queue-'))
    await (await createStore({ dataDir: folder, dump: await migratedDump() })).close()
    const ended = new Set<string>()
    const note = (lines: string[]): number => {
      for (const line of lines) if (line.startsWith('end ')) ended.add(line.slice(4))
      return ended.size
    }
    const first = await runUntil(folder, 30, (lines) => lines.includes('enqueued') && lines.length > 12)
    expect(note(first)).toBeLessThan(30)
    await runUntil(folder, 0, (lines) => note(lines) === 30)
    expect(ended.size).toBe(30)
    await rm(folder, { recursive: true, force: true })
  })

  it('runs a job no third time that was cut off twice, and tells its owner', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tabard-queue-'))
    await (await createStore({ dataDir: folder, dump: await migratedDump() })).close()
    const lines = (printed: string[]): string[] => printed.filter((line) => /deadly|spared/.test(line))
    expect(lines(await runUntil(folder, 'deadly', () => false))).toEqual(['deadly 1'])
    expect(lines(await runUntil(folder, 'none', () => false))).toEqual(['deadly 2'])
    expect(lines(await runUntil(folder, 'none', (all) => lines(all).length > 0))).toEqual(['spared 3'])
    await rm(folder, { recursive: true, force: true })
  })
})
