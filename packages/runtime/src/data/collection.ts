import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Result } from '@tabard/contract'
import type { KeyValue } from '../storage/key-value.ts'

/** The data loading modes; the other two are `set` and `delete`. */
export type LoadMode =
  /** Downloads, and merges the answer into the items that are there. */
  | 'download'
  /** Downloads, and replaces the items that are there. */
  | 'overwrite'
  /** Uses the stored items and downloads nothing. */
  | 'storage'
  | 'download-only-if-not-stored'
  /** Shows the stored items at once, then downloads and replaces them. */
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
  /** Resolves when loading has succeeded or failed; the state says which. */
  load(mode: LoadMode): Promise<void>
  set(item: Item): void
  delete(id: string): void
}

export interface CollectionParts<Item> {
  /** The key it is stored under. */
  key: string
  storage: KeyValue
  idOf: (item: Item) => string
  /** `not_found` means there are none. */
  download: () => Promise<Result<Record<string, Item>>>
}

/**
 * Longer lists are not stored: they do not fit into a browser's storage, and trying to store them blocks the page for
 * longer than downloading them again.
 */
const MOST_STORED = 5_000

export function createCollection<Item>(parts: CollectionParts<Item>): Collection<Item> {
  const { key, storage, idOf, download } = parts
  const store = createStore<CollectionState<Item>>(() => ({ at: 'empty', items: {} }))
  /** Grows with each download, so that a late answer never overwrites a newer one. */
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
