import type { MouseEvent } from 'react'
import type { Application } from '@tabard/contract'
import { textOf } from '@tabard/paper/delta'
import { pointInSection } from '../../../../editor/point-in-section.ts'
import type { Pressed } from '../../pressed.ts'
import type { Editing } from '../workspace-state.ts'
import type { Workspace } from '../workspace.ts'

export interface PressedOn {
  workspace: Workspace
  application: Application
  editing: Editing | null
  /** The root that the page is in. */
  root: Node | undefined
}

/** Opens the pressed part of the page for typing: a section in place, the head in the panel beside it. */
export function openPressed(event: MouseEvent, { workspace, application, editing, root }: PressedOn): void {
  const element = event.target as Element
  // A link in an editable document is text, so a press does not follow it. With Ctrl or Command it does.
  if (element.closest('a') && !event.ctrlKey && !event.metaKey) event.preventDefault()
  if (element.closest('.head')) return openDetails(workspace, root)
  const id = element.closest('[data-section]')?.getAttribute('data-section')
  const section = application.freeText.find((one) => one.id === id)
  if (!section || section.id === editing?.sectionId || !(root instanceof ShadowRoot)) return
  const isEmpty = textOf(section.content).trim() === ''
  workspace.edit(section.id, isEmpty ? null : pointInSection(root, event.clientX, event.clientY))
}

/** Opens what was pressed before there were tools to open it with. */
export function replayPress(workspace: Workspace, root: ShadowRoot, { sectionId, x, y }: Pressed): void {
  const { canEdit } = workspace.store.getState()
  if (!canEdit) return
  if (sectionId === null) return openDetails(workspace, root)
  const box = root.querySelector(`[data-section="${CSS.escape(sectionId)}"]`)?.getBoundingClientRect()
  workspace.edit(sectionId, box ? pointInSection(root, box.left + x, box.top + y) : null)
}

/** Name, headline and the other values of the head are shown on the page but edited in the panel. */
function openDetails(workspace: Workspace, root: Node | undefined): void {
  workspace.leaveEditor()
  workspace.openTab('details')
  requestAnimationFrame(() =>
    (root as ShadowRoot | undefined)?.querySelector<HTMLInputElement>('.cv-field input')?.focus(),
  )
}
