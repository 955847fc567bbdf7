import type { KeyValue } from '@tabard/runtime'

/** An edit that the server has not acknowledged yet. */
export interface JournalEntry<Base, Change> {
  /** The revision of `base`, from which the edit began. */
  revision: number
  base: Base
  /** The edit, without the parts equal to `base`: it is written at every key, so it must be small. */
  change: Change
}

/** Keeps edits until the server has them, one entry for each document. Writing never fails and never waits. */
export interface DraftJournal<Base, Change> {
  read(): Promise<JournalEntry<Base, Change> | null>
  write(entry: JournalEntry<Base, Change>): void
  clear(): void
}

/** Values by key, kept by the browser's own process. Never fails: a value that cannot be kept is simply missing. */
export interface JournalDatabase {
  get(key: string): Promise<unknown>
  set(key: string, value: unknown): void
  remove(key: string): void
}

interface Written<Change> {
  revision: number
  change: Change
  /** Milliseconds since 1970. */
  writtenAt: number
}

/** After this long, nobody is expected to come back for the edits. */
const KEPT_MS = 30 * 24 * 3600 * 1000

/**
 * `lasting` is written at once, so closing the tab loses nothing. It is local storage on our own origin, which browsers
 * write to disk only seconds later, so a killed browser could lose the last edits. The entry therefore also goes to
 * `database`, whose commits survive the process.
 */
export function createDraftJournal<Base, Change>(parts: {
  key: string
  lasting: KeyValue
  database: JournalDatabase | null
  now: () => number
}): DraftJournal<Base, Change> {
  const { key, lasting, database, now } = parts
  const baseKey = `${key}.base`
  let writtenBase: Base | null = null
  const put = (name: string, value: unknown) => {
    lasting.set(name, value, now() + KEPT_MS)
    database?.set(name, value)
  }
  const newest = async <Value>(name: string, isNewer: (one: Value, other: Value) => boolean): Promise<Value | null> => {
    const quick = lasting.get<Value>(name)
    const deep = ((await database?.get(name)) ?? null) as Value | null
    return !quick || (deep && isNewer(deep, quick)) ? deep : quick
  }
  return {
    read: async () => {
      const written = await newest<Written<Change>>(key, (one, other) => one.writtenAt > other.writtenAt)
      if (!written || now() - written.writtenAt > KEPT_MS) return null
      const begun = await newest<{ revision: number; base: Base }>(
        baseKey,
        (one, other) => one.revision === written.revision && other.revision !== written.revision,
      )
      if (begun?.revision !== written.revision) return null
      return { revision: written.revision, base: begun.base, change: written.change }
    },
    write: ({ revision, base, change }) => {
      if (base !== writtenBase) put(baseKey, { revision, base })
      writtenBase = base
      put(key, { revision, change, writtenAt: now() } satisfies Written<Change>)
    },
    clear: () => {
      writtenBase = null
      for (const name of [key, baseKey]) {
        lasting.remove(name)
        database?.remove(name)
      }
    },
  }
}
