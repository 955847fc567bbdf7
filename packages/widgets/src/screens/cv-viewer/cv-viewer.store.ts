import { createStore } from 'zustand/vanilla'
import {
  AppError,
  getApplicationBundle,
  type AppId,
  type ApplicationBundle,
  type ErrorWords,
  type TemplateId,
} from '@tabard/contract'
import { paperWords } from '@tabard/paper'
import { pageLanguage } from '@tabard/runtime'
import { assetsUrl } from '../../screen/base-url.ts'
import type { ScreenStore } from '../../screen/screen.ts'
import type { CvViewerContext, CvViewerInputs, CvViewerMode } from './cv-viewer.messages.ts'
import type { OpenClientPage } from './client-page/open-client-page.ts'
import type { OpenWorkspace } from './workspace/open-workspace.ts'

export type CvViewerState =
  | { at: 'loading'; mode: CvViewerMode }
  | { at: 'missing' }
  /** The server is still reading the file. */
  | { at: 'processing'; fileName: string; sinceMs: number; isLong: boolean }
  | { at: 'unreadable'; fileName: string; text: string }
  | { at: 'plain'; bundle: ApplicationBundle; fontsUrl: string }
  /** The paper is shown while the mode's own code loads. `tools` is null until then. */
  | { at: 'edit'; bundle: ApplicationBundle; fontsUrl: string; tools: OpenWorkspace | null }
  | { at: 'digital'; bundle: ApplicationBundle; fontsUrl: string; tools: OpenClientPage | null }

export interface CvViewerStore extends ScreenStore<CvViewerState> {
  setInputs(inputs: CvViewerInputs): void
  retry(): void
  destroy(): void
}

const POLL_MS = 1_000
const POLL_MOST_MS = 4_000
const LONG_MS = 20_000

/** Loads the CV in one call, waits while the server reads the file, and opens the code that the mode needs. */
export function createCvViewerStore(context: CvViewerContext): CvViewerStore {
  const { runtime, emit, fail } = context
  let { inputs } = context
  let request = new AbortController()
  let cancelPoll: () => void = () => {}
  let opened: { destroy(): void } | null = null
  const fontsUrl = `${assetsUrl(runtime.baseUrl)}/fonts`
  const modeOf = (): CvViewerMode => inputs.mode ?? 'edit'
  const store = createStore<CvViewerState>(() => ({ at: 'loading', mode: modeOf() }))

  const stop = () => {
    request.abort()
    cancelPoll()
    opened?.destroy()
    opened = null
  }

  const load = async (sinceMs: number): Promise<void> => {
    const { signal } = request
    const { appId, templateId } = inputs
    if (!appId) return
    const result = await runtime.api.call(
      getApplicationBundle,
      { params: { appId: appId as AppId }, query: templateId ? { templateId: templateId as TemplateId } : {} },
      { signal },
    )
    if (signal.aborted) return
    if (!result.ok) {
      if (result.error.code === 'not_found') return store.setState({ at: 'missing' }, true)
      // The gateway was not reached. While the file is being read we ask again; on the first load the door shows the
      // failure.
      if (store.getState().at === 'processing') return later(sinceMs)
      return fail(new AppError(result.error.code, { message: result.error.text }))
    }
    const bundle = result.value
    const { status, fileName, failure } = bundle.application
    if (status === 'processing') {
      const isLong = runtime.clock.now() - sinceMs > LONG_MS
      store.setState({ at: 'processing', fileName, sinceMs, isLong }, true)
      return later(sinceMs)
    }
    if (status === 'failed') {
      const words = await readErrorWords()
      if (signal.aborted) return
      return store.setState({ at: 'unreadable', fileName, text: words[failure ?? 'file_damaged'] }, true)
    }
    await paperWords.load(bundle.branding.language ?? 'en')
    if (signal.aborted) return
    await open(bundle, signal)
  }

  const later = (sinceMs: number): void => {
    const waited = runtime.clock.now() - sinceMs
    const pause = Math.min(POLL_MOST_MS, Math.max(POLL_MS, waited / 4))
    cancelPoll = runtime.clock.after(pause, () => void load(sinceMs).catch(unexpected))
  }

  const open = async (bundle: ApplicationBundle, signal: AbortSignal): Promise<void> => {
    const mode = modeOf()
    const { application_id: appId } = bundle.application
    if (mode === 'plain') store.setState({ at: 'plain', bundle, fontsUrl }, true)
    else if (mode === 'edit') store.setState({ at: 'edit', bundle, fontsUrl, tools: null }, true)
    else store.setState({ at: 'digital', bundle, fontsUrl, tools: null }, true)
    emit('ready', { appId })
    if (mode === 'plain') return
    if (mode === 'digital') {
      const { openClientPage } = await import('./client-page/open-client-page.ts')
      if (signal.aborted) return
      return store.setState({ at: 'digital', bundle, fontsUrl, tools: openClientPage(context, bundle) }, true)
    }
    const { openWorkspace } = await import('./workspace/open-workspace.ts')
    if (signal.aborted) return
    const tools = openWorkspace({ ...context, inputs }, bundle)
    opened = tools.workspace
    store.setState({ at: 'edit', bundle, fontsUrl, tools }, true)
  }

  const unexpected = (error: unknown): void => {
    if (!request.signal.aborted) fail(error)
  }

  const start = (): void => {
    stop()
    request = new AbortController()
    store.setState({ at: 'loading', mode: modeOf() }, true)
    void load(runtime.clock.now()).catch(unexpected)
  }
  start()

  return Object.assign(store, {
    setInputs: (next: CvViewerInputs) => {
      inputs = next
      start()
    },
    retry: start,
    destroy: stop,
  })
}

/** Loaded only when a file could not be read, because a first page does not need the words of all failures. */
async function readErrorWords(): Promise<ErrorWords> {
  const { errorWords } = await import('@tabard/contract/error-words')
  await errorWords.load(pageLanguage())
  return errorWords.in(pageLanguage())
}
