import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ChevronDown, FolderX, Search, Upload, Users, X } from 'lucide'
import { useLocation } from 'wouter'
import { useStore } from 'zustand'
import { applicationStatuses, HOMEPAGE, type ApplicationStatus, type AppId } from '@tabard/contract'
import { Button, ErrorScreen, Icon, IconButton, Kbd, Menu, statusWord, Tabs, type Tab } from '@tabard/widgets/ui'
import type { Row } from '../../candidates/row.ts'
import { count, createTableModel } from '../../candidates/table-model.ts'
import type { Dialog } from '@tabard/runtime'
import { useHost } from '../../host.ts'
import { usePageTitle } from '../../shell/page-title.ts'
import { useStyles } from '../../styles/use-styles.ts'
import { useIsNarrow } from '../../ui/use-media.ts'
import { chooseFiles } from '../../uploads/choose-files.ts'
import { FileDrop } from '../../uploads/file-drop.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { createCandidateActions } from './candidate-actions.ts'
import { CandidateTable } from './candidate-table.tsx'
import { tableOf } from './candidates.store.ts'
import { candidatesCss } from './candidates.styles.ts'
import { text } from './candidates.text.ts'
import { EmptyFolder, FirstCv, NoMatch } from './empty-lists.tsx'
import { FolderRail } from './folder-rail.tsx'
import { KeyHints } from './key-hints.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { failureWords } from '../../words/failure-words.ts'

type StatusTab = ApplicationStatus | 'all'

