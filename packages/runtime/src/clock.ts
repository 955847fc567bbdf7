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

/** A clock that goes by the gateway's time, as far as that is known. A device's own clock may be off by hours. */
export interface ServerClock extends Clock {
  /** Takes the gateway's time from an answer. */
  learn(serverMs: number): void
  /** Takes a likely time, for as long as no answer has told the real one. */
  suppose(serverMs: number): void
}

/** Answers take time and tell whole seconds, so a smaller difference says nothing. */
const NOTABLE_MS = 30_000

export function createServerClock(device: Clock): ServerClock {
  let aheadMs = 0
  let isKnown = false
  const set = (serverMs: number) => {
    const next = serverMs - device.now()
    if (Math.abs(next - aheadMs) > NOTABLE_MS) aheadMs = next
  }
  return {
    now: () => device.now() + aheadMs,
    after: device.after,
    learn: (serverMs) => {
      if (Number.isNaN(serverMs)) return
      isKnown = true
      set(serverMs)
    },
    suppose: (serverMs) => {
      if (!isKnown) set(serverMs)
    },
  }
}
