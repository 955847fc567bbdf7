import { recordView as recordViewCall } from '@tabard/contract'
import type { Api, Clock } from '@tabard/runtime'

export interface ViewRecorderParts {
  api: Api
  clock: Clock
  sessionId: string
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** A page shown for less than this is not counted as a visit. */
const SEEN_AFTER_MS = 1_000
/** How often the visit is reported while the page is open. This also notices when the link has ended. */
const AGAIN_MS = 20_000
const LONGEST_SECONDS = 86_400

/**
 * Counts one visit of a link after its page was visible for a moment, and how long it was visible. Returns a function
 * that stops it.
 * Failures are ignored here, because an ended session is shown by the app.
 */
export function recordView({ api, clock, sessionId, document }: ViewRecorderParts): () => void {
  let seenMs = 0
  let visibleSinceMs: number | null = null
  let cancel = () => {}
  let isCounted = false

  const total = () => seenMs + (visibleSinceMs === null ? 0 : clock.now() - visibleSinceMs)
  const tell = () => {
    isCounted = true
    const seconds = Math.min(LONGEST_SECONDS, Math.round(total() / 1000))
    api.call(recordViewCall, { params: { sessionId }, body: { seconds } }).catch(() => {})
  }
  const again = (delayMs: number) => {
    cancel()
    cancel = clock.after(delayMs, () => {
      tell()
      again(AGAIN_MS)
    })
  }
  const onVisibility = () => {
    if (document.visibilityState === 'visible') {
      visibleSinceMs ??= clock.now()
      again(isCounted ? AGAIN_MS : SEEN_AFTER_MS)
    } else {
      cancel()
      seenMs = total()
      visibleSinceMs = null
      if (isCounted) tell()
    }
  }
  onVisibility()
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    cancel()
    document.removeEventListener('visibilitychange', onVisibility)
    if (isCounted) tell()
  }
}

const KEY = 'tabard-visit'

/** One id for each tab and link, so that a reload counts as the same visit. Where storage is forbidden, each load counts. */
export function visitId(linkId: string, storage: Pick<Storage, 'getItem' | 'setItem'>): string {
  const key = `${KEY}.${linkId}`
  const kept = storage.getItem(key)
  if (kept) return kept
  const fresh = crypto.randomUUID()
  storage.setItem(key, fresh)
  return fresh
}
