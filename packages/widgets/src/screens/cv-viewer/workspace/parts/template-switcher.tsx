import { useEffect, type KeyboardEvent } from 'react'
import { Check, ChevronDown, LayoutTemplate } from 'lucide'
import type { Template } from '@tabard/contract'
import { Icon } from '../../../../ui/icon.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

/**
 * The live templates. Pointing at a template, or moving to it with the arrows, shows the CV in it. Choosing it applies
 * it.
 */
export function TemplateSwitcher() {
  const template = useWorkspaceState((state) => state.template)
  return (
    <Popover
      trigger={{
        label: template.templateName,
        icon: LayoutTemplate,
        kind: 'ghost',
        trailing: <Icon of={ChevronDown} size={12} />,
      }}
      className="menu"
      role="listbox"
      onOpen={(box) => box.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()}
    >
      {(close) => <TemplateList close={close} />}
    </Popover>
  )
}

export function TemplateList({ close }: { close: () => void }) {
  const workspace = useWorkspace()
  const state = useWorkspaceState(({ templates }) => templates)
  const current = useWorkspaceState(({ template }) => template)
  useEffect(() => {
    void workspace.loadTemplates()
    return () => workspace.tryTemplate(null)
  }, [workspace])

  if (state.at === 'failed') return <p className="cv-list-words mut">{state.text}</p>
  if (state.at !== 'known')
    return (
      <div className="cv-list-words" role="status" aria-label={text.templates.loading}>
        <Skeleton height={14} />
        <Skeleton height={14} width="70%" />
      </div>
    )
  if (state.templates.length === 0) return <p className="cv-list-words mut">{text.templates.none}</p>

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('.item'))
    const here = items.indexOf(event.target as HTMLElement)
    items[(here + step + items.length) % items.length]?.focus()
  }
  const choose = (template: Template) => {
    close()
    if (template.template_id !== current.template_id) void workspace.applyTemplate(template)
  }
  return (
    <div role="presentation" onKeyDown={onKeyDown} onPointerLeave={() => workspace.tryTemplate(null)}>
      {state.templates.map((template) => {
        const isCurrent = template.template_id === current.template_id
        return (
          <button
            key={template.template_id}
            type="button"
            className="item"
            role="option"
            aria-selected={isCurrent}
            onPointerEnter={() => workspace.tryTemplate(isCurrent ? null : template)}
            onFocus={() => workspace.tryTemplate(isCurrent ? null : template)}
            onClick={() => choose(template)}
          >
            <TemplateBuild template={template} />
            <span className="grow">{template.templateName}</span>
            {isCurrent && <Icon of={Check} label={text.templates.applied} />}
          </button>
        )
      })}
    </div>
  )
}

/** The template's layout as a small drawing: band, sidebar, lines. */
function TemplateBuild({ template }: { template: Template }) {
  const { layout, header } = template.design
  return <span className={`cv-build head-${header.kind} is-${layout.columns}`} aria-hidden="true" />
}
