import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, TextCursorInput, Trash2 } from 'lucide'
import type { Section } from '@tabard/contract'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { useWorkspace } from './use-workspace.ts'

export interface SectionMenuProps {
  section: Section
  /** Null for a section that is not on the page. */
  onMove: ((step: 1 | -1) => void) | null
  position: { isFirst: boolean; isLast: boolean } | null
  onRename: () => void
}

/** The actions on a section, under the three dots of its row. */
export function SectionMenu({ section, onMove, position, onRename }: SectionMenuProps) {
  const workspace = useWorkspace()
  const actions: MenuEntry[] = [
    { label: text.rail.rename, icon: TextCursorInput, shortcut: 'F2', onSelect: onRename },
    ...(onMove && position
      ? [
          {
            label: text.rail.up,
            icon: ArrowUp,
            shortcut: 'Alt+↑',
            isDisabled: position.isFirst,
            onSelect: () => onMove(-1),
          },
          {
            label: text.rail.down,
            icon: ArrowDown,
            shortcut: 'Alt+↓',
            isDisabled: position.isLast,
            onSelect: () => onMove(1),
          },
        ]
      : []),
    section.hidden
      ? { label: text.rail.show, icon: Eye, onSelect: () => workspace.setHidden(section.id, false) }
      : { label: text.rail.hide, icon: EyeOff, onSelect: () => workspace.setHidden(section.id, true) },
    'rule',
    { label: text.rail.remove, icon: Trash2, isDanger: true, onSelect: () => workspace.remove(section.id) },
  ]
  return (
    <Menu
      side="bottom-start"
      trigger={{
        label: text.rail.actions(titleOf(section)),
        isIconOnly: true,
        kind: 'ghost',
        size: 'sm',
        className: 'cv-rail-more',
        trailing: <Icon of={section.hidden ? EyeOff : Ellipsis} size={14} />,
      }}
      items={actions}
    />
  )
}
