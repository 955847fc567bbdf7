/**
 * Delays work until after the next paint. Planned several times, it still runs once. Leaving the page runs it at once.
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
      requestAnimationFrame(() => setTimeout(run, 0))
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
