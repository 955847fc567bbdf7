import { useStore } from 'zustand'
import { Kbd } from '@tabard/widgets/ui'
import type { Table } from './candidates.store.ts'
import { text } from './candidates.text.ts'

/** The line below the table: the main keys, and which rows are visible. */
export function KeyHints({ table, rowCount, onHelp }: { table: Table; rowCount: number; onHelp: () => void }) {
  const { first, last } = useStore(table.inSight)
  return (
    <div className="key-hints" aria-hidden="true">
      <span>
        <Kbd keys="J" />
        <Kbd keys="K" /> {text.hints.move}
      </span>
      <span>
        <Kbd keys="X" /> {text.hints.select}
      </span>
      <span>
        <Kbd keys="Enter" /> {text.hints.open}
      </span>
      <span>
        <Kbd keys="S" /> {text.hints.status}
      </span>
      <button type="button" tabIndex={-1} onClick={onHelp}>
        <Kbd keys="?" /> {text.hints.all}
      </button>
      {rowCount > 0 && (
        <span className="num">{text.hints.range(first + 1, Math.min(last + 1, rowCount), rowCount)}</span>
      )}
    </div>
  )
}
