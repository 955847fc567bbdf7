/** Texts by key. It never throws, so it works where the browser forbids storage: in a sandbox, or in another site's frame. */
export interface Texts {
  getItem(key: string): string | null
  /** False when the value is kept in memory and goes with the page. */
  setItem(key: string, value: string): boolean
  removeItem(key: string): void
  keys(): string[]
  clear(): void
}

/** One for the page, so that all who use it find the same texts where only memory holds them. */
export const sessionTexts = overStorage(() => globalThis.sessionStorage)
export const localTexts = overStorage(() => globalThis.localStorage)

/** What the browser's storage does not take, because it is forbidden or full, is kept in memory. */
function overStorage(open: () => Storage): Texts {
  const memory = new Map<string, string>()
  // Where storage is forbidden, reading the property itself throws, so each use reads it inside the `try`.
  const attempt = <Value>(work: (storage: Storage) => Value): Value | null => {
    try {
      return work(open())
    } catch {
      return null
    }
  }
  const texts: Texts = {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => {
      const isKept = attempt((storage) => (storage.setItem(key, value), true)) ?? false
      if (isKept) memory.delete(key)
      else memory.set(key, value)
      return isKept
    },
    removeItem: (key) => {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
    clear: () => texts.keys().forEach(texts.removeItem),
  }
  return texts
}
