import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ApplicationBundle } from '@tabard/contract'
import { assetsUrl } from '../../../screen/base-url.ts'
import type { CvViewerContext } from '../cv-viewer.messages.ts'

export interface ClientPageState {
  download: 'idle' | 'making' | 'failed'
}

/** The client's side of a CV: reading it, and downloading it if the link allows that. */
export interface ClientPage {
  readonly store: StoreApi<ClientPageState>
  readonly bundle: ApplicationBundle
  readonly fontsUrl: string
  download(): Promise<void>
}

export function createClientPage(context: CvViewerContext, bundle: ApplicationBundle): ClientPage {
  const { runtime, emit } = context
  const fontsUrl = `${assetsUrl(runtime.baseUrl)}/fonts`
  const store = createStore<ClientPageState>(() => ({ download: 'idle' }))
  return {
    store,
    bundle,
    fontsUrl,
    download: async () => {
      if (store.getState().download === 'making') return
      store.setState({ download: 'making' })
      try {
        const { makeOutput } = await import('../../../output/make-output.ts')
        const { application } = bundle
        // The download is not stored on the server, because the team's list of documents holds only what the team
        // made.
        const outputId = await makeOutput({
          runtime,
          fontsUrl,
          document: bundle,
          format: 'pdf',
          isKept: false,
          isTeam: false,
        })
        if (outputId !== null) emit('output-finished', { appId: application.application_id, outputId, format: 'pdf' })
        store.setState({ download: 'idle' })
      } catch (error) {
        runtime.report(error)
        store.setState({ download: 'failed' })
      }
    },
  }
}
