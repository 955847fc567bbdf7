import type { ComponentType } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  isAppError,
  routes,
  type Application,
  type ApplicationBundle,
  type Op,
  type Section,
  type SectionKind,
} from '@tabard/contract'
import type { ComposeInput } from '@tabard/paper'
import { createDraftJournal } from '../../../editor/draft-journal.ts'
import type { EditorLook } from '../../../editor/editor-handle.ts'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import { openJournalDatabase } from '../../../editor/journal-database.ts'
import { assetsUrl } from '../../../screen/base-url.ts'
import { createToasts, type Toasts } from '../../../ui/toast.tsx'
import * as model from '../cv-viewer.model.ts'
import type { CvViewerContext } from '../cv-viewer.store.ts'
import { arranged, inPrintedOrder } from '../section-order.ts'
import { createAutosave, type SendResult } from './autosave.ts'
import { createDeeds, type Deeds } from './create-deeds.ts'
import { createLinkKeeper, type LinkKeeper } from './link-keeper.ts'
import { createPageWatch } from './page-watch.ts'
import { whoIs } from './who-is.ts'
import type { Editing, PanelTab, WorkspaceState } from './workspace-state.ts'
import { WorkspaceView } from './workspace.view.tsx'
import { text } from './workspace.text.ts'

/** The recruiter's side of a CV: one document, its edits, and everything that can be done with it. */
export interface Workspace extends Deeds {
  readonly View: ComponentType<{ workspace: Workspace }>
  readonly store: StoreApi<WorkspaceState>
  readonly toasts: Toasts
  readonly fontsUrl: string
  readonly links: LinkKeeper
  /** The document as it stands this moment, with what is being typed. */
  current(): ComposeInput & { application: Application }

  edit(sectionId: string, caret?: Editing['caret']): void
  leaveEditor(): void
  attachEditor(editor: OpenEditor | null): void
  typed(sectionId: string, content: Op[]): void
  looked(look: EditorLook): void

  setField(name: model.FieldName, value: string): void
  move(sectionId: string, beforeId: string | null): void
  setHidden(sectionId: string, isHidden: boolean): void
  rename(sectionId: string, title: string): void
  add(kind: SectionKind, title: string): void
  remove(sectionId: string): void
  place(line: string, sectionId: string): void
  undo(): void
  retrySave(): void

  show(part: Partial<Pick<WorkspaceState, 'tab' | 'dialog' | 'sheet'>>): void
  openTab(tab: PanelTab): void
  destroy(): void
}

const UNDO_MOST = 50

