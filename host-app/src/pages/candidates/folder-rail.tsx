import { useState, type DragEvent, type FormEvent } from 'react'
import { FileDown, Folder as FolderIcon, FolderOpen, Plus, Users } from 'lucide'
import { Link, useLocation } from 'wouter'
import { HOMEPAGE, type AppId, type Folder, type FolderId } from '@tabard/contract'
import { classNames, Icon, IconButton, TextField } from '@tabard/widgets/ui'
import type { Counts } from '../../candidates/table-model.ts'
import { useHost } from '../../host.ts'
import { text } from './candidates.text.ts'
import { draggedIds, hasDragged } from './drag.ts'

export interface FolderRailProps {
  folders: readonly Folder[]
  folderId: FolderId | null
  counts: Counts
  /** Whether all rows are loaded, so that counting them is right. Until then each folder's own count is shown. */
  isCounted: boolean
  onDropOn: (ids: readonly AppId[], folderId: FolderId) => void
}

export function FolderRail({ folders, folderId, counts, isCounted, onDropOn }: FolderRailProps) {
  const [isNaming, setNaming] = useState(false)
  return (
    <aside className="rail" aria-label={text.rail.folders}>
      <nav className="side" aria-label={text.rail.all}>
        <Link className="it" href={HOMEPAGE} aria-current={folderId === null ? 'page' : undefined}>
          <Icon of={Users} />
          {text.all}
          <span className="n">{isCounted ? text.number(counts.total) : ''}</span>
        </Link>
      </nav>
      <nav className="side rail-folders" aria-label={text.rail.folders}>
        <div className="head">
          {text.rail.folders}
          <IconButton icon={Plus} label={text.rail.add} size="sm" onClick={() => setNaming(true)} />
        </div>
        {isNaming && <NewFolder onClose={() => setNaming(false)} />}
        {folders.map((folder) => (
          <FolderLink
            key={folder.folder_id}
            folder={folder}
            count={isCounted ? (counts.byFolder.get(folder.folder_id) ?? 0) : folder.count}
            isCurrent={folder.folder_id === folderId}
            onDropOn={onDropOn}
          />
        ))}
        {folders.length === 0 && !isNaming && <p className="t12 sub rail-hint">{text.rail.hint}</p>}
      </nav>
      <Link className="rail-drop" href="/upload">
        <Icon of={FileDown} />
        {text.rail.drop}
      </Link>
    </aside>
  )
}

function FolderLink({
  folder,
  count,
  isCurrent,
  onDropOn,
}: {
  folder: Folder
  count: number
  isCurrent: boolean
  onDropOn: FolderRailProps['onDropOn']
}) {
  const [isOver, setOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasDragged(event.dataTransfer)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'move'
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      const ids = draggedIds(event.dataTransfer)
      if (ids.length === 0) return
      event.preventDefault()
      onDropOn(ids, folder.folder_id)
    },
  }
  return (
    <Link
      className={classNames('it', isOver && 'is-target')}
      href={`${HOMEPAGE}/${folder.folder_id}`}
      aria-current={isCurrent ? 'page' : undefined}
      title={folder.name}
      {...drop}
    >
      <Icon of={isCurrent || isOver ? FolderOpen : FolderIcon} />
      <span className="trunc">{folder.name}</span>
      <span className="n">{text.number(count)}</span>
    </Link>
  )
}

function NewFolder({ onClose }: { onClose: () => void }) {
  const { candidates } = useHost()
  const [, navigate] = useLocation()
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const name = String(new FormData(event.currentTarget).get('name')).trim()
    if (!name) return onClose()
    setBusy(true)
    const result = await candidates.createFolder(name)
    setBusy(false)
    if (!result.ok) return setError(result.text)
    onClose()
    navigate(`${HOMEPAGE}/${result.folder.folder_id}`)
  }

  return (
    <form
      className="rail-new"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      onBlur={(event) => {
        const input = event.currentTarget.querySelector('input')
        if (!input?.value.trim() && !isBusy) onClose()
      }}
    >
      <TextField
        label={text.rail.name}
        isLabelHidden
        name="name"
        placeholder={text.rail.namePlaceholder}
        controlSize="sm"
        maxLength={80}
        autoComplete="off"
        autoFocus
        error={error}
        onChange={() => setError(null)}
      />
    </form>
  )
}