export function CandidatesPage({ params }: { params: Record<string, string> }) {
  useStyles(candidatesCss)
  const host = useHost()
  const { candidates, account, uploads, toasts, runtime } = host
  const folderId = params.roleId ?? null
  const state = useStore(candidates.store)
  const me = useStore(account.store)
  const [, navigate] = useLocation()
  const isNarrow = useIsNarrow()
  const [table] = useState(() => tableOf(candidates))
  const [model] = useState(createTableModel)
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

  const counts = useMemo(() => count(state.rows, folderId), [state.rows, folderId])
  const { status, search, sort } = view
  const rows = useMemo(
    () => model.rows(state.rows, { folderId, status, search, sort }),
    [model, state.rows, folderId, status, search, sort],
  )
  const selected = useMemo(() => [...view.selected], [view.selected])
  const inFolder = folderId === null ? counts.total : (counts.byFolder.get(folderId) ?? 0)
  const isLoading = state.at === 'loading'

  const client = me.at === 'ready' ? me.client : null
  const ownerName = useMemo(() => {
    const names = new Map<string, string>()
    for (const { userId, email, name } of client?.team ?? []) {
      names.set(userId, name || email)
      names.set(email, name || email)
    }
    return (owner: string) => names.get(owner) ?? (owner.includes('@') ? owner : '')
  }, [client])

  const addFiles = useCallback(
    (files: readonly File[]) => uploads.add(files, folder?.folder_id ?? null),
    [uploads, folder?.folder_id],
  )
  const choose = () => chooseFiles(addFiles)
  const removeRows = useCallback(
    (ids: readonly AppId[]) => void actions.remove(ids).then((isGone) => isGone && table.deselect(ids)),
    [actions, table],
  )
  const open = useCallback(
    (row: Row) => {
      if (row.status === 'processing') return toasts.show({ text: text.stillRead }, 4_000)
      if (row.status === 'failed')
        return void explainFailure(runtime.dialog, row).then((isRemoval) => isRemoval && removeRows([row.id]))
      navigate(`/application/${row.id}`)
    },
    [navigate, toasts, runtime, removeRows],
  )
  const cursorRow = () => rows.find(({ id }) => id === view.cursor)
  const selectForMenu = (menuId: string) => {
    if (selected.length === 0 && view.cursor !== null) table.toggle(view.cursor)
    // The bar is there after the next paint.
    requestAnimationFrame(() => document.getElementById(menuId)?.click())
  }
  const step = (by: number) => void table.moveCursor(rows, by)
  const stepSelecting = (by: number) => {
    if (view.cursor !== null && selected.length === 0) table.toggle(view.cursor)
    const next = rows[table.moveCursor(rows, by)]
    if (next) table.extendTo(rows, next.id)
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
      // A button that has the focus means itself.
      if ((event.target as Element | null)?.closest('button, a')) return (event.target as HTMLElement).click()
      const row = cursorRow()
      if (row) open(row)
    },
    s: () => selectForMenu('bulk-status'),
    m: () => selectForMenu('bulk-move'),
    Delete: () => {
      const ids = selected.length > 0 ? selected : view.cursor === null ? [] : [view.cursor]
      if (ids.length > 0) removeRows(ids)
    },
    Escape: () => table.clearSelection(),
    '/': () => searchBox.current?.select(),
    u: choose,
    '?': () => setHelpOpen(true),
  })

  const tabs: Tab<StatusTab>[] = [
    { value: 'all', label: text.anyStatus },
    ...applicationStatuses
      .filter((value) => (counts.byStatus.get(value) ?? 0) > 0 || value === status)
      .map((value) => ({ value, label: statusWord(value), count: counts.byStatus.get(value) ?? 0 })),
  ]

  const body = () => {
    if (state.at === 'failed' && state.rows.length === 0)
      return (
        <ErrorScreen
          title={text.failed.title}
          text={state.text}
          action={
            <Button kind="primary" onClick={() => void candidates.load()}>
              {text.failed.again}
            </Button>
          }
        />
      )
    if (isLoading) return <TableSkeleton />
    if (folderId !== null && !folder && inFolder === 0)
      return (
        <ErrorScreen
          icon={FolderX}
          title={text.noFolder.title}
          text={text.noFolder.text}
          action={<Button onClick={() => navigate(HOMEPAGE)}>{text.all}</Button>}
        />
      )
    if (counts.total === 0) return <FirstCv company={client?.name ?? ''} onChoose={choose} />
    if (inFolder === 0) return <EmptyFolder name={title} onChoose={choose} />
    return (
      <Tabs<StatusTab>
        label={text.status}
        tabs={tabs}
        value={status ?? 'all'}
        onChange={(value) => table.showStatus(value === 'all' ? null : value)}
      >
        <div className="filters">
          <span className="input quiet finder">
            <Icon of={Search} size={14} />
            <input
              ref={searchBox}
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
                  if (cursorRow() === undefined) step(0)
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
              {text.search.found(rows.length, inFolder)}
            </span>
          )}
        </div>
        {rows.length === 0 ? (
          <NoMatch
            title={search ? text.noMatch.forSearch(search) : text.noMatch.forStatus}
            onClear={() => {
              table.search('')
              table.showStatus(null)
            }}
          />
        ) : (
          <CandidateTable rows={rows} table={table} ownerName={ownerName} templates={state.templates} onOpen={open} />
        )}
      </Tabs>
    )
  }

  const heading = isNarrow ? (
    <Menu
      trigger={{ label: title, kind: 'ghost', className: 'folder-picker', trailing: <Icon of={ChevronDown} /> }}
      items={[
        { label: text.all, icon: Users, isChecked: folderId === null, onSelect: () => navigate(HOMEPAGE) },
        ...state.folders.map((item) => ({
          label: item.name,
          isChecked: item.folder_id === folderId,
          onSelect: () => navigate(`${HOMEPAGE}/${item.folder_id}`),
        })),
      ]}
    />
  ) : (
    title
  )
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
        <div className="clist-head">
          <h1 className="t20 trunc">{heading}</h1>
          {hasTable && <span className="clist-count">{text.counted(inFolder)}</span>}
          <span className="grow" />
          <Button kind="primary" icon={Upload} shortcut="U" onClick={choose}>
            {text.upload}
          </Button>
        </div>
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

/** Why a file could not be read. True when it is to be taken off the list. */
function explainFailure(dialog: Dialog, row: Row): Promise<boolean> {
  return dialog.confirm({
    title: row.fileName || row.name,
    message: failureWords(row.failure ?? 'unexpected'),
    confirmText: text.unreadable.remove,
    cancelText: text.unreadable.close,
    isDanger: true,
  })
}
