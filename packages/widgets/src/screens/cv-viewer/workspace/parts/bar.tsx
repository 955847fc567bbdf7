import {
  ChevronDown,
  Cloud,
  CloudOff,
  CloudCheck,
  Download,
  PanelRight,
  RefreshCw,
  Share2,
  TriangleAlert,
  Undo2,
} from 'lucide'
import type { ApplicationStatus } from '@tabard/contract'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { Spinner } from '../../../../ui/spinner.tsx'
import { Status, statusWord } from '../../../../ui/status.tsx'
import { text } from '../workspace.text.ts'
import { TemplateSwitcher } from './template-switcher.tsx'
import { useWorkspace, useWorkspaceParts, useWorkspaceState } from './use-workspace.ts'

const saveIcons = { saved: CloudCheck, waiting: Cloud, saving: Cloud, offline: CloudOff, failed: TriangleAlert }
const settable: readonly ApplicationStatus[] = ['new', 'in-review', 'ready', 'sent', 'archived']

/** The CV's name, status and save state, and the actions on the whole CV. */
export function Bar() {
  const workspace = useWorkspace()
  const { canEdit, rights, canUndo, making, sheet } = useWorkspaceParts(
    'canEdit',
    'rights',
    'canUndo',
    'making',
    'sheet',
  )
  // A person who may write may always download the result. A reader may download only if the link allows it.
  const mayDownload = rights.output || rights.write
  const canUndoTyping = useWorkspaceState(({ look }) => look?.canUndo ?? false)
  const name = useWorkspaceState(({ application: { candidateName, identifier } }) => candidateName || identifier)
  return (
    <header className="cv-bar">
      <h1 className="cv-bar-name trunc">{name || text.bar.untitled}</h1>
      <StatusMenu />
      {canEdit ? <SaveStatus /> : <Badge kind="line">{text.bar.readonly}</Badge>}
      <span className="grow" />
      {canEdit && (
        <span className="cv-bar-wide">
          <IconButton
            icon={Undo2}
            label={text.undo}
            shortcut="Mod+Z"
            disabled={!canUndo && !canUndoTyping}
            onClick={() => workspace.undo()}
          />
          <TemplateSwitcher />
          <span className="cv-sep" />
        </span>
      )}
      {mayDownload && (
        <span className="cv-bar-wide">
          <Menu
            side="bottom-end"
            trigger={{
              label: making ? text.bar.making[making] : text.bar.download,
              icon: Download,
              isBusy: making !== null,
              trailing: <Icon of={ChevronDown} size={12} />,
            }}
            items={[
              { label: text.bar.pdf, onSelect: () => void workspace.makeOutput('pdf') },
              { label: text.bar.docx, onSelect: () => void workspace.makeOutput('docx') },
              'rule',
              { label: text.bar.preview, onSelect: () => workspace.show({ dialog: 'preview' }) },
            ]}
          />
        </span>
      )}
      <IconButton
        icon={PanelRight}
        label={text.panel.label}
        className="cv-bar-panel"
        aria-pressed={sheet === 'panel'}
        onClick={() => workspace.show({ sheet: sheet === 'panel' ? null : 'panel' })}
      />
      {rights.share && (
        <Button kind="primary" icon={Share2} onClick={() => workspace.show({ dialog: 'share' })}>
          {text.bar.share}
        </Button>
      )}
    </header>
  )
}

export function StatusMenu() {
  const workspace = useWorkspace()
  const status = useWorkspaceState((state) => state.application.status)
  const canEdit = useWorkspaceState((state) => state.canEdit)
  if (!canEdit)
    return (
      <span className="pill cv-status">
        <Status status={status} />
      </span>
    )
  return (
    <span className="cv-bar-wide">
      <Menu
        trigger={{
          label: `${text.bar.status}: ${statusWord(status)}`,
          isIconOnly: true,
          kind: 'ghost',
          className: 'pill cv-status',
          trailing: (
            <>
              <Status status={status} />
              <Icon of={ChevronDown} size={12} />
            </>
          ),
        }}
        items={settable.map((one) => ({
          label: statusWord(one),
          isChecked: one === status,
          onSelect: () => void workspace.setStatus(one),
        }))}
      />
    </span>
  )
}

function SaveStatus() {
  const workspace = useWorkspace()
  const save = useWorkspaceState((state) => state.save)
  const words = {
    saved: save.at === 'saved' && save.atMs !== null ? text.save.justNow : text.save.saved,
    waiting: text.save.waiting,
    saving: text.save.saving,
    offline: text.save.offline,
    failed: text.save.failed,
  }[save.at]
  return (
    <span className={`cv-save is-${save.at}`}>
      {/* Still while somebody types: a spinner there would have the browser repaint the page at every tick. */}
      {save.at === 'saving' && save.isSlow ? <Spinner /> : <Icon of={saveIcons[save.at]} size={14} />}
      <span role="status" title={save.at === 'failed' ? save.text : undefined}>
        {words}
      </span>
      {(save.at === 'failed' || save.at === 'offline') && (
        <Button kind="ghost" size="sm" icon={RefreshCw} onClick={() => workspace.retrySave()}>
          {text.save.retry}
        </Button>
      )}
    </span>
  )
}
