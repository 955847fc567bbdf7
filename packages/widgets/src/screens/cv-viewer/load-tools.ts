import type { ApplicationBundle } from '@tabard/contract'
import type { CvViewerContext } from './cv-viewer.messages.ts'
import type { OpenClientPage } from './client-page/open-client-page.ts'
import type { Pressed } from './pressed.ts'
import type { OpenWorkspace } from './workspace/open-workspace.ts'

/** What a mode shows once its own code is there. */
interface OpenTools {
  state: { at: 'digital'; tools: OpenClientPage } | { at: 'edit'; tools: OpenWorkspace }
  destroy(): void
}

/** Loads the code of a mode. The function it gives opens the tools for a CV. */
export async function loadTools(
  mode: 'edit' | 'digital',
): Promise<(context: CvViewerContext, bundle: ApplicationBundle, pressed: Pressed | null) => OpenTools> {
  if (mode === 'digital') {
    const { openClientPage } = await import('./client-page/open-client-page.ts')
    return (context, bundle) => ({
      state: { at: 'digital', tools: openClientPage(context, bundle) },
      destroy: () => {},
    })
  }
  const { openWorkspace } = await import('./workspace/open-workspace.ts')
  return (context, bundle, pressed) => {
    const tools = openWorkspace(context, bundle, pressed)
    return { state: { at: 'edit', tools }, destroy: tools.workspace.destroy }
  }
}
