/** Work that follows the next paint, once however often it was planned. Leaving the page does it at once. */
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
      // A page in the background gets no frames.
      if (document.visibilityState === 'hidden') return run()
      requestAnimationFrame(() => setTimeout(run, 0))
    },
    /** Does what is planned now. */
    run,
    /** Does what is planned, and listens no more. */
    stop: () => {
      run()
      globalThis.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onHide)
    },
  }
}
