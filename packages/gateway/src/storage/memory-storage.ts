import { pathOfKey, type Storage } from './storage.ts'

/** Keeps files in memory until the process ends, for tests. */
export function createMemoryStorage(): Storage {
  const kept = new Map<string, { bytes: Uint8Array; at: number }>()
  return {
    kind: 'memory',
    async put(companyId, key, bytes) {
      kept.set(pathOfKey(companyId, key), { bytes: bytes.slice(), at: Date.now() })
    },
    async get(companyId, key) {
      return kept.get(pathOfKey(companyId, key))?.bytes.slice()
    },
    async delete(companyId, key) {
      kept.delete(pathOfKey(companyId, key))
    },
    async list(companyId, prefix = '', writtenBefore = Infinity) {
      const head = `${companyId}/`
      const keys = [...kept].flatMap(([path, { at }]) =>
        path.startsWith(head) && at < writtenBefore ? path.slice(head.length) : [],
      )
      return keys.filter((key) => key.startsWith(prefix)).sort()
    },
    ping: () => Promise.resolve(),
  }
}
