import { createStore, type StoreApi } from 'zustand/vanilla'
import { isAppError, type AppId, type Application, type ErrorCode, type FolderId } from '@tabard/contract'
import type { Clock } from '@tabard/runtime'
import { checkFile } from './check-file.ts'
import { sayFailure } from '../words/say-failure.ts'
import { text } from './uploads.text.ts'

export type UploadState =
  | { at: 'waiting' }
  | { at: 'sending'; sentBytes: number; totalBytes: number }
  | { at: 'reading'; appId: AppId }
  | { at: 'ready'; appId: AppId; candidateName: string; tookMs: number }
  | { at: 'failed'; code: ErrorCode; text: string; canRetry: boolean; appId: AppId | null }

export interface Upload {
  id: string
  name: string
  sizeBytes: number
  folderId: FolderId | null
  state: UploadState
}

export interface UploadQueueState {
  /** In the order they were added. */
  uploads: readonly Upload[]
}

/** What the queue needs from outside. */
export interface UploadQueueParts {
  send(
    file: File,
    folderId: FolderId | null,
    options: { signal: AbortSignal; onProgress: (sentBytes: number, totalBytes: number) => void },
  ): Promise<{ ok: true; value: Application } | { ok: false; error: { code: ErrorCode; text: string } }>
  untilRead(appId: AppId): Promise<Application | null>
  clock: Clock
  /** Called with every application that appears or changes during an upload. */
  onApplication(application: Application): void
  onUnexpected(error: unknown): void
}

/**
 * The queue of uploads. It belongs to the window and not to a page, so that an upload continues when its page is left.
 */
export interface UploadQueue {
  readonly store: StoreApi<UploadQueueState>
  add(files: readonly File[], folderId: FolderId | null): void
  retry(id: string): void
  /** Stops the uploads that are not completely sent. Those that are being read continue. */
  cancel(): void
  remove(id: string): void
  /** Removes finished uploads from the list. */
  clearFinished(): void
}

/** More uploads at once would not be faster, because they share one connection's bandwidth. */
export const UPLOADS_AT_ONCE = 3
/** Refusals that a later try may avoid. Every other refusal is caused by the file. */
const PASSING: readonly ErrorCode[] = [
  'busy',
  'unexpected',
  'rate_limited',
  'file_timeout',
  'token_expired',
  'not_signed_in',
]

interface Job {
  file: File
  startedAtMs: number
  abort: AbortController
}

export function createUploadQueue(parts: UploadQueueParts): UploadQueue {
  const list = createUploadList()
  const { store, get, set, fail } = list
  const jobs = new Map<string, Job>()
  let made = 0

  const next = () => {
    const { uploads } = store.getState()
    const busy = uploads.filter((upload) => upload.state.at === 'sending').length
    const waiting = uploads.filter((upload) => upload.state.at === 'waiting').slice(0, UPLOADS_AT_ONCE - busy)
    for (const upload of waiting) void run(upload)
  }

  const run = async ({ id, sizeBytes, folderId }: Upload) => {
    const job = jobs.get(id)
    if (!job) return
    set(id, { at: 'sending', sentBytes: 0, totalBytes: sizeBytes })
    try {
      await send(id, job, folderId)
    } catch (error) {
      if (!get(id) || job.abort.signal.aborted) return
      parts.onUnexpected(error)
      await fail(id, isAppError(error) ? error.code : 'unexpected', isAppError(error) ? error.said : undefined)
    } finally {
      next()
    }
  }

  const send = async (id: string, job: Job, folderId: FolderId | null) => {
    const problem = await checkFile(job.file)
    if (problem) return fail(id, problem)
    const onProgress = (sentBytes: number, totalBytes: number) => {
      if (get(id)?.state.at === 'sending') set(id, { at: 'sending', sentBytes, totalBytes })
    }
    const result = await parts.send(job.file, folderId, { signal: job.abort.signal, onProgress })
    if (!result.ok) return fail(id, result.error.code, result.error.text)
    const { application_id: appId } = result.value
    parts.onApplication(result.value)
    if (result.value.status === 'processing') set(id, { at: 'reading', appId })
    void read(id, job, result.value)
  }

  /** Waits for the reading. It does not count as an upload under way, because it happens on the gateway. */
  const read = async (id: string, job: Job, sent: Application) => {
    const appId = sent.application_id
    try {
      const application = sent.status === 'processing' ? await parts.untilRead(appId) : sent
      if (!application) return list.drop((upload) => upload.id === id)
      parts.onApplication(application)
      if (application.status === 'failed') return fail(id, application.failure ?? 'unexpected', undefined, appId)
      const { candidateName } = application
      set(id, { at: 'ready', appId, candidateName, tookMs: parts.clock.now() - job.startedAtMs })
    } catch (error) {
      parts.onUnexpected(error)
      await fail(id, 'unexpected', undefined, appId)
    }
  }

  return {
    store,
    add: (files, folderId) => {
      const added = files.map((file): Upload => {
        const id = `upload-${(made += 1)}`
        jobs.set(id, { file, startedAtMs: parts.clock.now(), abort: new AbortController() })
        return { id, name: file.name || text.pasted, sizeBytes: file.size, folderId, state: { at: 'waiting' } }
      })
      list.add(added)
      next()
    },
    retry: (id) => {
      const job = jobs.get(id)
      if (!job || get(id)?.state.at !== 'failed') return
      jobs.set(id, { ...job, startedAtMs: parts.clock.now(), abort: new AbortController() })
      set(id, { at: 'waiting' })
      next()
    },
    cancel: () => {
      const stopped = store.getState().uploads.filter(({ state }) => state.at === 'waiting' || state.at === 'sending')
      list.drop((upload) => stopped.includes(upload))
      for (const { id } of stopped) {
        jobs.get(id)?.abort.abort()
        jobs.delete(id)
      }
    },
    remove: (id) => {
      jobs.get(id)?.abort.abort()
      jobs.delete(id)
      list.drop((upload) => upload.id === id)
      next()
    },
    clearFinished: () => {
      const isOver = ({ state }: Upload) => state.at === 'ready' || state.at === 'failed'
      for (const upload of store.getState().uploads) if (isOver(upload)) jobs.delete(upload.id)
      list.drop(isOver)
    },
  }
}

/** The state of each upload that is shown, by id. */
function createUploadList() {
  const store = createStore<UploadQueueState>(() => ({ uploads: [] }))
  const set = (id: string, state: UploadState) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)),
    }))
  return {
    store,
    set,
    get: (id: string) => store.getState().uploads.find((upload) => upload.id === id),
    fail: async (id: string, code: ErrorCode, said?: string, appId: AppId | null = null) => {
      const text = said ?? (await sayFailure(code))
      set(id, { at: 'failed', code, text, appId, canRetry: PASSING.includes(code) })
    },
    add: (added: readonly Upload[]) => store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] })),
    drop: (isDropped: (upload: Upload) => boolean) =>
      store.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => !isDropped(upload)) })),
  }
}
