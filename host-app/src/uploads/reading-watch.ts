import { getApplication, type AppId, type Application } from '@tabard/contract'
import { LIST_ATTRIBUTES, type Api, type Clock } from '@tabard/runtime'

/** Follows CVs that are being read, until each is ready, failed or gone. */
export interface ReadingWatch {
  /**
   * Resolves to the application when it was read or has failed; to null when it is no longer there. Callers that wait
   * for the same CV share the requests.
   */
  untilRead(appId: AppId): Promise<Application | null>
  stop(): void
}

const FIRST_MS = 500
const GROWTH = 1.4
const CAP_MS = 4_000

export function createReadingWatch(api: Api, clock: Clock): ReadingWatch {
  const watched = new Map<AppId, Promise<Application | null>>()
  const cancels = new Set<() => void>()
  let isStopped = false

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, () => {
        cancels.delete(cancel)
        resolve()
      })
      cancels.add(cancel)
    })

  const watch = async (appId: AppId): Promise<Application | null> => {
    for (let waitMs = FIRST_MS; !isStopped; waitMs = Math.min(waitMs * GROWTH, CAP_MS)) {
      await pause(waitMs)
      const result = await api.call(getApplication, {
        params: { appId },
        query: { attributes: LIST_ATTRIBUTES },
      })
      if (result.ok && result.value.status !== 'processing') return result.value
      if (!result.ok && result.error.code === 'not_found') return null
    }
    return null
  }

  return {
    untilRead: (appId) => {
      const running = watched.get(appId)
      if (running) return running
      const fresh = watch(appId).finally(() => watched.delete(appId))
      watched.set(appId, fresh)
      return fresh
    },
    stop: () => {
      isStopped = true
      for (const cancel of cancels) cancel()
      cancels.clear()
    },
  }
}
