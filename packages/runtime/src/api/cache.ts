import { API_CACHE_MS } from '@tabard/contract'
import type { Clock } from '../clock.ts'

/** Answers by address, each kept for up to ten minutes. */
export interface Cache {
  get<Value>(address: string): Value | undefined
  set(address: string, value: unknown): void
  clear(): void
}

/** More than any screen needs. When the cache is full, the oldest entry is removed first. */
const MOST_ENTRIES = 100

export function createCache(clock: Clock): Cache {
  const entries = new Map<string, { value: unknown; endsAtMs: number }>()
  return {
    get: <Value>(address: string) => {
      const entry = entries.get(address)
      if (entry && entry.endsAtMs > clock.now()) return entry.value as Value
      entries.delete(address)
      return undefined
    },
    set: (address, value) => {
      entries.delete(address)
      entries.set(address, { value, endsAtMs: clock.now() + API_CACHE_MS })
      const oldest = entries.keys().next().value
      if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },
    clear: () => entries.clear(),
  }
}
