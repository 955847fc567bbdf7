import type { StoreApi } from 'zustand/vanilla'
import type { ComposeInput } from '@tabard/paper'
import type { Clock } from '@tabard/runtime'
import { makePdf } from '../../../output/make-pdf.ts'
import type { WorkspaceState } from './workspace-state.ts'

/** After a pause this long, the reader has stopped typing. */
const QUIET_MS = 2_500

/**
 * Asks the PDF engine where pages begin, when the page is idle. Nothing else computes page breaks, so the markers are
 * exactly those of the printed document.
 */
export function createPageWatch(parts: {
  store: StoreApi<WorkspaceState>
  fontsUrl: string
  current: () => ComposeInput
  clock: Clock
  report: (error: unknown) => void
}): { look(): void; stop(): void } {
  const { store, fontsUrl, current, clock, report } = parts
  let cancel: () => void = () => {}
  let round = 0

  const measure = async (mine: number): Promise<void> => {
    // Not asked during typing, because the answer would be outdated before it arrived.
    if (store.getState().editing) return
    try {
      const { pages } = await makePdf(current(), fontsUrl)
      if (mine === round && !store.getState().editing) store.setState({ pages })
    } catch (error) {
      // The page is complete without markers, and the fonts may load next time.
      report(error)
    }
  }
  const whenIdle = (work: () => void) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 4_000 }) : work()

  return {
    look: () => {
      cancel()
      round += 1
      const mine = round
      cancel = clock.after(QUIET_MS, () => whenIdle(() => mine === round && void measure(mine)))
    },
    stop: () => {
      cancel()
      round += 1
    },
  }
}
