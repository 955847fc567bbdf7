import type { Storage } from '../../storage/storage.ts'

/** Logos ride on every bundle and never change under their key, so the last used ones are kept at hand. */
export interface LogoBytes {
  read(companyId: string, key: string): Promise<Uint8Array | undefined>
}

const MAX_KEPT = 100

export function createLogoBytes(storage: Storage): LogoBytes {
  const kept = new Map<string, Uint8Array>()
  return {
    async read(companyId, key) {
      // The company is part of the name: a key of one company must never find another's bytes.
      const name = `${companyId} ${key}`
      const bytes = kept.get(name) ?? (await storage.get(companyId, key))
      if (!bytes) return undefined
      kept.delete(name)
      kept.set(name, bytes)
      const oldest = kept.keys().next().value
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest)
      return bytes
    },
  }
}
