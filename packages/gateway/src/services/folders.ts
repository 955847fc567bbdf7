import { AppError, type Folder, type FolderId } from '@tabard/contract'
import { writeAudit } from '../audit.ts'
import { nowSeconds, type Context } from '../context.ts'
import type { UserActor } from '../identity/actor.ts'
import { presentFolder } from '../presenters/folder.ts'
import { companyDb, inTransaction } from '../store/db.ts'
import {
  findFolder,
  findFolderByName,
  insertFolder,
  listFolders as readFolders,
  removeFolder,
  renameFolder,
} from '../store/folders.ts'
import { isStillNeeded } from '../store/database-error.ts'
import { newId } from './new-id.ts'

/** @throws AppError `not_found` when there are none. */
export async function listFolders(context: Context, actor: UserActor): Promise<Record<FolderId, Folder>> {
  const rows = await readFolders(companyDb(context.store, actor.companyId))
  if (rows.length === 0) throw new AppError('not_found')
  return Object.fromEntries(rows.map((row) => [row.id, presentFolder(row)]))
}

/** Creates a folder, or renames the one with that id. */
export async function putFolder(
  context: Context,
  actor: UserActor,
  input: { folder_id?: FolderId; name: string },
): Promise<Folder> {
  const name = input.name.trim()
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const taken = await findFolderByName(db, name)
    if (taken && taken.id !== input.folder_id) throw new AppError('folder_name_taken')
    const id = input.folder_id ?? newId(actor.companyId)
    if (input.folder_id === undefined) {
      await insertFolder(db, {
        id,
        company_id: actor.companyId,
        name,
        created_by: actor.userId,
        created_at: nowSeconds(context.clock),
      })
    } else if (!(await renameFolder(db, id, name))) throw new AppError('not_found')
    const row = await findFolder(db, id)
    if (!row) throw new AppError('not_found')
    return presentFolder(row)
  })
}

/** Deletes an empty folder. The database decides whether it is empty, because a CV may arrive at the same moment. */
export async function deleteFolder(
  context: Context,
  actor: UserActor,
  folderId: FolderId,
): Promise<{ folder_id: FolderId }> {
  await inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await removeFolder(db, folderId))) throw new AppError('not_found')
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'folder-deleted',
      subject: folderId,
      atSeconds: nowSeconds(context.clock),
    })
  }).catch((error: unknown) => {
    throw isStillNeeded(error) ? new AppError('folder_not_empty', { cause: error }) : error
  })
  return { folder_id: folderId }
}
