import type { ComponentType } from 'react'
import type { ApplicationBundle } from '@tabard/contract'
import type { Pressed } from '../pressed.ts'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { createWorkspace } from './create-workspace.ts'
import { replayPress } from './parts/open-pressed.ts'
import { WorkspaceView } from './workspace.view.tsx'
import type { Workspace } from './workspace.ts'

/** The recruiter's side with its view. It is loaded only for editing, so the viewer imports only its type. */
export interface OpenWorkspace {
  readonly workspace: Workspace
  readonly View: ComponentType<{ workspace: Workspace }>
}

export function openWorkspace(
  context: CvViewerContext,
  bundle: ApplicationBundle,
  pressed: Pressed | null,
): OpenWorkspace {
  const workspace = createWorkspace(context, bundle)
  // After the first paint of the workspace, because the place of the press is found on its paper.
  if (pressed) requestAnimationFrame(() => replayPress(workspace, context.host.root, pressed))
  return { workspace, View: WorkspaceView }
}
