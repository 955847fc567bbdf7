import { useState, type DragEvent, type KeyboardEvent } from 'react'
import { EyeOff, GripVertical } from 'lucide'
import { Icon } from '../../../../ui/icon.tsx'
import { titleOf } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { RenameField } from './rename-field.tsx'
import { SectionMenu, type SectionMenuProps } from './section-menu.tsx'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

const DRAG_TYPE = 'application/x-tabard-section'

export interface RailItemProps extends Omit<SectionMenuProps, 'onRename'> {
  isUnsure: boolean
}

/** A section of the CV. A press opens it; dragging moves it. */
export function RailItem({ section, isUnsure, onMove, position }: RailItemProps) {
  const workspace = useWorkspace()
  const isOpen = useWorkspaceState((state) => state.editing?.sectionId === section.id)
  const canEdit = useWorkspaceState((state) => state.canEdit)
  const [isRenaming, setRenaming] = useState(false)
  const [isOver, setOver] = useState(false)
  const name = titleOf(section)

  if (isRenaming)
    return (
      <li>
        <RenameField
          section={section}
          onDone={(title) => {
            setRenaming(false)
            if (title !== null && title !== section.title) workspace.rename(section.id, title)
          }}
        />
      </li>
    )

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'F2' && canEdit) setRenaming(true)
    else if (event.altKey && onMove && canEdit && (event.key === 'ArrowUp' || event.key === 'ArrowDown'))
      onMove(event.key === 'ArrowUp' ? -1 : 1)
    else return
    event.preventDefault()
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    const moved = event.dataTransfer.getData(DRAG_TYPE)
    if (!moved) return
    event.preventDefault()
    workspace.move(moved, section.id)
  }
  return (
    <li
      className={`cv-rail-item${isOver ? ' is-over' : ''}${section.hidden ? ' is-hidden' : ''}`}
      draggable={canEdit && onMove !== null}
      onDragStart={(event) => {
        event.dataTransfer.setData(DRAG_TYPE, section.id)
        event.dataTransfer.effectAllowed = 'move'
      }}
      onDragOver={(event) => {
        if (!onMove || !event.dataTransfer.types.includes(DRAG_TYPE)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {canEdit && onMove && (
        <span className="cv-grip">
          <Icon of={GripVertical} size={14} />
        </span>
      )}
      <button
        type="button"
        className="cv-rail-name trunc"
        aria-current={isOpen || undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          if (section.hidden) return
          if (canEdit) workspace.edit(section.id)
          else reveal(event.currentTarget, section.id)
          workspace.show({ sheet: null })
        }}
        onDoubleClick={() => canEdit && setRenaming(true)}
      >
        {name}
      </button>
      {isUnsure && (
        <span className="cv-dot" title={text.rail.check}>
          <span className="vh">{text.rail.check}</span>
        </span>
      )}
      {section.hidden && !canEdit && <Icon of={EyeOff} size={14} />}
      {canEdit && (
        <SectionMenu section={section} onMove={onMove} position={position} onRename={() => setRenaming(true)} />
      )}
    </li>
  )
}

/** Scrolls a section into view. */
function reveal(from: HTMLElement, sectionId: string): void {
  const root = from.getRootNode() as ShadowRoot
  root.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)?.scrollIntoView({ block: 'start' })
}
