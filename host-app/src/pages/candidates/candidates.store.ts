import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppId, ApplicationStatus } from '@tabard/contract'
import type { Candidates } from '../../candidates/candidates.ts'
import type { Row } from '../../candidates/row.ts'
import { newestFirst, nextSort, rangeOf, type Sort, type SortColumn } from '../../candidates/table-model.ts'

export interface TableState {
  status: ApplicationStatus | null
  search: string
  sort: Sort
  selected: ReadonlySet<AppId>
  /** The row that the keyboard acts on. */
  cursor: AppId | null
  /** The row where a selection with Shift starts. */
  anchor: AppId | null
}

/** How the user views the table. Functions that need the rows get them in the order shown. */
export interface Table {
  readonly store: StoreApi<TableState>
  /** The first and the last visible row. A store of its own, because it changes with every scroll step. */
  readonly inSight: StoreApi<{ first: number; last: number }>
  search(text: string): void
  showStatus(status: ApplicationStatus | null): void
  sortBy(column: SortColumn): void
  toggle(id: AppId): void
  /** Selection with Shift: every row from the anchor to this one. */
  extendTo(rows: readonly Row[], id: AppId): void
  toggleAll(rows: readonly Row[]): void
  clearSelection(): void
  putCursor(id: AppId): void
  /** Moves the cursor by `by` rows and returns its new position. */
  moveCursor(rows: readonly Row[], by: number): number
  deselect(ids: readonly AppId[]): void
}

const nothing: ReadonlySet<AppId> = new Set()

const kept = new WeakMap<Candidates, { epoch: number; table: Table }>()

/**
 * The table as this user last viewed it, so that search, order and scroll position are kept when they come back from a
 * CV.
 */
export function tableOf(candidates: Candidates): Table {
  const known = kept.get(candidates)
  if (known?.epoch === candidates.epoch()) return known.table
  const table = createTable()
  kept.set(candidates, { epoch: candidates.epoch(), table })
  return table
}

export function createTable(): Table {
  const store = createStore<TableState>(() => ({
    status: null,
    search: '',
    sort: newestFirst,
    selected: nothing,
    cursor: null,
    anchor: null,
  }))
  const { setState: set, getState: get } = store

  return {
    store,
    inSight: createStore(() => ({ first: 0, last: 0 })),
    search: (search) => set({ search }),
    showStatus: (status) => set({ status, selected: nothing, anchor: null }),
    sortBy: (column) => set(({ sort }) => ({ sort: nextSort(sort, column) })),
    toggle: (id) =>
      set(({ selected }) => {
        const next = new Set(selected)
        if (!next.delete(id)) next.add(id)
        return { selected: next, cursor: id, anchor: id }
      }),
    extendTo: (rows, id) =>
      set(({ selected, anchor, cursor }) => ({
        selected: new Set([...selected, ...rangeOf(rows, anchor ?? cursor, id)]),
        cursor: id,
      })),
    toggleAll: (rows) =>
      set(({ selected }) => ({
        selected: rows.every(({ id }) => selected.has(id)) ? nothing : new Set(rows.map(({ id }) => id)),
        anchor: null,
      })),
    clearSelection: () => set({ selected: nothing, anchor: null }),
    putCursor: (cursor) => set({ cursor, anchor: cursor }),
    moveCursor: (rows, by) => {
      const { cursor } = get()
      const here = cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor)
      const index = here < 0 ? 0 : Math.max(0, Math.min(rows.length - 1, here + by))
      const row = rows[index]
      if (row) set({ cursor: row.id })
      return index
    },
    deselect: (ids) =>
      set(({ selected }) => {
        const next = new Set(selected)
        for (const id of ids) next.delete(id)
        return { selected: next }
      }),
  }
}
