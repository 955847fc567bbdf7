import { ArrowDown, ArrowUp } from 'lucide'
import { useStore } from 'zustand'
import { Checkbox, classNames, Icon } from '@tabard/widgets/ui'
import type { Row } from '../../candidates/row.ts'
import type { SortColumn } from '../../candidates/table-model.ts'
import type { Table } from './candidates.store.ts'
import { text } from './candidates.text.ts'

interface Column {
  key: keyof typeof text.columns
  sort?: SortColumn
}

const columns: readonly Column[] = [
  { key: 'name', sort: 'name' },
  { key: 'role', sort: 'role' },
  { key: 'status', sort: 'status' },
  { key: 'received', sort: 'received' },
  { key: 'owner' },
  { key: 'template' },
  { key: 'score', sort: 'score' },
  { key: 'links', sort: 'views' },
]

/** The column heads: they sort by their column, and select every row or none. */
export function CandidateTableHead({ rows, table }: { rows: readonly Row[]; table: Table }) {
  const { selected, sort } = useStore(table.store)
  const selectedHere = selected.size > 0 && rows.some(({ id }) => selected.has(id))
  const isAll = selectedHere && selected.size >= rows.length && rows.every(({ id }) => selected.has(id))

  return (
    <div role="row" aria-rowindex={1} className="crow chead">
      <span role="columnheader" className="c-check">
        <Checkbox
          aria-label={isAll ? text.selectNone : text.selectAll}
          checked={isAll}
          isMixed={selectedHere && !isAll}
          tabIndex={-1}
          onChange={() => table.toggleAll(rows)}
        />
      </span>
      {columns.map(({ key, sort: column }) => (
        <span
          key={key}
          role="columnheader"
          className={`c-${key}`}
          aria-sort={column === sort.column ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
        >
          {column ? (
            <button
              type="button"
              className={classNames('sorter', column === sort.column && 'on')}
              onClick={() => table.sortBy(column)}
            >
              {text.columns[key]}
              {column === sort.column && <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size={12} />}
            </button>
          ) : (
            text.columns[key]
          )}
        </span>
      ))}
    </div>
  )
}
