import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  AppError,
  getApplicationBundle,
  type AppId,
  type Application,
  type ApplicationBundle,
  type TemplateId,
} from '@tabard/contract'
import { paperWords } from '@tabard/paper'
import { pageLanguage, type Runtime } from '@tabard/runtime'
import { assetsUrl } from '../../screen/base-url.ts'
import type { ScreenStore } from '../../screen/screen.ts'
import type { CvViewerContext, CvViewerInputs, CvViewerMode } from './cv-viewer.messages.ts'
import type { OpenClientPage } from './client-page/open-client-page.ts'
import { text } from '../../screen/screen.text.ts'
import { loadTools } from './load-tools.ts'
import type { Pressed } from './pressed.ts'
import type { OpenWorkspace } from './workspace/open-workspace.ts'

export type CvViewerState =
  | { at: 'loading'; mode: CvViewerMode }
  | { at: 'missing' }
  /** The server is still reading the file. */
  | { at: 'processing'; fileName: string; sinceMs: number; isLong: boolean }
  | { at: 'unreadable'; fileName: string; text: string }
  | { at: 'plain'; bundle: ApplicationBundle; fontsUrl: string }
  /** The paper is shown while the mode's own code loads. `tools` is null until then. */
  | ({ at: 'edit'; bundle: ApplicationBundle; fontsUrl: string } & ({ tools: OpenWorkspace } | WithoutTools))
  | ({ at: 'digital'; bundle: ApplicationBundle; fontsUrl: string } & ({ tools: OpenClientPage } | WithoutTools))

export interface CvViewerStore extends ScreenStore<CvViewerState> {
  setInputs(inputs: CvViewerInputs): void
  retry(): void
  destroy(): void
}

const POLL_MS = 1_000
const POLL_MOST_MS = 4_000
const LONG_MS = 20_000
const TOOLS_RETRY_MS = 5_000

/** The paper without its tools. */
interface WithoutTools {
  tools: null
  /** Why they cannot be had just now. */
  lost?: string
  /** Keeps a press for the tools. */
  press?: (place: Pressed) => void
}

/** Loads the CV in one call, waits while the server reads the file, and opens the code that the mode needs. */
export function createCvViewerStore(context: CvViewerContext): CvViewerStore {
  const { runtime, emit, fail, tellFailure } = context
  let { inputs } = context
  let request = new AbortController()
  let cancelPoll: () => void = () => {}
  let opened: { destroy(): void } | null = null
  let pressed: Pressed | null = null
  const fontsUrl = `${assetsUrl(runtime.baseUrl)}/fonts`
  const modeOf = (): CvViewerMode => inputs.mode ?? 'edit'
  const store = createStore<CvViewerState>(() => ({ at: 'loading', mode: modeOf() }))

  const stop = () => {
    request.abort()
    cancelPoll()
    opened?.destroy()
    opened = null
    pressed = null
  }

  const load = async (sinceMs: number): Promise<void> => {
    const { signal } = request
    const result = inputs.appId && (await askForBundle(runtime, inputs, signal))
    if (!result || signal.aborted) return
    if (!result.ok) {
      const error = new AppError(result.error.code, { message: result.error.text })
      if (error.code === 'not_found') {
        store.setState({ at: 'missing' }, true)
        return tellFailure(error)
      }
      // The gateway was not reached. While the file is being read we ask again; on the first load the door shows the
      // failure.
      if (store.getState().at === 'processing') return later(sinceMs)
      return fail(error)
    }
    const bundle = result.value
    const { status, fileName } = bundle.application
    if (status === 'processing') {
      const isLong = runtime.clock.now() - sinceMs > LONG_MS
      store.setState({ at: 'processing', fileName, sinceMs, isLong }, true)
      return later(sinceMs)
    }
    if (status === 'failed') return showUnreadable(store, bundle.application, signal)
    await paperWords.load(bundle.branding.language ?? 'en')
    if (signal.aborted) return
    await open(bundle, signal)
  }

  const later = (sinceMs: number): void => {
    cancelPoll = runtime.clock.after(
      pauseAfter(runtime.clock.now() - sinceMs),
      () => void load(sinceMs).catch(unexpected),
    )
  }

  const open = async (bundle: ApplicationBundle, signal: AbortSignal): Promise<void> => {
    const mode = modeOf()
    if (mode === 'plain') store.setState({ at: 'plain', bundle, fontsUrl }, true)
    else store.setState({ at: mode, bundle, fontsUrl, tools: null, press }, true)
    emit('ready', { appId: bundle.application.application_id })
    if (mode !== 'plain') await openTools(mode, bundle, signal)
  }
  const press = (place: Pressed) => void (pressed = place)

  /** What can be read stays while the tools are awaited; where they cannot be had, that is told, and tried again. */
  const openTools = async (mode: 'edit' | 'digital', bundle: ApplicationBundle, signal: AbortSignal): Promise<void> => {
    const openIn = await loadTools(mode).catch((error: unknown) => {
      if (signal.aborted) return null
      store.setState({ at: mode, bundle, fontsUrl, tools: null, press, lost: text.lost }, true)
      tellFailure(error)
      cancelPoll = runtime.clock.after(TOOLS_RETRY_MS, () => void openTools(mode, bundle, signal).catch(unexpected))
      return null
    })
    if (!openIn || signal.aborted) return
    const { state, ...tools } = openIn({ ...context, inputs }, bundle, pressed)
    opened = tools
    store.setState({ ...state, bundle, fontsUrl }, true)
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

/** Asks less often while a file takes long. */
function pauseAfter(waitedMs: number): number {
  return Math.min(POLL_MOST_MS, Math.max(POLL_MS, waitedMs / 4))
}

function askForBundle({ api }: Runtime, { appId, templateId }: CvViewerInputs, signal: AbortSignal) {
  const params = { appId: appId as AppId }
  const query = templateId ? { templateId: templateId as TemplateId } : {}
  return api.call(getApplicationBundle, { params, query }, { signal })
}

/** The words of all failures are loaded only when a file could not be read, because a first page does not need them. */
async function showUnreadable(
  store: StoreApi<CvViewerState>,
  { failure, fileName }: Application,
  signal: AbortSignal,
): Promise<void> {
  const { errorWords } = await import('@tabard/contract/error-words')
  await errorWords.load(pageLanguage())
  const text = errorWords.in(pageLanguage())[failure ?? 'file_damaged']
  if (!signal.aborted) store.setState({ at: 'unreadable', fileName, text }, true)
}
