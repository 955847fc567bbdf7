import { AppError, type AppId, type StoredFile } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentFile } from '../../presenters/file.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb } from '../../store/db.ts'
import { listFiles } from '../../store/files.ts'

const nothingLarge = { freeText: false, miscData: false, coverLetter: false, stats: false }

/** The files of an application; one asked for by id, or the original, comes with its bytes. */
export async function getFiles(
  context: Context,
  actor: UserActor,
  input: { appId: AppId; fileId?: string; designation?: StoredFile['designation'] },
): Promise<{ files: StoredFile[] }> {
  const db = companyDb(context.store, actor.companyId)
  if (!(await findApplication(db, input.appId, nothingLarge))) throw new AppError('not_found')
  const all = await listFiles(db, input.appId)
  const asked = all.filter(
    (row) =>
      (input.fileId === undefined || row.id === input.fileId) &&
      (input.designation === undefined || row.designation === input.designation),
  )
  if (input.fileId !== undefined && asked.length === 0) throw new AppError('not_found')
  if (input.fileId === undefined && input.designation !== 'original') {
    return { files: asked.map((row) => presentFile(row)) }
  }
  return {
    files: await Promise.all(
      asked.map(async (row) => presentFile(row, await context.storage.get(actor.companyId, row.storage_key))),
    ),
  }
}
