import { useEffect } from 'react'
import { X } from 'lucide'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import type { PanelTab } from '../workspace-state.ts'
import { text } from '../workspace.text.ts'
import { StatusMenu } from './bar.tsx'
import { Details } from './details.tsx'
import { LinkList } from './link-list.tsx'
import { Source } from './source.tsx'
import { TemplateSwitcher } from './template-switcher.tsx'
import { useWorkspace, useWorkspaceState } from './use-workspace.ts'

/** Everything known about the CV, in tabs beside it. */
export function Panel() {
  const workspace = useWorkspace()
  const tab = useWorkspaceState((state) => state.tab)
  const canEdit = useWorkspaceState((state) => state.canEdit)
  const isRead = useWorkspaceState((state) => state.application.miscData.parsed !== undefined)
  const canShare = useWorkspaceState((state) => state.rights.share)
  const tabs: { value: PanelTab; label: string }[] = [
    { value: 'details', label: text.panel.details },
    ...(isRead ? [{ value: 'source' as const, label: text.panel.source }] : []),
    ...(canShare ? [{ value: 'share' as const, label: text.panel.share }] : []),
  ]
  useEffect(() => {
    if (tab === 'share') void workspace.links.load()
  }, [workspace, tab])
  return (
    <aside className="cv-panel" aria-label={text.panel.label}>
      <span className="cv-panel-close">
        <IconButton icon={X} label={text.preview.close} size="sm" onClick={() => workspace.show({ sheet: null })} />
      </span>
      <Tabs label={text.panel.label} tabs={tabs} value={tab} onChange={(next) => workspace.show({ tab: next })}>
        <div className="cv-panel-body">
          {canEdit && tab === 'details' && (
            <div className="cv-panel-bar">
              <StatusMenu />
              <TemplateSwitcher />
            </div>
          )}
          {tab === 'details' && <Details />}
          {tab === 'source' && <Source />}
          {tab === 'share' && <LinkList />}
        </div>
      </Tabs>
    </aside>
  )
}
