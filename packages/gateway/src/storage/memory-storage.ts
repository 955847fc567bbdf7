import { pathOfKey, type Storage } from './storage.ts'

/** Forgets everything when the process ends: for tests. */
export function createMemoryStorage(): Storage {
  const kept = new Map<string, Uint8Array>()
  return {
    kind: 'memory',
    async put(companyId, key, bytes) {
      kept.set(pathOfKey(companyId, key), bytes.slice())
    },
    async get(companyId, key) {
      return kept.get(pathOfKey(companyId, key))?.slice()
    },
    async delete(companyId, key) {
      kept.delete(pathOfKey(companyId, key))
    },
    async list(companyId, prefix = '') {
      const head = `${companyId}/`
      const keys = [...kept.keys()].flatMap((path) => (path.startsWith(head) ? path.slice(head.length) : []))
      return keys.filter((key) => key.startsWith(prefix)).sort()
    },
    ping: () => Promise.resolve(),
  }
}
