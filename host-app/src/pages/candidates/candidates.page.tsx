import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { HOMEPAGE, type AppId } from '@tabard/contract'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { chooseFiles } from '../../uploads/choose-files.ts'
import { FileDrop } from '../../uploads/file-drop.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { createCandidateActions } from './candidate-actions.ts'
import { tableOf } from './candidates.store.ts'
import { candidatesCss } from './candidates.styles.ts'
import { text } from './candidates.text.ts'
import { EmptyFolder, FirstCv, NoFolder, NotLoaded } from './empty-lists.tsx'
import { FoundCandidates } from './found-candidates.tsx'
import { FolderRail } from './folder-rail.tsx'
import { KeyHints } from './key-hints.tsx'
import { ListHead } from './list-head.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useCandidateShortcuts } from './use-candidate-shortcuts.ts'
import { useListed } from './use-listed.ts'
import { useOpenRow } from './use-open-row.ts'

export function CandidatesPage({ params }: { params: Record<string, string> }) {
  useStyles(candidatesCss)
  const host = useHost()
  const { candidates, account, uploads } = host
  const folderId = params.roleId ?? null
  const state = useStore(candidates.store)
  const me = useStore(account.store)
  const [, navigate] = useLocation()
  const [table] = useState(() => tableOf(candidates))
  const [actions] = useState(() => createCandidateActions(host))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const view = useStore(table.store)
  const searchBox = useRef<HTMLInputElement>(null)

  const folder = state.folders.find(({ folder_id: id }) => id === folderId)
  const title = folderId === null ? text.all : (folder?.name ?? text.folder)
  usePageTitle(folderId === null ? text.title : title)

  useEffect(() => void candidates.load(), [candidates])
  // Another list: what was selected in the first is out of sight.
  useEffect(() => table.clearSelection(), [table, folderId])

  const listed = useListed(folderId, table)
  const { counts, rows, inFolder } = listed
  const selected = useMemo(() => [...view.selected], [view.selected])
  const isLoading = state.at === 'loading'

  const client = me.at === 'ready' ? me.client : null

  const addFiles = useCallback(
    (files: readonly File[]) => uploads.add(files, folder?.folder_id ?? null),
    [uploads, folder?.folder_id],
  )
  const choose = () => chooseFiles(addFiles)
  const removeRows = useCallback(
    (ids: readonly AppId[]) => void actions.remove(ids).then((isGone) => isGone && table.deselect(ids)),
    [actions, table],
  )
  const open = useOpenRow(removeRows)
  useCandidateShortcuts({
    table,
    rows,
    open,
    choose,
    remove: removeRows,
    focusSearch: () => searchBox.current?.select(),
    showHelp: () => setHelpOpen(true),
  })

  const body = () => {
    if (state.at === 'failed' && state.rows.length === 0)
      return <NotLoaded why={state.text} onAgain={() => void candidates.load()} />
    if (isLoading) return <TableSkeleton />
    if (folderId !== null && !folder && inFolder === 0) return <NoFolder onAll={() => navigate(HOMEPAGE)} />
    if (counts.total === 0) return <FirstCv company={client?.name ?? ''} onChoose={choose} />
    if (inFolder === 0) return <EmptyFolder name={title} onChoose={choose} />
    return <FoundCandidates table={table} listed={listed} searchBox={searchBox} onOpen={open} />
  }

  const hasTable = !isLoading && inFolder > 0

  return (
    <div className="candidates">
      <FolderRail
        folders={state.folders}
        folderId={folderId}
        counts={counts}
        isCounted={state.at === 'ready' || state.rows.length > 0}
        onDropOn={(ids, target) => void actions.move(ids, target)}
      />
      <main className="clist">
        <ListHead
          title={title}
          folders={state.folders}
          folderId={folderId}
          count={hasTable ? inFolder : null}
          onChoose={choose}
        />
        {body()}
        {hasTable && <KeyHints table={table} rowCount={rows.length} onHelp={() => setHelpOpen(true)} />}
        {selected.length > 0 && (
          <BulkBar
            ids={selected}
            folders={state.folders}
            actions={actions}
            onRemove={() => removeRows(selected)}
            onClear={table.clearSelection}
          />
        )}
      </main>
      <FileDrop into={folder?.name ?? null} onFiles={addFiles} />
      <ShortcutsDialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}
