import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { applicationStatuses, type ApplicationStatus } from '@tabard/contract'
import { statusWord, Tabs, type Tab } from '@tabard/widgets/ui'
import { useHost } from '../../host.ts'
import { CandidateFinder } from './candidate-finder.tsx'
import { CandidateTable, type CandidateTableProps } from './candidate-table.tsx'
import { text } from './candidates.text.ts'
import { NoMatch } from './empty-lists.tsx'
import type { Listed } from './use-listed.ts'
import { useOwnerName } from './use-owner-name.ts'

type StatusTab = ApplicationStatus | 'all'

interface FoundCandidatesProps extends Pick<CandidateTableProps, 'table' | 'onOpen'> {
  listed: Listed
  searchBox: RefObject<HTMLInputElement | null>
}

/** The candidates of a folder, by status and by what is searched. */
export function FoundCandidates({ table, listed, searchBox, onOpen }: FoundCandidatesProps) {
  const { rows, counts, inFolder } = listed
  const { status, search } = useStore(table.store)
  const templates = useStore(useHost().candidates.store, (state) => state.templates)
  const ownerName = useOwnerName()
  const showAll = (): void => {
    table.search('')
    table.showStatus(null)
  }
  return (
    <Tabs<StatusTab>
      label={text.status}
      tabs={statusTabs(counts.byStatus, status)}
      value={status ?? 'all'}
      onChange={(value) => table.showStatus(value === 'all' ? null : value)}
    >
      <CandidateFinder table={table} rows={rows} among={inFolder} box={searchBox} />
      {rows.length === 0 ? (
        <NoMatch title={search ? text.noMatch.forSearch(search) : text.noMatch.forStatus} onClear={showAll} />
      ) : (
        <CandidateTable rows={rows} table={table} ownerName={ownerName} templates={templates} onOpen={onOpen} />
      )}
    </Tabs>
  )
}

/** A tab for each status that somebody has, and for the one that is shown. */
function statusTabs(
  byStatus: ReadonlyMap<ApplicationStatus, number>,
  shown: ApplicationStatus | null,
): Tab<StatusTab>[] {
  return [
    { value: 'all', label: text.anyStatus },
    ...applicationStatuses
      .filter((value) => (byStatus.get(value) ?? 0) > 0 || value === shown)
      .map((value) => ({ value, label: statusWord(value), count: byStatus.get(value) ?? 0 })),
  ]
}
