/** Time and timers, handed in so that tests own them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs `work` once after `delayMs`; the answer cancels it. */
  after(delayMs: number, work: () => void): () => void
}

/** Browsers keep the delay in 32 bits: a longer one fires at once. */
const LONGEST_DELAY_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, work) => {
    const timer = setTimeout(work, Math.min(Math.max(delayMs, 0), LONGEST_DELAY_MS))
    return () => clearTimeout(timer)
  },
}

export const nowSeconds = (clock: Clock): number => Math.floor(clock.now() / 1000)
