import type { ParseResult } from '@tabard/contract'
import { createChildPool } from '../children/child-pool.ts'
import type { Log } from '../log.ts'

/** Reads CV files in separate processes. A file that cannot be read is a result with a reason. */
export interface ParsePool {
  parse(bytes: Uint8Array, fileName: string): Promise<ParseResult>
  /** Starts a process, so that the first file does not wait for it. */
  warm(): void
  close(): Promise<void>
}

export interface ParseOrder {
  bytes: Uint8Array
  fileName: string
}

export interface ParsePoolOptions {
  log: Log
  /** How many there are at most. Three, so that two hostile files do not hold up a good one. */
  processes: number
  /** Resident memory of one process. */
  memoryMb: number
  timeoutMs?: number
}

/** The rest is for buffers, code and fonts. */
const HEAP_SHARE = 0.6
const IDLE_MS = 60_000

export function createParsePool({ log, processes, memoryMb, timeoutMs = 20_000 }: ParsePoolOptions): ParsePool {
  const program = new URL('./parse-child.ts', import.meta.url)
  const heapMb = Math.round(memoryMb * HEAP_SHARE)
  const settings = { program, memoryMb, heapMb, log, seats: processes, timeoutMs, idleMs: IDLE_MS, kept: 1 }
  const pool = createChildPool<ParseOrder, ParseResult>(settings)
  return {
    async parse(bytes, fileName) {
      const outcome = await pool.ask({ bytes, fileName })
      if (outcome.at === 'answered') return outcome.answer
      return { ok: false, reason: outcome.at === 'late' ? 'timeout' : 'damaged' }
    },
    warm: () => pool.warm(),
    close: () => pool.close(),
  }
}
