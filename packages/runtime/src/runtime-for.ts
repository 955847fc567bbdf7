import { createRuntime, type Runtime, type RuntimeOptions } from './runtime.ts'

interface Shared {
  runtime: Runtime
  users: number
}

/**
 * Elements of one gateway share a runtime when they have the same key: the same token, or the same function to get one.
 */
type Key = string | NonNullable<RuntimeOptions['getToken']>

const shared = new Map<string, Map<Key, Shared>>()

/**
 * The runtime for these options, shared with every element of the page that has the same token.
 * Call `release` when done; the runtime is disposed when its last user releases it.
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
