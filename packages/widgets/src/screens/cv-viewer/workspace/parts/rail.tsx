import { useMemo, useState, type DragEvent, type KeyboardEvent } from 'react'
import { ArrowDown, ArrowUp, Ellipsis, Eye, EyeOff, GripVertical, Plus, TextCursorInput, Trash2 } from 'lucide'
import { inPrintedOrder } from '@tabard/paper'
import type { Section, SectionKind } from '@tabard/contract'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu, type MenuEntry } from '../../../../ui/menu.tsx'
import { titleOf, unsureKinds } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { Meter } from './meter.tsx'
import { RenameField } from './rename-field.tsx'
import { useWorkspace, useWorkspaceParts, useWorkspaceState } from './use-workspace.ts'

const addable: readonly SectionKind[] = [
  'profile',
  'experience',
  'education',
  'skills',
  'languages',
  'certifications',
  'projects',
  'other',
]

/** The CV's sections, in the order they are printed; what is hidden from clients below. */
export function Rail() {
  const workspace = useWorkspace()
  const { application, template, canEdit } = useWorkspaceParts('application', 'template', 'canEdit')
  const sections = useMemo(
    () => inPrintedOrder(application.freeText, template.design),
    [application.freeText, template.design],
  )
  const [said, say] = useState('')
  const unsure = unsureKinds(application.miscData.parsed)
  const shown = sections.filter((section) => !section.hidden)
  const hidden = sections.filter((section) => section.hidden)

  const moveBy = (section: Section, step: 1 | -1) => {
    const here = shown.indexOf(section)
    const position = here + step
    if (position < 0 || position >= shown.length) return
    const before = step === 1 ? shown[here + 2] : shown[here - 1]
    workspace.move(section.id, before?.id ?? hidden[0]?.id ?? null)
    say(text.rail.moved(titleOf(section), position + 1, shown.length))
  }

  return (
    <nav className="cv-rail" aria-label={text.rail.title}>
      <div className="cv-rail-head">
        <h2 className="label">{text.rail.title}</h2>
        {canEdit && (
          <Menu
            side="bottom-end"
            trigger={{
              label: text.rail.add,
              isIconOnly: true,
              kind: 'ghost',
              size: 'sm',
              trailing: <Icon of={Plus} />,
            }}
            items={addable.map((kind) => ({
              label: kind === 'other' ? text.rail.newName : text.kinds[kind],
              onSelect: () => workspace.add(kind, kind === 'other' ? text.rail.newName : text.kinds[kind]),
            }))}
          />
        )}
      </div>
      <ol className="cv-rail-list" aria-describedby={canEdit ? 'cv-rail-keys' : undefined}>
        {shown.map((section) => (
          <RailItem
            key={section.id}
            section={section}
            isUnsure={unsure.has(section.kind)}
            onMove={(step) => moveBy(section, step)}
            position={{ isFirst: section === shown[0], isLast: section === shown.at(-1) }}
          />
        ))}
      </ol>
      {shown.length === 0 && <p className="cv-rail-none mut">{text.rail.none}</p>}
      {hidden.length > 0 && (
        <>
          <h2 className="label cv-rail-head">{text.rail.hidden}</h2>
          <ol className="cv-rail-list">
            {hidden.map((section) => (
              <RailItem key={section.id} section={section} isUnsure={false} onMove={null} position={null} />
            ))}
          </ol>
        </>
      )}
      <p id="cv-rail-keys" className="vh">
        {text.rail.reorder}
      </p>
      <p className="vh" role="status">
        {said}
      </p>
      <Meter />
    </nav>
  )
}

/** Brings a section into sight. */
function reveal(from: HTMLElement, sectionId: string): void {
  const root = from.getRootNode() as ShadowRoot
  root.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)?.scrollIntoView({ block: 'start' })
}

const DRAG_TYPE = 'application/x-tabard-section'

function RailItem({
  section,
  isUnsure,
  onMove,
  position,
}: {
  section: Section
  isUnsure: boolean
  /** Null for what does not stand on the page. */
  onMove: ((step: 1 | -1) => void) | null
  position: { isFirst: boolean; isLast: boolean } | null
}) {
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
  const actions: MenuEntry[] = [
    { label: text.rail.rename, icon: TextCursorInput, shortcut: 'F2', onSelect: () => setRenaming(true) },
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
        <Menu
          side="bottom-start"
          trigger={{
            label: text.rail.actions(name),
            isIconOnly: true,
            kind: 'ghost',
            size: 'sm',
            className: 'cv-rail-more',
            trailing: <Icon of={section.hidden ? EyeOff : Ellipsis} size={14} />,
          }}
          items={actions}
        />
      )}
    </li>
  )
}
