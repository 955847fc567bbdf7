import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { WorkspaceState } from '../workspace-state.ts'
import type { Workspace } from '../workspace.ts'

/** The workspace of the view, so that parts need not pass it down. */
export const WorkspaceContext = createContext<Workspace | null>(null)

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext)
  if (!workspace) throw new Error('outside a workspace')
  return workspace
}

export function useWorkspaceState<Value>(read: (state: WorkspaceState) => Value): Value {
  return useStore(useWorkspace().store, read)
}

/** Some parts of the state. A component is drawn again only when one of these changes. */
export function useWorkspaceParts<Name extends keyof WorkspaceState>(...names: Name[]): Pick<WorkspaceState, Name> {
  const pick = useShallow(
    (state: WorkspaceState) =>
      Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<WorkspaceState, Name>,
  )
  return useStore(useWorkspace().store, pick)
}
