import type { ComponentType } from 'react'
import type { ApplicationBundle } from '@tabard/contract'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { createWorkspace } from './create-workspace.ts'
import { WorkspaceView } from './workspace.view.tsx'
import type { Workspace } from './workspace.ts'

/** The recruiter's side with its view. It is loaded only for editing, so the viewer imports only its type. */
export interface OpenWorkspace {
  readonly workspace: Workspace
  readonly View: ComponentType<{ workspace: Workspace }>
}

export function openWorkspace(context: CvViewerContext, bundle: ApplicationBundle): OpenWorkspace {
  return { workspace: createWorkspace(context, bundle), View: WorkspaceView }
}
