import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Result } from '@tabard/contract'
import type { KeyValue } from '../storage.ts'

/** The data loading modes; the other two are `set` and `delete`. */
export type LoadMode =
  /** Asks, and lays the answer over what is there. */
  | 'download'
  /** Asks, and replaces what is there. */
  | 'overwrite'
  /** Takes what is stored and asks nobody. */
  | 'storage'
  | 'download-only-if-not-stored'
  /** Shows what is stored at once, then asks and replaces it. */
  | 'stored-then-refresh'

export interface CollectionFailure {
  code: string
  text: string
  details: Record<string, unknown>
}

export type CollectionState<Item> =
  | { at: 'empty'; items: Record<string, Item> }
  | { at: 'loading'; items: Record<string, Item> }
  | { at: 'ready'; items: Record<string, Item> }
  | { at: 'failed'; items: Record<string, Item>; error: CollectionFailure }

export interface Collection<Item> {
  readonly store: StoreApi<CollectionState<Item>>
  /** Resolves when what the mode asks for is there or has failed; the state says which. */
  load(mode: LoadMode): Promise<void>
  set(item: Item): void
  delete(id: string): void
}

export interface CollectionParts<Item> {
  /** Where it is stored. */
  key: string
  storage: KeyValue
  idOf: (item: Item) => string
  /** `not_found` means there are none. */
  download: () => Promise<Result<Record<string, Item>>>
}

/** Longer lists are not stored: no browser holds them, and trying alone would block the page for longer than asking again. */
const MOST_STORED = 5_000

export function createCollection<Item>(parts: CollectionParts<Item>): Collection<Item> {
  const { key, storage, idOf, download } = parts
  const store = createStore<CollectionState<Item>>(() => ({ at: 'empty', items: {} }))
  /** Grows with each question, so that a late answer never overwrites a newer one. */
  let asked = 0

  const ready = (items: Record<string, Item>) => {
    store.setState({ at: 'ready', items }, true)
    if (Object.keys(items).length <= MOST_STORED) storage.set(key, items)
    else storage.remove(key)
  }
  const ask = async (mergeWith: () => Record<string, Item>) => {
    asked += 1
    const mine = asked
    store.setState({ at: 'loading', items: store.getState().items }, true)
    const result = await download()
    if (mine !== asked) return
    if (result.ok) return ready({ ...mergeWith(), ...result.value })
    if (result.error.code === 'not_found') return ready(mergeWith())
    store.setState({ at: 'failed', items: store.getState().items, error: result.error }, true)
  }
  const showStored = () => {
    const items = storage.get<Record<string, Item>>(key)
    if (items) store.setState({ at: 'ready', items }, true)
    return items !== null
  }
  const nothing = () => ({})

  const modes: Record<LoadMode, () => Promise<void> | void> = {
    download: () => ask(() => store.getState().items),
    overwrite: () => ask(nothing),
    storage: () => void showStored(),
    'download-only-if-not-stored': () => (showStored() ? undefined : ask(nothing)),
    'stored-then-refresh': () => {
      showStored()
      return ask(nothing)
    },
  }

  return {
    store,
    load: async (mode) => modes[mode](),
    set: (item) => ready({ ...store.getState().items, [idOf(item)]: item }),
    delete: (id) => {
      const { [id]: _, ...rest } = store.getState().items
      ready(rest)
    },
  }
}
