import { useEffect, useMemo, useRef } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useStore } from 'zustand'
import type { Row } from '../../candidates/row.ts'
import { useIsNarrow, useMedia } from '../../ui/use-media.ts'
import { CandidateRow, type RowVerbs } from './candidate-row.tsx'
import { CandidateTableHead } from './candidate-table-head.tsx'
import type { Table } from './candidates.store.ts'
import { text } from './candidates.text.ts'
import { dragIds } from './drag.ts'

export interface CandidateTableProps {
  rows: readonly Row[]
  table: Table
  ownerName: (owner: string) => string
  templates: Readonly<Record<string, string>>
  onOpen: (row: Row) => void
}

/**
 * How many row elements there are, which is more than any window shows. They are reused as the list scrolls, because
 * changing their text is cheaper than making new rows.
 */
const POOL = 256

/** Only the visible rows are in the page, so that 100,000 rows scroll as fast as twenty. */
export function CandidateTable({ rows, table, ownerName, templates, onOpen }: CandidateTableProps) {
  const { selected, cursor } = useStore(table.store)
  const isNarrow = useIsNarrow()
  const isCoarse = useMedia('(pointer: coarse)')
  const height = isNarrow ? 65 : isCoarse ? 48 : 36
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    paddingEnd: 64,
  })
  useEffect(() => virtual.measure(), [virtual, height])

  const items = virtual.getVirtualItems()
  const shown = useRef(rows)
  shown.current = rows
  const verbs = useMemo<RowVerbs>(
    () => ({
      open: (row) => {
        table.putCursor(row.id)
        onOpen(row)
      },
      toggle: table.toggle,
      extendTo: (id) => table.extendTo(shown.current, id),
      drag: (id, transfer) => {
        const { selected: chosen } = table.store.getState()
        dragIds(transfer, chosen.has(id) ? [...chosen] : [id])
      },
    }),
    [table, onOpen],
  )

  const cursorIndex = useMemo(() => (cursor === null ? -1 : rows.findIndex(({ id }) => id === cursor)), [rows, cursor])
  useEffect(() => {
    if (cursorIndex >= 0) virtual.scrollToIndex(cursorIndex, { align: 'auto' })
  }, [virtual, cursorIndex])

  const range = virtual.range
  const [first, last] = [range?.startIndex ?? 0, range?.endIndex ?? 0]
  useEffect(() => table.inSight.setState({ first, last }), [table, first, last])

  return (
    <div
      ref={scroller}
      className="ctable"
      role="grid"
      aria-label={text.title}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      aria-activedescendant={cursorIndex >= 0 && cursor !== null ? `candidate-${cursor}` : undefined}
      tabIndex={0}
    >
      <CandidateTableHead rows={rows} table={table} />
      <div className="cbody" role="rowgroup" style={{ height: virtual.getTotalSize() }}>
        {items.map((item) => {
          const row = rows[item.index]
          if (!row) return null
          return (
            <CandidateRow
              key={item.index % POOL}
              row={row}
              index={item.index}
              top={item.start}
              height={item.size}
              owner={ownerName(row.owner)}
              template={row.template === null ? '' : (templates[row.template] ?? '')}
              isSelected={selected.has(row.id)}
              isCursor={row.id === cursor}
              verbs={verbs}
            />
          )
        })}
      </div>
    </div>
  )
}
