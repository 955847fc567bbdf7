import type { StoreApi } from 'zustand/vanilla'
import { AppError, getApplication, isAppError, updateApplication, type Application } from '@tabard/contract'
import { canAsk, sayFailure } from '@tabard/runtime'
import { createDraftJournal } from '../../../editor/draft-journal.ts'
import { openJournalDatabase } from '../../../editor/journal-database.ts'
import type { OpenEditor } from '../../../editor/section-editor.tsx'
import type { CvViewerContext } from '../cv-viewer.messages.ts'
import { draftOf, keepIdentity, type Draft } from '../cv-viewer.model.ts'
import { createAutosave, type Autosave, type AutosaveParts, type SaveState } from './autosave.ts'
import { whoIs } from './who-is.ts'
import type { WorkspaceState } from './workspace-state.ts'

export interface OpenAutosaveParts {
  context: CvViewerContext
  store: StoreApi<WorkspaceState>
  first: Application
  /** The open section's editor; null while none is open. */
  open: { editor: OpenEditor | null }
  /** Called when the shown document may have changed. */
  onShown(): void
}

/**
 * Autosave of one CV. It writes to the gateway and to this device's journal, and puts the save state into the
 * workspace's state.
 */
export function openAutosave({ context, store, first, open, onShown }: OpenAutosaveParts): Autosave {
  const { runtime, emit } = context
  const appId = first.application_id
  const get = store.getState
  const set = store.setState
  const autosave = createAutosave({
    clock: runtime.clock,
    journal: openJournal(context, appId),
    start: { revision: first.revision, draft: draftOf(first) },
    send: sendTo(context, appId),
    beforeMerge: () => open.editor?.flush(),
    onState: (save) => {
      // This state is reported at every key, and only the first report changes anything.
      if (save.at === 'waiting' && get().save.at === 'waiting') return
      const wasDirty = isUnsaved(get().save.at)
      set({ save })
      if (wasDirty !== isUnsaved(save.at)) emit('dirty', { appId, isDirty: isUnsaved(save.at) })
    },
    onMerged: (draft) => {
      showMerged(draft, store, open)
      onShown()
    },
    onSaved: (revision) => {
      emit('saved', { appId, revision })
      onShown()
    },
    onUnexpected: (error) => {
      if (isAppError(error) && error.code === 'removed_from_verification') set({ canEdit: false })
      runtime.report(error)
    },
  })
  const unsubscribe = runtime.session.subscribe((session) => {
    // What a bad token could not send is sent with the next good one.
    if (canAsk(session) && autosave.isDirty) void autosave.flush()
  })
  const { stop } = autosave
  autosave.stop = () => {
    unsubscribe()
    stop()
  }
  return autosave
}

function openJournal({ runtime }: CvViewerContext, appId: string): AutosaveParts['journal'] {
  const isOurs = new URL(runtime.baseUrl || location.origin, location.href).origin === location.origin
  return createDraftJournal({
    key: `draft.${whoIs(runtime.session.getState())}.${appId}`,
    lasting: runtime.lasting,
    database: isOurs ? openJournalDatabase() : null,
    now: runtime.clock.now,
  })
}

function sendTo(
  { runtime, tellFailure }: CvViewerContext,
  appId: Application['application_id'],
): AutosaveParts['send'] {
  const send: AutosaveParts['send'] = async (update, baseRevision, writeId) => {
    const params = { appId }
    const body = { update, baseRevision, writeId }
    const result = await runtime.api.call(updateApplication, { params, query: {}, body })
    if (result.ok) return { ok: true, revision: result.value.revision, draft: draftOf(result.value) }
    const { code, text } = result.error
    if (code === 'busy') return { ok: false, isLater: true }
    if (code !== 'revision_conflict') throw new AppError(code, { message: text })
    const now = await runtime.api.call(getApplication, { params, query: {} })
    if (!now.ok) return { ok: false, isLater: now.error.code === 'busy', text }
    return {
      ok: false,
      isLater: false,
      text,
      current: { revision: now.value.revision, draft: draftOf(now.value) },
    }
  }
  return async (...write) => {
    try {
      return await send(...write)
    } catch (error) {
      if (!isAppError(error)) throw error
      tellFailure(error)
      // While no token is good, the edit waits for the next one like for a connection.
      const isWithoutToken = runtime.problem.getState()?.isBlocking || !canAsk(runtime.session.getState())
      return isWithoutToken ? { ok: false, isLater: true } : { ok: false, isLater: false, text: sayFailure(error) }
    }
  }
}

/** Shows other people's changes on the page and in the open editor. */
function showMerged(
  { sections, fields }: Draft,
  { getState, setState }: StoreApi<WorkspaceState>,
  open: OpenAutosaveParts['open'],
): void {
  const { editing } = getState()
  const theirs = editing && sections.find(({ id }) => id === editing.sectionId)
  // The editor merges changes to its own section itself, around the caret. The state keeps the text that this section
  // had when the editor opened.
  if (theirs) open.editor?.takeIn(theirs.content)
  else if (editing) setState({ editing: null, look: null })
  const shown = getState().application.freeText.find(({ id }) => id === editing?.sectionId)
  const freeText = sections.map((one) =>
    theirs && shown && one.id === theirs.id ? { ...one, content: shown.content } : one,
  )
  setState(({ application }) => ({
    application: { ...application, ...fields, freeText: keepIdentity(application.freeText, freeText) },
  }))
}

function isUnsaved(at: SaveState['at']): boolean {
  return at !== 'saved'
}
