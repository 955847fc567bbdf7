import type { Clock } from './clock.ts'

/** Values by key, as JSON, each with an optional end. It never throws: a full or forbidden storage keeps nothing. */
export interface KeyValue {
  get<Value>(key: string): Value | null
  /** `expiresAtMs` is in milliseconds since 1970. */
  set(key: string, value: unknown, expiresAtMs?: number): void
  remove(key: string): void
  /** Removes everything that we stored. */
  clear(): void
}

interface Entry {
  value: unknown
  expiresAtMs?: number
}

type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Separates our keys from those of other scripts, which share the origin's storage. */
const PREFIX = 'tabard.'

export function sessionKeyValue(clock: Clock): KeyValue {
  return overWebStorage(() => globalThis.sessionStorage, clock)
}

export function localKeyValue(clock: Clock): KeyValue {
  return overWebStorage(() => globalThis.localStorage, clock)
}

/** Keeps values only as long as the page. For an element in another site's page. */
export function memoryKeyValue(clock: Clock): KeyValue {
  const entries = new Map<string, Entry>()
  return {
    get: <Value>(key: string) => {
      const entry = entries.get(key)
      if (!entry) return null
      if (isOver(entry, clock)) {
        entries.delete(key)
        return null
      }
      return entry.value as Value
    },
    set: (key, value, expiresAtMs) => void entries.set(key, { value, expiresAtMs }),
    remove: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  }
}

function overWebStorage(open: () => WebStorage, clock: Clock): KeyValue {
  // Where storage is blocked, reading the property itself throws, so each use reads it inside the `try`.
  const attempt = <Value>(work: (storage: WebStorage) => Value): Value | null => {
    try {
      return work(open())
    } catch {
      return null
    }
  }
  const keyValue: KeyValue = {
    get: <Value>(key: string) =>
      attempt((storage) => {
        const text = storage.getItem(PREFIX + key)
        if (text === null) return null
        const entry = JSON.parse(text) as Entry
        if (!isOver(entry, clock)) return entry.value as Value
        storage.removeItem(PREFIX + key)
        return null
      }),
    set: (key, value, expiresAtMs) => {
      const text = JSON.stringify({ value, expiresAtMs } satisfies Entry)
      attempt((storage) => storage.setItem(PREFIX + key, text))
    },
    remove: (key) => void attempt((storage) => storage.removeItem(PREFIX + key)),
    clear: () =>
      void attempt((storage) => {
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
        for (const key of keys) if (key.startsWith(PREFIX)) storage.removeItem(key)
      }),
  }
  return keyValue
}

function isOver(entry: Entry, clock: Clock): boolean {
  return entry.expiresAtMs !== undefined && entry.expiresAtMs <= clock.now()
}
