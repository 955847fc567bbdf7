import { useEffect, useLayoutEffect, useRef } from 'react'
import { addToolStyles } from '../../../theme/tool-styles.ts'
import { ToastRegion } from '../../../ui/toast.tsx'
import { useStyleSheet } from '../parts/use-style-sheet.ts'
import type { Workspace } from './workspace.ts'
import { Bar } from './parts/bar.tsx'
import { Desk } from './parts/desk.tsx'
import { MobileTools } from './parts/mobile-tools.tsx'
import { Panel } from './parts/panel.tsx'
import { PreviewDialog } from './parts/preview-dialog.tsx'
import { Rail } from './parts/rail.tsx'
import { ShareDialog } from './parts/share-dialog.tsx'
import { useWorkspaceState, WorkspaceContext } from './parts/use-workspace.ts'
import { workspaceStyles } from './workspace.styles.ts'

/** Sections, page, details: the page is in the middle, with the tools around it. */
export function WorkspaceView({ workspace }: { workspace: Workspace }) {
  return (
    <WorkspaceContext.Provider value={workspace}>
      <Layout workspace={workspace} />
    </WorkspaceContext.Provider>
  )
}

function Layout({ workspace }: { workspace: Workspace }) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const node = root.current?.getRootNode()
    if (node instanceof ShadowRoot) addToolStyles(node)
  }, [])
  useStyleSheet(root, workspaceStyles)
  const dialog = useWorkspaceState((state) => state.dialog)
  const sheet = useWorkspaceState((state) => state.sheet)

  useEffect(() => {
    const element = root.current
    if (!element) return
    // Undo outside the editor. Inside it, the editor's own undo has already handled the key.
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      const target = event.composedPath()[0]
      const isTyping = target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'))
      if (!isUndo || isTyping || event.defaultPrevented) return
      event.preventDefault()
      workspace.undo()
    }
    element.addEventListener('keydown', onKey)
    return () => element.removeEventListener('keydown', onKey)
  }, [workspace])

  return (
    <div className={`cv-work${sheet ? ` has-${sheet}` : ''}`} ref={root}>
      <Bar />
      <Rail />
      <Desk />
      <Panel />
      <MobileTools />
      {dialog === 'share' && <ShareDialog />}
      {dialog === 'preview' && <PreviewDialog />}
      <ToastRegion toasts={workspace.toasts} />
    </div>
  )
}
