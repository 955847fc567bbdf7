import { AppError, type AppId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueRemoveFiles } from '../../background/remove-files.ts'
import { insertTombstone, removeApplication } from '../../store/applications.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { listStorageKeys } from '../../store/files.ts'

/**
 * Deletes an application with its versions, links and visits, files and outputs; its id alone stays behind, so that an
 * edit that comes too late is told. A job of the same transaction removes the bytes: after the row is gone, and later
 * still if the storage cannot be reached.
 */
export async function deleteApplication(
  context: Context,
  actor: UserActor,
  appId: AppId,
): Promise<{ application_id: AppId }> {
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const keys = await listStorageKeys(db, appId)
    if (!(await removeApplication(db, appId))) throw new AppError('not_found')
    const deletedAt = nowSeconds(context.clock)
    await insertTombstone(db, { id: appId, company_id: actor.companyId, deleted_at: deletedAt })
    if (keys.length > 0) await enqueueRemoveFiles(context, db, { companyId: actor.companyId, keys })
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'application-deleted',
      subject: appId,
      atSeconds: deletedAt,
    })
  })
  return { application_id: appId }
}
