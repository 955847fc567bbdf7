/** Time and timers. They are passed in, so that tests can control them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `work` once after `delayMs`. The function it returns cancels that. */
  after(delayMs: number, work: () => void): () => void
}

/** Browsers keep the delay in 32 bits, and a timer with a longer delay fires at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, Math.min(Math.max(delayMs, 0), LONGEST_DELAY_MS))
    return () => clearTimeout(timer)
  },
}

export const nowSeconds = (clock: Clock): number => Math.floor(clock.now() / 1000)
