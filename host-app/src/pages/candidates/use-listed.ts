import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Row } from '../../candidates/row.ts'
import { count, createTableModel, type Counts } from '../../candidates/table-model.ts'
import { useHost } from '../../host.ts'
import type { Table } from './candidates.store.ts'

export interface Listed {
  counts: Counts
  /** Of this folder, as filtered and sorted. */
  rows: readonly Row[]
  /** How many the folder has, whatever is filtered. */
  inFolder: number
}

/** What the list of a folder shows; of all folders where `folderId` is null. */
export function useListed(folderId: string | null, table: Table): Listed {
  const all = useStore(useHost().candidates.store, (state) => state.rows)
  const [model] = useState(createTableModel)
  const { status, search, sort } = useStore(table.store)
  const counts = useMemo(() => count(all, folderId), [all, folderId])
  const rows = useMemo(
    () => model.rows(all, { folderId, status, search, sort }),
    [model, all, folderId, status, search, sort],
  )
  return { counts, rows, inFolder: folderId === null ? counts.total : (counts.byFolder.get(folderId) ?? 0) }
}
