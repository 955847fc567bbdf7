import type { RefObject } from 'react'
import { Search, X } from 'lucide'
import { useStore } from 'zustand'
import { Icon, IconButton, Kbd } from '@tabard/widgets/ui'
import type { Row } from '../../candidates/row.ts'
import { useIsNarrow } from '../../ui/use-media.ts'
import type { Table } from './candidates.store.ts'
import { text } from './candidates.text.ts'

interface CandidateFinderProps {
  table: Table
  /** What was found. */
  rows: readonly Row[]
  /** How many the folder has. */
  among: number
  box: RefObject<HTMLInputElement | null>
}

/** The search field over the list, and how many it found. */
export function CandidateFinder({ table, rows, among, box }: CandidateFinderProps) {
  const isNarrow = useIsNarrow()
  const { search, cursor } = useStore(table.store)
  return (
    <div className="filters">
      <span className="input quiet finder">
        <Icon of={Search} size={14} />
        <input
          ref={box}
          type="search"
          aria-label={text.search.label}
          aria-keyshortcuts="/"
          placeholder={isNarrow ? text.search.short : text.search.hint}
          value={search}
          onChange={(event) => table.search(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              table.search('')
              event.currentTarget.blur()
            } else if (event.key === 'Enter' || event.key === 'ArrowDown') {
              event.preventDefault()
              event.currentTarget.blur()
              if (!rows.some(({ id }) => id === cursor)) table.moveCursor(rows, 0)
            }
          }}
        />
        {search ? (
          <IconButton icon={X} label={text.search.clear} size="sm" onClick={() => table.search('')} />
        ) : (
          <Kbd keys="/" />
        )}
      </span>
      {search && (
        <span className="sub num" role="status">
          {text.search.found(rows.length, among)}
        </span>
      )}
    </div>
  )
}
