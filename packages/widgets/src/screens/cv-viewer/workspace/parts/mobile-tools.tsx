import { Download, List, PanelRight, Pencil } from 'lucide'
import { Icon, type IconNode } from '../../../../ui/icon.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { text } from '../workspace.text.ts'
import { useWorkspace, useWorkspaceParts } from './use-workspace.ts'

/** The tools of a narrow screen, below the page. */
export function MobileTools() {
  const workspace = useWorkspace()
  const { sheet, editing, canEdit, application, rights } = useWorkspaceParts(
    'sheet',
    'editing',
    'canEdit',
    'application',
    'rights',
  )
  const first = application.freeText.find((section) => !section.hidden)
  const toggle = (which: 'sections' | 'panel') => workspace.show({ sheet: sheet === which ? null : which })
  return (
    <nav className="cv-mobile" aria-label={text.mobile.label}>
      <Tool icon={List} label={text.mobile.sections} isOn={sheet === 'sections'} onSelect={() => toggle('sections')} />
      {canEdit && (
        <Tool
          icon={Pencil}
          label={text.mobile.edit}
          isOn={editing !== null && sheet === null}
          onSelect={() => (editing ? workspace.leaveEditor() : first && workspace.edit(first.id))}
        />
      )}
      <Tool icon={PanelRight} label={text.mobile.details} isOn={sheet === 'panel'} onSelect={() => toggle('panel')} />
      {(rights.output || rights.write) && (
        <Menu
          side="top"
          trigger={{ label: text.mobile.output, icon: Download, kind: 'ghost', className: 'cv-tool' }}
          items={[
            { label: text.bar.pdf, onSelect: () => void workspace.makeOutput('pdf') },
            { label: text.bar.docx, onSelect: () => void workspace.makeOutput('docx') },
            'rule',
            { label: text.bar.preview, onSelect: () => workspace.show({ dialog: 'preview' }) },
          ]}
        />
      )}
    </nav>
  )
}

function Tool({ icon, label, isOn, onSelect }: { icon: IconNode; label: string; isOn: boolean; onSelect: () => void }) {
  return (
    <button type="button" className={`btn ghost cv-tool${isOn ? ' is-on' : ''}`} aria-pressed={isOn} onClick={onSelect}>
      <Icon of={icon} />
      {label}
    </button>
  )
}
