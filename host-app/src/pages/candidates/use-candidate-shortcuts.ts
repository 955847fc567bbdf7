import { useStore } from 'zustand'
import type { AppId } from '@tabard/contract'
import type { Row } from '../../candidates/row.ts'
import type { Table } from './candidates.store.ts'
import { useShortcuts } from './use-shortcuts.ts'

interface Reach {
  table: Table
  /** As they are shown. */
  rows: readonly Row[]
  open(row: Row): void
  choose(): void
  remove(ids: readonly AppId[]): void
  focusSearch(): void
  showHelp(): void
}

/** The keys of the list: moving, selecting, and the deeds of the bar below it. */
export function useCandidateShortcuts({ table, rows, open, choose, remove, focusSearch, showHelp }: Reach): void {
  const view = useStore(table.store)
  const selected = [...view.selected]
  const step = (by: number): void => void table.moveCursor(rows, by)
  const stepSelecting = (by: number): void => {
    if (view.cursor !== null && selected.length === 0) table.toggle(view.cursor)
    const next = rows[table.moveCursor(rows, by)]
    if (next) table.extendTo(rows, next.id)
  }
  const selectForMenu = (menuId: string): void => {
    if (selected.length === 0 && view.cursor !== null) table.toggle(view.cursor)
    // The bar is there after the next paint.
    requestAnimationFrame(() => document.getElementById(menuId)?.click())
  }
  useShortcuts({
    j: () => step(1),
    ArrowDown: () => step(1),
    k: () => step(-1),
    ArrowUp: () => step(-1),
    PageDown: () => step(15),
    PageUp: () => step(-15),
    Home: () => step(-rows.length),
    End: () => step(rows.length),
    'Shift+j': () => stepSelecting(1),
    'Shift+ArrowDown': () => stepSelecting(1),
    'Shift+k': () => stepSelecting(-1),
    'Shift+ArrowUp': () => stepSelecting(-1),
    x: () => view.cursor !== null && table.toggle(view.cursor),
    'Mod+a': () => table.toggleAll(rows),
    Enter: (event) => {
      // Enter presses a button that has the focus; it opens no row then.
      if ((event.target as Element | null)?.closest('button, a')) return (event.target as HTMLElement).click()
      const row = rows.find(({ id }) => id === view.cursor)
      if (row) open(row)
    },
    s: () => selectForMenu('bulk-status'),
    m: () => selectForMenu('bulk-move'),
    Delete: () => {
      const ids = selected.length > 0 ? selected : view.cursor === null ? [] : [view.cursor]
      if (ids.length > 0) remove(ids)
    },
    Escape: () => table.clearSelection(),
    '/': focusSearch,
    u: choose,
    '?': showHelp,
  })
}
