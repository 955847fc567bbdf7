import { createStore, type StoreApi } from 'zustand/vanilla'
import { putFolder, type AppId, type Application, type ErrorCode, type Folder } from '@tabard/contract'
import { createApplications, createFolders, createTemplates, type Runtime } from '@tabard/runtime'
import type { ReadingWatch } from '../uploads/reading-watch.ts'
import { createBulkChanges, type BulkChanges } from './bulk-changes.ts'
import { rowOf, type Row } from './row.ts'

export type CandidatesState = {
  rows: readonly Row[]
  folders: readonly Folder[]
  /** Names by id. */
  templates: Readonly<Record<string, string>>
} & ({ at: 'loading' } | { at: 'ready' } | { at: 'failed'; text: string })

/** Every candidate of the company, its folders, and what may be done with them. Lives above the pages. */
export interface Candidates extends BulkChanges {
  readonly store: StoreApi<CandidatesState>
  load(): Promise<void>
  /** Loads the candidates, unless that was done before. */
  loadOnce(): Promise<void>
  /** Downloads one row again, after it was changed elsewhere. */
  refresh(appId: AppId): void
  /** Adds an application, or replaces the one with its id. */
  put(application: Application): void
  createFolder(name: string): Promise<{ ok: true; folder: Folder } | { ok: false; code: ErrorCode; text: string }>
  /** Drops everything, for the next user. */
  forget(): void
  /** Grows with each `forget`. State kept for an earlier epoch belongs to an earlier user and must not be used. */
  epoch(): number
}

const REFRESH_AFTER_MS = 2_000
const empty: CandidatesState = { at: 'loading', rows: [], folders: [], templates: {} }

export function createCandidates(runtime: Runtime, reading: ReadingWatch): Candidates {
  const store = createStore<CandidatesState>(() => empty)
  const applications = createApplications(runtime)
  const folders = createFolders(runtime)
  const templates = createTemplates(runtime)
  let loading: Promise<void> | null = null
  let wasAsked = false
  let epoch = 0
  const isRefreshing = new Set<AppId>()
  const set = (part: Partial<CandidatesState>) =>
    store.setState((state) => ({ ...state, ...part }) as CandidatesState, true)

  applications.store.subscribe((state) => {
    if (state.at === 'failed') return set({ at: 'failed', text: state.error.text })
    if (state.at !== 'ready') return
    const rows = Object.values(state.items).map(rowOf)
    set({ at: 'ready', rows })
    for (const row of rows) if (row.status === 'processing') follow(row.id)
  })
  folders.store.subscribe(({ items }) => set({ folders: inNameOrder(Object.values(items)) }))
  templates.store.subscribe(({ items }) =>
    set({ templates: Object.fromEntries(Object.values(items).map((item) => [item.template_id, item.templateName])) }),
  )

  const putRow = (row: Row) => {
    const { rows } = store.getState()
    const index = rows.findIndex(({ id }) => id === row.id)
    set({ rows: index < 0 ? [row, ...rows] : rows.with(index, row) })
  }
  const dropRows = (ids: ReadonlySet<AppId>) => set({ rows: store.getState().rows.filter(({ id }) => !ids.has(id)) })

  /** Follows a CV that is being read until the reading has ended. */
  const follow = (appId: AppId) => {
    reading
      .untilRead(appId)
      .then((application) => (application ? putRow(rowOf(application)) : dropRows(new Set([appId]))))
      .catch((error: unknown) => void runtime.report(error))
  }
  const change = (appId: AppId, part: Partial<Row>) => {
    const row = store.getState().rows.find(({ id }) => id === appId)
    if (row) putRow({ ...row, ...part })
  }

  const load = () => {
    wasAsked = true
    return (loading ??= Promise.all([
      applications.load('stored-then-refresh'),
      folders.load('stored-then-refresh'),
      templates.load('stored-then-refresh'),
    ])
      .then(() => {})
      .finally(() => (loading = null)))
  }

  return {
    store,
    load,
    loadOnce: async () => {
      if (!wasAsked) await load()
    },
    refresh: (appId) => {
      if (wasAsked && !isRefreshing.has(appId)) {
        isRefreshing.add(appId)
        // Autosave reports a change every few words, so the row is downloaded at most once in this time.
        runtime.clock.after(REFRESH_AFTER_MS, () => {
          isRefreshing.delete(appId)
          follow(appId)
        })
      }
    },
    put: (application) => putRow(rowOf(application)),
    ...createBulkChanges(runtime.api, { change, drop: (appId) => dropRows(new Set([appId])) }),
    createFolder: async (name) => {
      const result = await runtime.api.call(putFolder, { body: { name } })
      if (!result.ok) return { ok: false, code: result.error.code, text: result.error.text }
      folders.set(result.value)
      return { ok: true, folder: result.value }
    },
    epoch: () => epoch,
    forget: () => {
      epoch += 1
      wasAsked = false
      store.setState(empty, true)
    },
  }
}

function inNameOrder(folders: readonly Folder[]): Folder[] {
  return [...folders].sort((left, right) => left.name.localeCompare(right.name))
}
