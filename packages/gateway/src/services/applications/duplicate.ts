import { AppError, type AppId, type Application, type Section, type UserId } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { insertVersion } from '../../store/application-versions.ts'
import { withOrigin } from '../../store/application-parts.ts'
import { findApplication, insertApplication, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { insertFiles, listFiles } from '../../store/files.ts'
import type { ApplicationRow, FileRow, NewFile } from '../../store/schema.ts'
import { findUser } from '../../store/users.ts'
import { mustFit } from '../files/room.ts'
import { newId } from '../new-id.ts'
import { readApplication } from './get.ts'
import { headshotKey } from './headshot.ts'
import { mustBeRead, versionedFields } from './write-application.ts'

/**
 * A copy for a colleague, in the same folder: text, fields, files and picture, but neither links nor finished documents. Its
 * `duplication` is what it was copied from. Bytes are copied too, so that deleting the one takes nothing from the other.
 */
export async function duplicateApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; newOwner: UserId },
): Promise<Application> {
  // A signature is for one record, so it may not make another.
  if (actor.kind === 'signature') throw new AppError('forbidden')
  const db = companyDb(context.store, actor.companyId)
  const [source, files, owner] = await Promise.all([
    findApplication(db, input.appId, withOrigin),
    listFiles(db, input.appId),
    findUser(db, input.newOwner),
  ])
  if (!source || !owner || owner.disabled) throw new AppError('not_found')
  await mustFit(context, db, actor.companyId, sum(files.map((file) => file.size_bytes)))

  const at = nowSeconds(context.clock)
  const id = newId(source.folder_id)
  const picture = source.headshot ? { ...source.headshot, key: headshotKey(id) } : null
  const copies = files.map((file) => copyOf(file, id, at))
  // Bytes are copied before the transaction: a row never lacks its file, and no lock is held while they are copied.
  const moves = copies.map(({ from, file }) => [from, file.storage_key, file.media_type] as const)
  if (picture) moves.push([String(source.headshot?.['key']), picture.key, String(source.headshot?.['mediaType'])])
  for (const [from, to, mediaType] of moves) {
    const bytes = await context.storage.get(actor.companyId, from)
    if (bytes) await context.storage.put(actor.companyId, to, bytes, mediaType)
  }
  const write = inTransaction(db, async (transaction) => {
    const row = await lockApplication(transaction, input.appId)
    if (!row) throw new AppError('not_found')
    mustBeRead(row)
    await insertCopy(context, transaction, row, { id, headshot: picture, owner: owner.id })
    await insertFiles(
      transaction,
      copies.map(({ file }) => file),
    )
    await writeAudit(transaction.scope, transaction.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'application-created',
      subject: id,
      atSeconds: at,
      details: { copyOf: row.id },
    })
    return readApplication(transaction, id)
  })
  return write.catch(async (error: unknown) => {
    await Promise.all(moves.map(([, to]) => context.storage.delete(actor.companyId, to)))
    throw error
  })
}

async function insertCopy(
  context: Context,
  db: Db,
  row: ApplicationRow,
  copy: { id: string; headshot: ApplicationRow['headshot']; owner: UserId },
): Promise<void> {
  const atMs = context.clock.now()
  await insertApplication(db, {
    ...row,
    id: copy.id,
    headshot: copy.headshot,
    submitted_by: copy.owner,
    duplication: row.id,
    status: row.status === 'failed' ? 'failed' : 'new',
    // A copy has no external id, so that a call by that id finds the original.
    external_id: null,
    external_user_id: null,
    received_time: nowSeconds(context.clock),
    revision: 1,
    updated_at: atMs,
  })
  await insertVersion(db, {
    companyId: row.company_id,
    appId: copy.id,
    revision: 1,
    freeText: row.free_text as Section[],
    fields: versionedFields(row),
    author: copy.owner,
    atMs,
  })
}

function copyOf(file: FileRow, appId: string, at: number): { from: string; file: NewFile } {
  const id = newId(appId)
  return {
    from: file.storage_key,
    file: { ...file, id, application_id: appId, storage_key: `applications/${appId}/${id}`, created_at: at },
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
