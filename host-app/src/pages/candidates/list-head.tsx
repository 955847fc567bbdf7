import { ChevronDown, Upload, Users } from 'lucide'
import { useLocation } from 'wouter'
import { HOMEPAGE, type Folder } from '@tabard/contract'
import { Button, Icon, Menu } from '@tabard/widgets/ui'
import { useIsNarrow } from '../../ui/use-media.ts'
import { text } from './candidates.text.ts'

interface ListHeadingProps {
  title: string
  folders: readonly Folder[]
  folderId: string | null
}

interface ListHeadProps extends ListHeadingProps {
  /** Null while there is no list. */
  count: number | null
  onChoose(): void
}

/** What stands over the list: its title, its count, and the button that adds to it. */
export function ListHead({ count, onChoose, ...heading }: ListHeadProps) {
  return (
    <div className="clist-head">
      <h1 className="t20 trunc">
        <ListHeading {...heading} />
      </h1>
      {count !== null && <span className="clist-count">{text.counted(count)}</span>}
      <span className="grow" />
      <Button kind="primary" icon={Upload} shortcut="U" onClick={onChoose}>
        {text.upload}
      </Button>
    </div>
  )
}

/** The list's title. On a narrow screen, which has no rail, it is the choice of folders as well. */
function ListHeading({ title, folders, folderId }: ListHeadingProps) {
  const [, navigate] = useLocation()
  if (!useIsNarrow()) return title
  return (
    <Menu
      trigger={{ label: title, kind: 'ghost', className: 'folder-picker', trailing: <Icon of={ChevronDown} /> }}
      items={[
        { label: text.all, icon: Users, isChecked: folderId === null, onSelect: () => navigate(HOMEPAGE) },
        ...folders.map((item) => ({
          label: item.name,
          isChecked: item.folder_id === folderId,
          onSelect: () => navigate(`${HOMEPAGE}/${item.folder_id}`),
        })),
      ]}
    />
  )
}
