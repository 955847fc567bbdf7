import type { StoreApi } from 'zustand/vanilla'
import {
  actOnApplication,
  isAppError,
  listTemplates,
  type Application,
  type ApplicationStatus,
  type Template,
} from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'
import { sayFailure } from '@tabard/runtime'
import { makeOutput, type OutputFormat } from '../../../output/make-output.ts'
import type { Toasts } from '../../../ui/toast.tsx'
import { draftOf } from '../cv-viewer.model.ts'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import type { Autosave } from './autosave.ts'
import { downloadOriginal } from './download-original.ts'
import type { WorkspaceState } from './workspace-state.ts'
import { text } from './workspace.text.ts'

/** Actions on a whole CV: its status, its template, its documents. Each shows a toast when it fails. */
export interface Deeds {
  setStatus(status: ApplicationStatus): Promise<void>
  loadTemplates(): Promise<void>
  /** Shows the CV in a template without applying it; null shows its own template again. */
  tryTemplate(template: Template | null): void
  applyTemplate(template: Template): Promise<void>
  makeOutput(format: OutputFormat): Promise<void>
  downloadOriginal(): Promise<void>
}

export interface DeedParts {
  context: CvViewerContext
  store: StoreApi<WorkspaceState>
  toasts: Toasts
  autosave: Autosave
  fontsUrl: string
  current(): ComposeInput & { application: Application }
  /** Closes the editor and keeps what was typed in it. */
  leaveEditor(): void
  /** Called when the shown document may have changed. */
  onShown(): void
}

export function createDeeds(parts: DeedParts): Deeds {
  const { context, store, toasts, autosave, fontsUrl, current, leaveEditor, onShown } = parts
  const { runtime, emit } = context
  const appId = store.getState().application.application_id
  const get = store.getState
  const set = store.setState

  const act = async (
    action:
      | { updateType: 'newStatus'; newStatus: ApplicationStatus }
      | { updateType: 'apply_template'; templateId: Template['template_id'] },
  ): Promise<Application | null> => {
    await autosave.flush()
    const result = await runtime.api.call(actOnApplication, { params: { appId }, query: action })
    if (!result.ok) {
      toasts.show({ text: result.error.text })
      return null
    }
    const { value } = result
    autosave.rebase(value.revision, draftOf(value))
    set(({ application }) => ({
      application: {
        ...application,
        status: value.status,
        template: value.template,
        templateVersion: value.templateVersion,
        revision: value.revision,
      },
    }))
    return value
  }
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      if (isAppError(error)) toasts.show({ text: sayFailure(error) })
      else {
        runtime.report(error)
        toasts.show({ text: text.unexpected })
      }
    }
  }

  return {
    setStatus: (status) =>
      guarded(async () => {
        const before = get().application.status
        set(({ application }) => ({ application: { ...application, status } }))
        if (await act({ updateType: 'newStatus', newStatus: status })) emit('status-changed', { appId, status })
        else set(({ application }) => ({ application: { ...application, status: before } }))
      }),
    loadTemplates: () =>
      guarded(async () => {
        if (get().templates.at === 'loading' || get().templates.at === 'known') return
        set({ templates: { at: 'loading' } })
        const result = await runtime.api.call(listTemplates, { query: {} })
        if (result.ok) {
          const known = Object.values(result.value).filter(({ live }) => live)
          known.sort((one, other) => one.templateName.localeCompare(other.templateName))
          set({ templates: { at: 'known', templates: known } })
        } else if (result.error.code === 'not_found') set({ templates: { at: 'known', templates: [] } })
        else set({ templates: { at: 'failed', text: result.error.text } })
      }),
    tryTemplate: (trying) => {
      if (get().trying !== trying) set({ trying })
      onShown()
    },
    applyTemplate: (next) =>
      guarded(async () => {
        const before = get().template
        leaveEditor()
        set({ template: next, trying: null, pages: null })
        onShown()
        if (await act({ updateType: 'apply_template', templateId: next.template_id }))
          emit('template-applied', { appId, templateId: next.template_id })
        else set({ template: before })
      }),
    makeOutput: (format) =>
      guarded(async () => {
        if (get().making) return
        set({ making: format })
        try {
          const document = current()
          const isKept = get().rights.output
          const outputId = await makeOutput({ runtime, fontsUrl, document, format, isKept, isTeam: true })
          if (outputId === null) return
          emit('output-finished', { appId, outputId, format })
          toasts.show({ text: text.output.done[format] })
        } finally {
          set({ making: null })
        }
      }),
    downloadOriginal: () => guarded(() => downloadOriginal(runtime, appId, toasts)),
  }
}
