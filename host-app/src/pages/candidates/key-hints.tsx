import { useStore } from 'zustand'
import { Kbd } from '@tabard/widgets/ui'
import type { Table } from './candidates.store.ts'

const number = new Intl.NumberFormat('en-GB')

/** Below the table: the keys that matter, and which rows are in sight. */
export function KeyHints({ table, rowCount, onHelp }: { table: Table; rowCount: number; onHelp: () => void }) {
  const { first, last } = useStore(table.inSight)
  return (
    <div className="key-hints" aria-hidden="true">
      <span>
        <Kbd keys="J" />
        <Kbd keys="K" /> move
      </span>
      <span>
        <Kbd keys="X" /> select
      </span>
      <span>
        <Kbd keys="Enter" /> open
      </span>
      <span>
        <Kbd keys="S" /> status
      </span>
      <button type="button" tabIndex={-1} onClick={onHelp}>
        <Kbd keys="?" /> all shortcuts
      </button>
      {rowCount > 0 && (
        <span className="num">
          {number.format(first + 1)} to {number.format(Math.min(last + 1, rowCount))} of {number.format(rowCount)}
        </span>
      )}
    </div>
  )
}
