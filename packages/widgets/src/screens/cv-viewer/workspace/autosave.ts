import { AUTOSAVE_MS, type ApplicationUpdate } from '@tabard/contract'
import type { Clock } from '@tabard/runtime'
import type { DraftJournal } from '../../../editor/draft-journal.ts'
import { keepIdentity, mergeDraft, updateBetween, type Draft } from '../cv-viewer.model.ts'
import { packDraft, unpackDraft, type PackedDraft } from '../packed-draft.ts'

export type SaveState =
  | { at: 'saved'; atMs: number | null }
  /** Typed but not sent yet. */
  | { at: 'waiting' }
  /** `isSlow` once it has taken so long that a person may wonder. */
  | { at: 'saving'; isSlow: boolean }
  /** The gateway was not reached. The edit is kept on this device and sent when the connection is back. */
  | { at: 'offline' }
  /** The server refused the edit. */
  | { at: 'failed'; text: string }

/** The result of a PATCH. */
export type SendResult =
  | { ok: true; revision: number; draft: Draft }
  /** Try again later: the server was not reached or is busy. */
  | { ok: false; isLater: true }
  /** Refused. If the server no longer knows the base, `current` is what it has now. */
  | { ok: false; isLater: false; text: string; current?: { revision: number; draft: Draft } }

export interface AutosaveParts {
  clock: Clock
  journal: DraftJournal<Draft, PackedDraft>
  start: { revision: number; draft: Draft }
  /** Calls with the same `writeId` are the same write. The server applies it once, however often it arrives. */
  send(update: ApplicationUpdate, baseRevision: number, writeId: string): Promise<SendResult>
  /** Called before a merge into the draft: typed text that was not passed on yet must be passed to `change` now. */
  beforeMerge(): void
  onState(state: SaveState): void
  /** Somebody else's edits were merged into the draft. */
  onMerged(draft: Draft): void
  onSaved(revision: number): void
  /** Takes the error that `send` threw. */
  onUnexpected(error: unknown): void
}

export interface Autosave {
  readonly draft: Draft
  readonly isDirty: boolean
  readonly revision: number
  change(draft: Draft): void
  /** Sends now instead of in a moment. Resolves when the server has the draft, or cannot have it yet. */
  flush(): Promise<void>
  /** Merges and sends the edits that an earlier visit could not send. */
  recover(): Promise<void>
  /** Another call changed the application. Its revision becomes the new base. */
  rebase(revision: number, draft: Draft): void
  stop(): void
}

/** One PATCH, and the revision that its edits are based on. */
interface Write {
  update: ApplicationUpdate
  sent: Draft
  revision: number
  writeId: string
}

/** Saving this long is shown as work in progress. Before, nothing on the screen moves. */
const SLOW_MS = 400
const RETRY_START_MS = 2_000
const RETRY_MOST_MS = 30_000

/**
 * Sends edits a moment after the last key, each with the revision it is based on. Edits stay in the journal until the
 * server has confirmed them. Every answer is merged into what has been typed since.
 */
export function createAutosave(parts: AutosaveParts): Autosave {
  const { clock, journal, send, beforeMerge, onState, onMerged, onSaved, onUnexpected } = parts
  let base = parts.start.draft
  let revision = parts.start.revision
  let draft = base
  let cancelTimer: () => void = () => {}
  let inFlight: Promise<void> | null = null
  let failures = 0
  let isStopped = false
  /** A write that was sent but not answered. The server may have applied it. */
  let unanswered: Write | null = null

  const isDirty = () => unanswered !== null || updateBetween(base, draft) !== null

  const keep = () => journal.write({ revision, base, change: packDraft(base, draft) })

  const later = (delayMs: number) => {
    cancelTimer()
    cancelTimer = clock.after(delayMs, () => void flush())
  }

  const adopt = (next: { revision: number; draft: Draft }, sent: Draft) => {
    beforeMerge()
    const merged = mergeDraft(sent, draft, next.draft)
    const isChanged = merged.sections !== draft.sections || updateBetween(draft, merged) !== null
    // Sections that are the same stay the same objects: the journal stores those by their id alone.
    base = { ...next.draft, sections: keepIdentity(merged.sections, next.draft.sections) }
    revision = next.revision
    draft = merged
    if (isChanged) onMerged(draft)
  }

  const nextWrite = (): Write | null => {
    const update = updateBetween(base, draft)
    return update && { update, sent: draft, revision, writeId: newWriteId() }
  }

  const attempt = async (): Promise<void> => {
    // An unanswered write is sent again first and unchanged, because the server recognises only the same write.
    // Combined with newer edits, its edits could be applied twice.
    const write = unanswered ?? nextWrite()
    if (!write) return
    const { sent } = write
    onState({ at: 'saving', isSlow: false })
    unanswered = write
    const stopWaiting = clock.after(SLOW_MS, () => onState({ at: 'saving', isSlow: true }))
    const result = await send(write.update, write.revision, write.writeId).finally(stopWaiting)
    if (result.ok || !result.isLater) unanswered = null
    if (result.ok) {
      failures = 0
      adopt(result, sent)
      onSaved(revision)
      if (isDirty()) {
        keep()
        onState({ at: 'waiting' })
        if (!isStopped) later(AUTOSAVE_MS)
      } else {
        journal.clear()
        onState({ at: 'saved', atMs: clock.now() })
      }
      return
    }
    failures += 1
    if (result.isLater) {
      onState({ at: 'offline' })
      if (!isStopped) later(Math.min(RETRY_MOST_MS, RETRY_START_MS * 2 ** Math.min(failures - 1, 4)))
      return
    }
    if (result.current && failures < 3) {
      // The server no longer knows the revision that the draft is based on: merge here, then try again from what it
      // has now.
      adopt(result.current, base)
      keep()
      return attempt()
    }
    onState({ at: 'failed', text: result.text })
  }

  const flush = (): Promise<void> => {
    cancelTimer()
    inFlight ??= attempt()
      .catch((error: unknown) => {
        onState({ at: 'offline' })
        onUnexpected(error)
      })
      .finally(() => {
        inFlight = null
      })
    return inFlight
  }

  const retryNow = () => {
    if (isDirty()) void flush()
  }
  globalThis.addEventListener?.('online', retryNow)

  return {
    get draft() {
      return draft
    },
    get isDirty() {
      return isDirty()
    },
    get revision() {
      return revision
    },
    change: (next) => {
      draft = next
      keep()
      if (!inFlight) onState({ at: 'waiting' })
      later(AUTOSAVE_MS)
    },
    flush: async () => {
      await flush()
      // Sends what was typed during the first flush.
      if (isDirty() && failures === 0) await flush()
    },
    recover: async () => {
      const kept = await journal.read()
      if (!kept || isStopped) return
      const merged = mergeDraft(kept.base, unpackDraft(kept.base, kept.change), base)
      if (!updateBetween(base, merged)) return journal.clear()
      beforeMerge()
      // Text typed since this page opened is newer than the kept edits, so it is merged over them.
      draft = isDirty() ? mergeDraft(base, draft, merged) : merged
      onMerged(draft)
      keep()
      onState({ at: 'waiting' })
      await flush()
    },
    rebase: (nextRevision, next) => adopt({ revision: nextRevision, draft: next }, base),
    stop: () => {
      isStopped = true
      cancelTimer()
      globalThis.removeEventListener?.('online', retryNow)
      if (isDirty()) void flush()
    },
  }
}

/**
 * A UUID. Built by hand because `crypto.randomUUID` exists only on secure pages, and an applicant system may run on a
 * plain one.
 */
function newWriteId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
