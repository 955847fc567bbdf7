import { CircleDot, FolderInput, Trash2, X } from 'lucide'
import { applicationStatuses, type AppId, type ApplicationStatus, type Folder } from '@tabard/contract'
import { Button, IconButton, Menu, statusWord } from '@tabard/widgets/ui'
import { useIsNarrow } from '../../ui/use-media.ts'
import type { CandidateActions } from './candidate-actions.ts'
import { text } from './candidates.text.ts'

export interface BulkBarProps {
  ids: readonly AppId[]
  folders: readonly Folder[]
  actions: CandidateActions
  onRemove: () => void
  onClear: () => void
}

/** The statuses that a person may set. The others are set while a file is read. */
const settable = applicationStatuses.filter(
  (status): status is ApplicationStatus => status !== 'processing' && status !== 'failed',
)

/** The bar of actions, shown while rows are selected. */
export function BulkBar({ ids, folders, actions, onRemove, onClear }: BulkBarProps) {
  const isNarrow = useIsNarrow()
  return (
    <div className="bulk" role="toolbar" aria-label={text.bulk.selected(ids.length)}>
      <b className="medium num" aria-live="polite">
        {text.bulk.selected(ids.length)}
      </b>
      <span className="sep" />
      <Menu
        trigger={{ label: text.bulk.move, icon: FolderInput, isIconOnly: isNarrow, shortcut: 'M', id: 'bulk-move' }}
        items={
          folders.length > 0
            ? folders.map((folder) => ({
                label: folder.name,
                onSelect: () => void actions.move(ids, folder.folder_id),
              }))
            : [{ heading: text.bulk.noFolders }]
        }
      />
      <Menu
        trigger={{ label: text.status, icon: CircleDot, isIconOnly: isNarrow, shortcut: 'S', id: 'bulk-status' }}
        items={settable.map((status) => ({
          label: statusWord(status),
          onSelect: () => void actions.setStatus(ids, status),
        }))}
      />
      {isNarrow ? (
        <IconButton icon={Trash2} label={text.bulk.remove} kind="default" onClick={onRemove} />
      ) : (
        <Button icon={Trash2} shortcut="Delete" onClick={onRemove}>
          {text.bulk.remove}
        </Button>
      )}
      <span className="sep" />
      <IconButton icon={X} label={text.bulk.clear} shortcut="Esc" kind="default" onClick={onClear} />
    </div>
  )
}