export function createWorkspace(context: CvViewerContext, bundle: ApplicationBundle): Workspace {
  const { runtime, emit, inputs, fail } = context
  const { application: first, template, branding, presenter, rights } = bundle
  const appId = first.application_id
  const fontsUrl = `${assetsUrl(runtime.baseUrl)}/fonts`
  const session = runtime.session.getState()
  const canEdit = rights.write && inputs.readonly !== true
  const toasts = createToasts()
  let editor: OpenEditor | null = null
  const history: (readonly Section[])[] = []

  const store = createStore<WorkspaceState>(() => ({
    application: first,
    template,
    branding,
    presenter,
    rights,
    canEdit,
    isTeam: session.kind === 'signed-in',
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
    canUndo: false,
  }))
  const get = store.getState
  const set = store.setState

  const isOurs = new URL(runtime.baseUrl || location.origin, location.href).origin === location.origin
  const autosave = createAutosave({
    clock: runtime.clock,
    journal: createDraftJournal({
      key: `draft.${whoIs(session)}.${appId}`,
      lasting: runtime.lasting,
      database: isOurs ? openJournalDatabase() : null,
      now: runtime.clock.now,
    }),
    start: { revision: first.revision, draft: model.draftOf(first) },
    send: async (update, baseRevision, writeId): Promise<SendResult> => {
      const params = { appId }
      const result = await runtime.api.call(routes.updateApplication, {
        params,
        query: {},
        body: { update, baseRevision, writeId },
      })
      if (result.ok) return { ok: true, revision: result.value.revision, draft: model.draftOf(result.value) }
      const { code, text: message } = result.error
      if (code === 'busy') return { ok: false, isLater: true }
      if (code !== 'revision_conflict') return { ok: false, isLater: false, text: message }
      const now = await runtime.api.call(routes.getApplication, { params, query: {} })
      return now.ok
        ? {
            ok: false,
            isLater: false,
            text: message,
            current: { revision: now.value.revision, draft: model.draftOf(now.value) },
          }
        : { ok: false, isLater: now.error.code === 'busy', text: message }
    },
    beforeMerge: () => editor?.settle(),
    onState: (save) => {
      // Said on every key: only the first changes anything.
      if (save.at === 'waiting' && get().save.at === 'waiting') return
      const wasDirty = isUnsaved(get().save.at)
      set({ save })
      if (wasDirty !== isUnsaved(save.at)) emit('dirty', { appId, isDirty: isUnsaved(save.at) })
    },
    onMerged: ({ sections, fields }) => {
      const open = get().editing
      const theirs = open && sections.find(({ id }) => id === open.sectionId)
      // The editor takes its own section in by itself, around the caret; what it began with stays drawn beneath it.
      if (theirs) editor?.takeIn(theirs.content)
      else if (open) set({ editing: null, look: null })
      const shown = get().application.freeText.find(({ id }) => id === open?.sectionId)
      const freeText = sections.map((one) =>
        theirs && shown && one.id === theirs.id ? { ...one, content: shown.content } : one,
      )
      set(({ application }) => ({
        application: { ...application, ...fields, freeText: model.keepIdentity(application.freeText, freeText) },
      }))
      pages.look()
    },
    onSaved: (revision) => {
      set(({ application }) => ({ application: { ...application, revision } }))
      emit('saved', { appId, revision })
      pages.look()
    },
    onUnexpected: (error) => {
      if (isAppError(error) && error.code === 'removed_from_verification') set({ canEdit: false })
      runtime.report(error)
    },
  })

  const current = (): ComposeInput & { application: Application } => {
    editor?.settle()
    const state = get()
    const { sections, fields } = autosave.draft
    const isSame = sections === state.application.freeText
    const application = isSame ? state.application : { ...state.application, ...fields, freeText: [...sections] }
    return { application, template: arranged(state.trying ?? state.template, sections), branding, presenter }
  }
  const pages = createPageWatch({ store, fontsUrl, current, clock: runtime.clock, report: runtime.report })
  const links = createLinkKeeper({
    runtime,
    appId,
    store,
    toasts,
    onCreated: (linkId) => emit('link-created', { appId, linkId }),
  })

  /** Changes the sections at once, everywhere. */
  const change = (sections: readonly Section[], isUndoable = true): void => {
    if (!get().canEdit) return
    if (isUndoable) remember(autosave.draft.sections)
    autosave.change({ ...autosave.draft, sections })
    set(({ application }) => ({ application: { ...application, freeText: [...sections] }, pages: null }))
    pages.look()
  }
  const remember = (sections: readonly Section[]) => {
    history.push(sections)
    if (history.length > UNDO_MOST) history.shift()
    set({ canUndo: true })
  }
  /** The sections in the order they are printed: what somebody moves is what they see. */
  const inSight = () => inPrintedOrder(autosave.draft.sections, get().template.design)
  /** Shows what was typed on the paper itself, once the editor is gone. */
  const settle = (): void => {
    editor?.settle()
    const { editing, application } = get()
    if (!editing) return
    const began = application.freeText.find(({ id }) => id === editing.sectionId)
    const now = autosave.draft.sections.find(({ id }) => id === editing.sectionId)
    if (began && now && began !== now && JSON.stringify(began) !== JSON.stringify(now))
      remember(autosave.draft.sections.map((one) => (one === now ? { ...one, content: began.content } : one)))
    const freeText = [...autosave.draft.sections]
    set({ editing: null, look: null, application: { ...application, freeText } })
    pages.look()
  }
  const deeds = createDeeds({
    context,
    store,
    toasts,
    autosave,
    fontsUrl,
    current,
    settle,
    onShown: () => pages.look(),
  })

  if (canEdit) void autosave.recover().catch(fail)
  pages.look()

  return {
    View: WorkspaceView,
    store,
    toasts,
    fontsUrl,
    links,
    current,

    edit: (sectionId, caret = null) => {
      if (!get().canEdit || get().editing?.sectionId === sectionId) return
      settle()
      set({ editing: { sectionId, caret }, trying: null, sheet: null })
    },
    leaveEditor: settle,
    attachEditor: (next) => {
      editor = next
    },
    typed: (sectionId, content) => {
      const sections = model.changeSection(autosave.draft.sections, sectionId, { content })
      autosave.change({ ...autosave.draft, sections })
      if (get().pages) set({ pages: null })
    },
    looked: (look) => {
      if (JSON.stringify(look) !== JSON.stringify(get().look)) set({ look })
    },

    setField: (name, value) => {
      if (!get().canEdit || get().application[name] === value) return
      autosave.change({ ...autosave.draft, fields: { ...autosave.draft.fields, [name]: value } })
      set(({ application }) => ({ application: { ...application, [name]: value }, pages: null }))
      pages.look()
    },
    move: (sectionId, beforeId) => change(model.moveSection(inSight(), sectionId, beforeId)),
    setHidden: (sectionId, isHidden) => {
      if (isHidden && get().editing?.sectionId === sectionId) settle()
      change(model.setHidden(autosave.draft.sections, sectionId, isHidden))
      if (isHidden) toasts.show({ text: text.rail.hiddenNow, action: { label: text.undo, onSelect: () => undo() } })
    },
    rename: (sectionId, title) => change(model.changeSection(autosave.draft.sections, sectionId, { title })),
    add: (kind, title) => {
      settle()
      const afterId = autosave.draft.sections.filter(({ hidden }) => !hidden).at(-1)?.id ?? null
      const { sections, id } = model.addSection(autosave.draft.sections, { kind, title, afterId })
      change(sections)
      set({ editing: { sectionId: id, caret: null }, sheet: null })
    },
    remove: (sectionId) => {
      if (get().editing?.sectionId === sectionId) settle()
      const gone = autosave.draft.sections.find(({ id }) => id === sectionId)
      if (!gone) return
      change(model.removeSection(autosave.draft.sections, sectionId))
      toasts.show({
        text: text.rail.deleted(model.titleOf(gone)),
        action: { label: text.undo, onSelect: () => undo() },
      })
    },
    place: (line, sectionId) => {
      settle()
      change(model.appendLine(autosave.draft.sections, sectionId, line))
    },
    undo: () => undo(),
    retrySave: () => {
      editor?.settle()
      void autosave.flush()
    },

    ...deeds,

    show: (part) => set(part),
    openTab: (tab) => {
      set({ tab, sheet: 'panel' })
      if (tab === 'share') void links.load()
    },
    destroy: () => {
      editor?.settle()
      autosave.stop()
      pages.stop()
    },
  }

  function undo(): void {
    if (editor?.canUndo()) return editor.undo()
    settle()
    const before = history.pop()
    set({ canUndo: history.length > 0 })
    if (before) change(before, false)
  }
}

function isUnsaved(at: WorkspaceState['save']['at']): boolean {
  return at !== 'saved'
}
