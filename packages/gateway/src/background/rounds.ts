import type { Context } from '../context.ts'
import { systemDb } from '../store/db.ts'
import { claimRound } from '../store/rounds.ts'

/** Work that one gateway of all does at fixed intervals. */
export interface Round {
  name: string
  everyMs: number
  run(): Promise<unknown>
}

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const CHECK_MS = 10 * 60_000

/** Checks every ten minutes which rounds are due, and does those that no other gateway took. @returns what stops it */
export function startRounds(context: Context, rounds: readonly Round[]): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const check = (): void => {
    running = running.then(() => doRounds(context, rounds))
  }
  const timer = setInterval(check, CHECK_MS)
  timer.unref()
  check()
  return async () => {
    clearInterval(timer)
    await running
  }
}

export async function doRounds(context: Context, rounds: readonly Round[]): Promise<void> {
  for (const round of rounds) {
    try {
      const now = context.clock.now()
      if ((await claimRound(systemDb(context.store), round.name, round.everyMs, now)) !== 'due') continue
      await round.run()
    } catch (error) {
      context.log.error({ round: round.name, err: error }, 'A round was not finished')
    }
  }
}
