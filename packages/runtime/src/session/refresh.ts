import type { Clock } from '../clock.ts'

/** How many seconds before its end a signature is renewed, or its host page is warned. */
export const EXPIRING_SECONDS = 60

const RETRY_START_MS = 5_000
const RETRY_CAP_MS = 60_000

export interface Refresh {
  /** Renews now. Calls made meanwhile share the result. */
  now(): Promise<boolean>
  /** Schedules the next renewal. While renewing fails, it tries again until `endsAtMs`, and then calls `onEnd`. */
  at(dueAtMs: number, endsAtMs: number, onEnd: () => void): void
  /** Schedules only the end, without a renewal. */
  end(endsAtMs: number, onEnd: () => void): void
  /** Runs what fell due while timers were suspended. */
  catchUp(): void
  cancel(): void
}

/** At most one renewal runs and one is scheduled. A failure is only logged. */
export function createRefresh(parts: {
  clock: Clock
  work: () => Promise<boolean>
  log: (message: string) => void
}): Refresh {
  const { clock, work, log } = parts
  let inFlight: Promise<boolean> | null = null
  let booked: { dueAtMs: number; run: () => void; cancel: () => void } | null = null

  const now = () =>
    (inFlight ??= work()
      .catch((error: unknown) => {
        log(`The token could not be refreshed: ${String(error)}`)
        return false
      })
      .finally(() => {
        inFlight = null
      }))

  const cancel = () => {
    booked?.cancel()
    booked = null
  }
  const book = (dueAtMs: number, run: () => void) => {
    cancel()
    const fire = () => {
      cancel()
      run()
    }
    booked = { dueAtMs, run: fire, cancel: clock.after(dueAtMs - clock.now(), fire) }
  }

  const at = (dueAtMs: number, endsAtMs: number, onEnd: () => void, retryMs = RETRY_START_MS) =>
    book(dueAtMs, () => {
      void now().then((isFresh) => {
        // A success, or any other change of the session, has already scheduled the next renewal.
        if (isFresh || booked) return
        if (clock.now() >= endsAtMs) return onEnd()
        at(Math.min(clock.now() + retryMs, endsAtMs), endsAtMs, onEnd, Math.min(retryMs * 2, RETRY_CAP_MS))
      })
    })

  return {
    now,
    at,
    end: book,
    catchUp: () => {
      if (booked && booked.dueAtMs <= clock.now()) booked.run()
    },
    cancel,
  }
}
