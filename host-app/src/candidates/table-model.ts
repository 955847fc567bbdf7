import { applicationStatuses, type ApplicationStatus, type AppId, type FolderId } from '@tabard/contract'
import { folded, type Row } from './row.ts'

export type SortColumn = 'name' | 'role' | 'status' | 'received' | 'score' | 'views'
export interface Sort {
  column: SortColumn
  isDescending: boolean
}

export interface View {
  folderId: FolderId | null
  status: ApplicationStatus | null
  search: string
  sort: Sort
}

export const newestFirst: Sort = { column: 'received', isDescending: true }

/** The order after a column's head is pressed: first the column's usual direction, then the other one. */
export function nextSort(current: Sort, column: SortColumn): Sort {
  if (current.column === column) return { column, isDescending: !current.isDescending }
  return { column, isDescending: column === 'received' || column === 'score' || column === 'views' }
}

/**
 * Rows as a view shows them. Sorting 100,000 rows takes longer than a keystroke may, so the sorted order is kept until the rows
 * or the sort change, and a search only filters it.
 */
export function createTableModel() {
  let sortedRows: readonly Row[] | null = null
  let sortedBy: Sort | null = null
  let sorted: readonly Row[] = []

  const inOrder = (rows: readonly Row[], sort: Sort) => {
    if (rows !== sortedRows || sort.column !== sortedBy?.column || sort.isDescending !== sortedBy.isDescending) {
      sorted = sortRows(rows, sort)
      sortedRows = rows
      sortedBy = sort
    }
    return sorted
  }

  return {
    rows: (all: readonly Row[], view: View): readonly Row[] => {
      const ordered = inOrder(all, view.sort)
      const words = folded(view.search).split(/\s+/).filter(Boolean)
      if (words.length === 0 && view.folderId === null && view.status === null) return ordered
      return ordered.filter(
        (row) =>
          (view.folderId === null || row.folderId === view.folderId) &&
          (view.status === null || row.status === view.status) &&
          words.every((word) => row.haystack.includes(word)),
      )
    },
  }
}

const STATUS_RANK = Object.fromEntries(applicationStatuses.map((status, index) => [status, index]))

function sortRows(rows: readonly Row[], { column, isDescending }: Sort): Row[] {
  const key = keyOf(column)
  // Keys are computed once for each row, because sorting compares rows a million times.
  const keyed = rows.map((row) => ({ row, key: key(row) }))
  const direction = isDescending ? -1 : 1
  keyed.sort((left, right) => {
    if (left.key === right.key) return right.row.received - left.row.received
    // Empty values come last in both directions.
    if (left.key === '' || left.key === -1) return 1
    if (right.key === '' || right.key === -1) return -1
    return left.key < right.key ? -direction : direction
  })
  return keyed.map(({ row }) => row)
}

function keyOf(column: SortColumn): (row: Row) => string | number {
  switch (column) {
    case 'name':
      return (row) => folded(row.name)
    case 'role':
      return (row) => folded(row.role)
    case 'status':
      return (row) => STATUS_RANK[row.status] ?? 0
    case 'received':
      return (row) => row.received
    case 'score':
      return (row) => row.score ?? -1
    case 'views':
      return (row) => row.views * 1000 + row.links
  }
}

export interface Counts {
  total: number
  byFolder: ReadonlyMap<FolderId, number>
  byStatus: ReadonlyMap<ApplicationStatus, number>
}

/** How many candidates a folder has, and how many of each status the chosen folder has. */
export function count(rows: readonly Row[], folderId: FolderId | null): Counts {
  const byFolder = new Map<FolderId, number>()
  const byStatus = new Map<ApplicationStatus, number>()
  for (const row of rows) {
    byFolder.set(row.folderId, (byFolder.get(row.folderId) ?? 0) + 1)
    if (folderId === null || row.folderId === folderId) byStatus.set(row.status, (byStatus.get(row.status) ?? 0) + 1)
  }
  return { total: rows.length, byFolder, byStatus }
}

/** The rows that Shift selects: those between two rows in the order shown, both included. */
export function rangeOf(rows: readonly Row[], from: AppId | null, to: AppId): AppId[] {
  const end = rows.findIndex((row) => row.id === to)
  const start = from === null ? -1 : rows.findIndex((row) => row.id === from)
  if (end < 0) return []
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)]
  return rows.slice(first, last + 1).map((row) => row.id)
}
