import {
  actOnApplication,
  deleteApplication,
  updateApplication,
  type AppId,
  type ApplicationStatus,
  type FolderId,
} from '@tabard/contract'
import type { Runtime } from '@tabard/runtime'
import type { Row } from './row.ts'

/** The result of changing many candidates at once. */
export interface Outcome {
  done: AppId[]
  failed: AppId[]
  text: string | null
}

/** What may be done with many candidates at once. */
export interface BulkChanges {
  setStatus(ids: readonly AppId[], status: ApplicationStatus): Promise<Outcome>
  move(ids: readonly AppId[], folderId: FolderId): Promise<Outcome>
  remove(ids: readonly AppId[]): Promise<Outcome>
}

/** How many calls run at the same time when many rows change. */
const AT_ONCE = 4

/** Makes one call for each row. A row changes only after the gateway has accepted the change. */
export function createBulkChanges(
  api: Runtime['api'],
  rows: { change(appId: AppId, part: Partial<Row>): void; drop(appId: AppId): void },
): BulkChanges {
  return {
    setStatus: (ids, status) =>
      each(
        ids,
        (appId) =>
          api.call(actOnApplication, {
            params: { appId },
            query: { updateType: 'newStatus', newStatus: status },
          }),
        (appId) => rows.change(appId, { status }),
      ),
    move: (ids, folderId) =>
      each(
        ids,
        (appId) => api.call(updateApplication, { params: { appId }, body: { update: { folder_id: folderId } } }),
        (appId) => rows.change(appId, { folderId }),
      ),
    remove: (ids) =>
      each(
        ids,
        (appId) => api.call(deleteApplication, { params: { appId } }),
        (appId) => rows.drop(appId),
      ),
  }
}

/** Runs a few calls at a time; one that fails does not stop the others. */
async function each(
  ids: readonly AppId[],
  call: (appId: AppId) => Promise<{ ok: true } | { ok: false; error: { text: string } }>,
  onDone: (appId: AppId) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [], text: null }
  const left = [...ids]
  const worker = async () => {
    for (let appId = left.shift(); appId !== undefined; appId = left.shift()) {
      const result = await call(appId)
      if (result.ok) {
        outcome.done.push(appId)
        onDone(appId)
      } else {
        outcome.failed.push(appId)
        outcome.text ??= result.error.text
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcome
}
