/** On a page that is never idle the work runs after this long. */
const MOST_MS = 60

/**
 * Delays work until after the next paint, when the page is idle. Planned several times, it still runs once. Leaving the
 * page runs it at once.
 */
export function createAfterPaint(work: () => void): { plan(): void; run(): void; stop(): void } {
  let isPlanned = false
  const run = () => {
    if (!isPlanned) return
    isPlanned = false
    work()
  }
  const onHide = () => run()
  globalThis.addEventListener('pagehide', onHide)
  document.addEventListener('visibilitychange', onHide)
  return {
    plan: () => {
      if (isPlanned) return
      isPlanned = true
      // A page in the background gets no animation frames, so the work runs at once.
      if (document.visibilityState === 'hidden') return run()
      requestAnimationFrame(() => whenIdle(run))
    },
    /** Runs the planned work now, if any. */
    run,
    /** Runs the planned work, if any, and removes the listeners. */
    stop: () => {
      run()
      globalThis.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    },
  }
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: MOST_MS })
  else setTimeout(work, 0)
}
