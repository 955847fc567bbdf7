import { recordView as recordViewCall } from '@tabard/contract'
import type { Api, Clock } from '@tabard/runtime'

export interface ViewRecorderParts {
  api: Api
  clock: Clock
  sessionId: string
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** Shown for less than this is not a visit. */
const SEEN_AFTER_MS = 1_000
/** Told again this often while the page stays open; an ended link is noticed by it. */
const AGAIN_MS = 20_000
const LONGEST_SECONDS = 86_400

/**
 * Counts one visit of a link once its page was seen for a moment, and how long it was in sight. Answers what stops it.
 * Failures are nobody's business here: an ended session shows by itself.
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

/** One a tab and link: a reload is the same visit. */
export function visitId(linkId: string, storage: () => Storage): string {
  const key = `${KEY}.${linkId}`
  const fresh = crypto.randomUUID()
  try {
    const kept = storage().getItem(key)
    if (kept) return kept
    storage().setItem(key, fresh)
  } catch {
    // A browser that keeps nothing counts each load.
  }
  return fresh
}
