import { createRuntime, type Runtime, type RuntimeOptions } from './runtime.ts'

interface Shared {
  runtime: Runtime
  users: number
}

/** What makes two elements one visitor: the same gateway and the same token, or the same way to get one. */
type Key = string | NonNullable<RuntimeOptions['getToken']>

const shared = new Map<string, Map<Key, Shared>>()

/**
 * The runtime for these options, shared with every element of the page that has the same token.
 * `release` when done: the last one out disposes it.
 */
export function runtimeFor(options: RuntimeOptions): { runtime: Runtime; release: () => void } {
  const ofBase = shared.get(options.baseUrl) ?? new Map<Key, Shared>()
  shared.set(options.baseUrl, ofBase)
  const key: Key = options.sig || options.getToken || ''
  const entry = ofBase.get(key) ?? { runtime: createRuntime(options), users: 0 }
  ofBase.set(key, entry)
  entry.users += 1
  let isReleased = false
  return {
    runtime: entry.runtime,
    release: () => {
      if (isReleased) return
      isReleased = true
      entry.users -= 1
      if (entry.users > 0) return
      entry.runtime.dispose()
      ofBase.delete(key)
      if (ofBase.size === 0) shared.delete(options.baseUrl)
    },
  }
}
