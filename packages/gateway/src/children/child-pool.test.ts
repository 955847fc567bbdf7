import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createChildPool, type ChildPool, type ChildPoolSettings } from './child-pool.ts'
import { canLimitMemory } from './start-child.ts'
import type { Mischief } from './testing/unruly-child.ts'

const LONG_MS = 600_000
let pool: ChildPool<Mischief, string>

const open = (settings: Partial<ChildPoolSettings> = {}): void => {
  pool = createChildPool({
    program: new URL('./testing/unruly-child.ts', import.meta.url),
    log: pino({ level: 'silent' }),
    memoryMb: 200,
    heapMb: 100,
    seats: 1,
    timeoutMs: LONG_MS,
    idleMs: LONG_MS,
    kept: 1,
    ...settings,
  })
}
afterEach(() => pool.close())

describe('a process for bytes of strangers', () => {
  it.each<Mischief>(['die', 'grow objects', 'grow buffers'])(
    'ends with one order alone when that makes it %s, and the next is done',
    async (mischief) => {
      open()
      expect(await pool.ask(mischief)).toEqual({ at: 'ended' })
      expect(await pool.ask('answer')).toEqual({ at: 'answered', answer: 'done' })
    },
  )

  it.runIf(canLimitMemory)('is refused by the system what it may not have, however fast it asks', async () => {
    open()
    expect(await pool.ask('take 3 GB at once')).toMatchObject({ at: 'thrown' })
  })

  it('tries an order once more where the process had done others before', async () => {
    open()
    await pool.ask('answer')
    expect(await pool.ask('die where others were read')).toEqual({ at: 'answered', answer: 'done' })
    expect(await pool.ask('die')).toEqual({ at: 'ended' })
  })

  it('is stopped when an order takes too long, and another goes on', async () => {
    open({ timeoutMs: 300 })
    const outcomes = await Promise.all([pool.ask('spin'), pool.ask('answer')])
    expect(outcomes).toEqual([{ at: 'late' }, { at: 'answered', answer: 'done' }])
  })

  it('leaves a third order its own, while two hold theirs for ever', async () => {
    open({ seats: 3 })
    const held = Promise.allSettled([pool.ask('spin'), pool.ask('spin')])
    expect(await pool.ask('answer')).toEqual({ at: 'answered', answer: 'done' })
    await pool.close()
    expect((await held).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('serves one order after another', async () => {
    open()
    const [first, second] = [await pool.ask('tell the process'), await pool.ask('tell the process')]
    expect(first).toEqual(second)
  })

  it('knows no secret, and may write, read and start nothing of the system’s', async () => {
    open()
    expect(await pool.ask('tell the environment')).not.toMatchObject({ answer: expect.stringContaining('PATH') })
    for (const mischief of ['write a file', 'read a folder of the system', 'start a program'] as const) {
      expect(await pool.ask(mischief)).toEqual({ at: 'answered', answer: 'ERR_ACCESS_DENIED' })
    }
  })

  it('says nothing about an order when it cannot be started', async () => {
    open({ program: new URL('./testing/not-there.ts', import.meta.url) })
    await expect(pool.ask('answer')).rejects.toThrow('did not start')
  })

  it('does not outlive the gateway, even while it is busy for ever', async () => {
    open()
    const owner = spawn(process.execPath, [fileURLToPath(new URL('./testing/own-a-busy-child.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [printed] = (await once(owner.stdout, 'data')) as [Buffer]
    const child = Number(printed.toString())
    expect(isAlive(child)).toBe(true)
    owner.kill('SIGKILL')
    await vi.waitUntil(() => !isAlive(child), { timeout: 20_000 })
  })
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
