import type { StoreApi } from 'zustand/vanilla'
import type { ComposeInput } from '@tabard/paper'
import type { Clock } from '@tabard/runtime'
import { findPages } from '../../../output/find-pages.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** After a pause this long, the reader has stopped typing. */
const QUIET_MS = 2_500

/**
 * Asks the PDF engine where pages begin, for a person who wants to see it. Nothing else computes page breaks, so the
 * markers are exactly those of the printed document. The engine is heavy, so nobody else loads it for them.
 */
export function createPageWatch(parts: {
  store: StoreApi<WorkspaceState>
  fontsUrl: string
  current: () => ComposeInput
  clock: Clock
  report: (error: unknown) => void
}): { look(): void; show(isWanted: boolean): void; stop(): void } {
  const { store, fontsUrl, current, clock, report } = parts
  let cancel: () => void = () => {}
  let round = 0

  const measure = async (mine: number): Promise<void> => {
    // Not asked during typing, because the answer would be outdated before it arrived.
    if (store.getState().editing) return
    try {
      const pages = await findPages(current(), fontsUrl)
      if (mine === round && !store.getState().editing) store.setState({ pages })
    } catch (error) {
      // The page is complete without markers, and the fonts may load next time.
      report(error)
    }
  }
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 4_000 }) : work()

  const lookAfter = (pauseMs: number) => {
    cancel()
    round += 1
    if (!store.getState().showsPages) return
    const mine = round
    cancel = clock.after(pauseMs, () => whenIdle(() => mine === round && void measure(mine)))
  }

  return {
    /** The shown document may have changed. */
    look: () => lookAfter(QUIET_MS),
    show: (isWanted) => {
      store.setState(isWanted ? { showsPages: true } : { showsPages: false, pages: null })
      lookAfter(0)
    },
    stop: () => {
      cancel()
      round += 1
    },
  }
}
