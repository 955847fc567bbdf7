import { systemClock, type Clock } from '../clock.ts'
import { localTexts, sessionTexts, type Texts } from './texts.ts'

/** Values by key, as JSON, each with an optional end. It never throws: where storage is full or forbidden, memory keeps them. */
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

/** Separates our keys from those of other scripts, which share the origin's storage. */
const PREFIX = 'tabard.'

export function sessionKeyValue(clock: Clock): KeyValue {
  return overTexts(sessionTexts, clock)
}

export function localKeyValue(clock: Clock): KeyValue {
  return overTexts(localTexts, clock)
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

/** Values kept as long as the page, for all elements on it. */
export const pageKeyValue: KeyValue = memoryKeyValue(systemClock)

function overTexts(texts: Texts, clock: Clock): KeyValue {
  return {
    get: <Value>(key: string) => {
      const entry = readEntry(texts.getItem(PREFIX + key))
      if (!entry) return null
      if (!isOver(entry, clock)) return entry.value as Value
      texts.removeItem(PREFIX + key)
      return null
    },
    set: (key, value, expiresAtMs) =>
      void texts.setItem(PREFIX + key, JSON.stringify({ value, expiresAtMs } satisfies Entry)),
    remove: (key) => texts.removeItem(PREFIX + key),
    clear: () => {
      for (const key of texts.keys()) if (key.startsWith(PREFIX)) texts.removeItem(key)
    },
  }
}

/** Null for a text that is none of ours: other scripts of the origin may have written it. */
function readEntry(text: string | null): Entry | null {
  try {
    return text === null ? null : (JSON.parse(text) as Entry | null)
  } catch {
    return null
  }
}

function isOver(entry: Entry, clock: Clock): boolean {
  return entry.expiresAtMs !== undefined && entry.expiresAtMs <= clock.now()
}
