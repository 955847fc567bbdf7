import { describe, expect, it } from 'vitest'
import type { Api, Clock } from '@tabard/runtime'
import { recordView } from './record-view.ts'

/** A page whose clock and visibility the test controls. */
function page() {
  let now = 0
  let timers: { at: number; work: () => void }[] = []
  const listeners = new Set<() => void>()
  const told: number[] = []
  const clock: Clock = {
    now: () => now,
    after: (delayMs, work) => {
      const timer = { at: now + delayMs, work }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
  }
  const document = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  }
  const api = {
    call: (_: unknown, { body }: { body: { seconds: number } }) => {
      told.push(body.seconds)
      return Promise.resolve({ ok: true, value: { counted: true } })
    },
  } as unknown as Api
  return {
    told,
    start: () => recordView({ api, clock, sessionId: 'visit-1', document: document as unknown as Document }),
    pass: (seconds: number) => {
      const end = now + seconds * 1000
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)[0]
        if (!next) break
        now = next.at
        timers = timers.filter((timer) => timer !== next)
        next.work()
      }
      now = end
    },
    turn: (state: DocumentVisibilityState) => {
      document.visibilityState = state
      listeners.forEach((listener) => listener())
    },
  }
}

describe('recording a view', () => {
  it('counts a visit once it was seen for a moment, and tells how long it stays in sight', () => {
    const { told, start, pass, turn } = page()
    start()
    expect(told).toEqual([])
    pass(1)
    expect(told).toEqual([1])
    pass(24)
    turn('hidden')
    expect(told).toEqual([1, 21, 25])
  })

  it('does not count a page nobody saw', () => {
    const { told, start, pass, turn } = page()
    turn('hidden')
    const stop = start()
    pass(60)
    turn('visible')
    pass(0.5)
    stop()
    expect(told).toEqual([])
  })

  it('does not count the time out of sight', () => {
    const { told, start, pass, turn } = page()
    start()
    pass(5)
    turn('hidden')
    pass(600)
    turn('visible')
    pass(5)
    turn('hidden')
    expect(told).toEqual([1, 5, 10])
  })
})
