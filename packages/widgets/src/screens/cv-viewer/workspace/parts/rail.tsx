import { useMemo, useState } from 'react'
import { Plus } from 'lucide'
import { inPrintedOrder } from '@tabard/paper'
import type { Section, SectionKind } from '@tabard/contract'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { titleOf, unsureKinds } from '../../cv-viewer.model.ts'
import { text } from '../workspace.text.ts'
import { Meter } from './meter.tsx'
import { RailItem } from './rail-item.tsx'
import { useWorkspace, useWorkspaceParts } from './use-workspace.ts'

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

/** The CV's sections in printed order. Below them are the sections hidden from clients. */
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
