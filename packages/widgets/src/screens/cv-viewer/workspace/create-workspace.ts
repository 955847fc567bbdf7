import { createStore } from 'zustand/vanilla'
import type { Application, ApplicationBundle } from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import { assetsUrl } from '../../../screen/base-url.ts'
import { createToasts } from '../../../ui/toast.tsx'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { createDeeds } from './create-deeds.ts'
import { createSectionEdits } from './create-section-edits.ts'
import { createTyping } from './create-typing.ts'
import { createLinkKeeper } from './link-keeper.ts'
import { openAutosave } from './open-autosave.ts'
import { createPageWatch } from './page-watch.ts'
import { createUndoHistory } from './undo-history.ts'
import type { WorkspaceState } from './workspace-state.ts'
import type { Workspace } from './workspace.ts'

export function createWorkspace(context: CvViewerContext, bundle: ApplicationBundle): Workspace {
  const { runtime, emit, tellFailure } = context
  const { application: first, branding, presenter } = bundle
  const appId = first.application_id
  const fontsUrl = `${assetsUrl(runtime.baseUrl)}/fonts`
  const toasts = createToasts()
  const store = createStore<WorkspaceState>(() => startState(context, bundle))
  const get = store.getState
  const set = store.setState
  const open: { editor: OpenEditor | null } = { editor: null }
  const onShown = () => pages.look()
  const unexpected = (error: unknown) => {
    runtime.report(error)
    tellFailure(error)
  }

  const autosave = openAutosave({ context, store, first, open, onShown })
  const current = (): ComposeInput & { application: Application } => {
    open.editor?.flush()
    const state = get()
    const { sections, fields } = autosave.draft
    const isSame = sections === state.application.freeText
    const application = isSame ? state.application : { ...state.application, ...fields, freeText: [...sections] }
    return { application, template: state.trying ?? state.template, branding, presenter }
  }
  const pages = createPageWatch({ store, fontsUrl, current, clock: runtime.clock, report: runtime.report })
  const onCreated = (linkId: string) => emit('link-created', { appId, linkId })
  const links = createLinkKeeper({ runtime, appId, store, toasts, onCreated })
  const history = createUndoHistory((canUndo) => set({ canUndo }))
  const typing = createTyping({ store, autosave, history, open, onShown })
  const { leaveEditor } = typing
  const edits = createSectionEdits({ store, autosave, history, toasts, open, leaveEditor, onShown })
  const deeds = createDeeds({ context, store, toasts, autosave, fontsUrl, current, leaveEditor, onShown })

  // While edits are made here, a token that may not write does not take the place of one that may.
  const release = get().canEdit && !get().isTeam ? runtime.expect({ recordId: appId, right: 'write' }) : () => {}
  if (get().canEdit) void autosave.recover().catch(unexpected)

  return {
    store,
    toasts,
    fontsUrl,
    links,
    current,
    ...typing,
    ...edits,
    ...deeds,
    retrySave: () => {
      open.editor?.flush()
      void autosave.flush()
    },
    show: (part) => set(part),
    showPages: pages.show,
    openTab: (tab) => {
      set({ tab, sheet: 'panel' })
      if (tab === 'share') void links.load()
    },
    destroy: () => {
      open.editor?.flush()
      autosave.stop()
      pages.stop()
      release()
    },
  }
}

function startState({ runtime, inputs }: CvViewerContext, bundle: ApplicationBundle): WorkspaceState {
  const { application, template, branding, presenter, rights } = bundle
  return {
    application,
    template,
    branding,
    presenter,
    rights,
    canEdit: rights.write && inputs.readonly !== true,
    isTeam: runtime.session.getState().kind === 'signed-in',
    save: { at: 'saved', atMs: null },
    editing: null,
    look: null,
    trying: null,
    tab: 'details',
    dialog: null,
    sheet: null,
    making: null,
    links: { at: 'unknown' },
    templates: { at: 'unknown' },
    pages: null,
    showsPages: false,
    canUndo: false,
  }
}
