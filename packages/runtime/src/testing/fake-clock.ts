import type { Clock } from '../clock.ts'

/** A clock whose time changes only when a test advances it. */
export interface FakeClock extends Clock {
  advance(byMs: number): Promise<void>
}

export function fakeClock(nowMs = 1_700_000_000_000): FakeClock {
  let timers: { atMs: number; work: () => void }[] = []
  return {
    now: () => nowMs,
    after: (delayMs, work) => {
      const timer = { atMs: nowMs + Math.max(delayMs, 0), work }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    advance: async (byMs) => {
      const endMs = nowMs + byMs
      for (;;) {
        const next = timers.filter((timer) => timer.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0]
        if (!next) break
        nowMs = Math.max(nowMs, next.atMs)
        timers = timers.filter((timer) => timer !== next)
        next.work()
        await untilIdle()
      }
      nowMs = endMs
      await untilIdle()
    },
  }
}

/** Waits until pending promises have settled, those of requests and answers included. */
export async function untilIdle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0))
}
