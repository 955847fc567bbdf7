import { createHash } from 'node:crypto'
import {
  AppError,
  companyOf,
  type AppId,
  type Application,
  type ApplicationUpdate,
  type Section,
  type UpdateBody,
} from '@tabard/contract'
import { mergeSections } from '@tabard/paper/delta'
import type { Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { editedColumns } from '../../store/application-columns.ts'
import { findVersion, findVersionText } from '../../store/application-versions.ts'
import { findWriteId, insertWriteId, type KnownWriteId } from '../../store/write-ids.ts'
import { findApplication, isTombstone, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { findFolder } from '../../store/folders.ts'
import type { ApplicationChange, ApplicationRow } from '../../store/schema.ts'
import { presentApplication } from '../../presenters/application.ts'
import { storableEmbedCards } from '../embed-cards.ts'
import { readApplication } from './get.ts'
import { columnsOfVersion, mustBeRead, writeChange } from './write-application.ts'

/**
 * Changes the named fields. With `baseRevision` the text is merged with what others wrote since; without it the text
 * is replaced, as a client written from the specification alone expects.
 */
export async function updateApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId } & UpdateBody,
): Promise<Application> {
  const atMs = context.clock.now()
  const { update, writeId } = input
  // A signature for one CV may not move it to another folder.
  if (update.folder_id !== undefined && actor.kind === 'signature') throw new AppError('forbidden')
  const bodyHash = hashOf({ update, baseRevision: input.baseRevision })
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockApplication(db, input.appId)
    if (!row) {
      // The company had this application: a person who still has it open must be told that it was removed.
      throw new AppError((await isTombstone(db, input.appId)) ? 'removed_from_verification' : 'not_found')
    }
    const taken = writeId === undefined ? undefined : await findWriteId(db, row.id, writeId)
    if (taken) return answerAgain(db, row, taken, bodyHash)
    mustBeRead(row)
    if (update.folder_id !== undefined && !(await findFolder(db, update.folder_id))) throw new AppError('not_found')

    const freeText = update.freeText && (await mergedText(db, row, update.freeText, input.baseRevision))
    const revision = await writeChange(db, row, columnsOf(update, freeText), { author: actorName(actor), atMs })
    if (writeId !== undefined) {
      const atSeconds = Math.floor(atMs / 1000)
      await insertWriteId(db, { companyId: companyOf(row.id), appId: row.id, writeId, bodyHash, revision, atSeconds })
    }
    return readApplication(db, row.id)
  })
}

/** Repeats the answer to a write whose answer was lost: the state it made, whatever was written since. */
async function answerAgain(db: Db, row: ApplicationRow, taken: KnownWriteId, bodyHash: string): Promise<Application> {
  if (taken.bodyHash !== bodyHash)
    throw new AppError('bad_request', { details: { issues: ['writeId: was used for another write'] } })
  const now = await findApplication(db, row.id)
  if (!now) throw new AppError('not_found')
  const then = taken.revision === row.revision ? undefined : await findVersion(db, row.id, taken.revision)
  const { revision, created_at: updated_at } = then ?? { revision: now.revision, created_at: now.updated_at }
  const state = then && { ...columnsOfVersion(then.fields), free_text: then.free_text }
  return presentApplication({ ...now, ...state, revision, updated_at } as typeof now, true)
}

async function mergedText(
  db: Db,
  row: ApplicationRow,
  mine: Section[],
  baseRevision: number | undefined,
): Promise<Section[]> {
  if (baseRevision === undefined || baseRevision === row.revision) return mine
  const base = baseRevision < row.revision ? await findVersionText(db, row.id, baseRevision) : undefined
  if (!base) throw new AppError('revision_conflict', { details: { revision: row.revision } })
  return mergeSections(base, mine, row.free_text as Section[])
}

/** The named fields as columns; the text is the merged one, and embed cards are made anew from their addresses. */
function columnsOf(update: UpdateBody['update'], freeText: Section[] | undefined): ApplicationChange {
  const cards = update.embedCard && storableEmbedCards(update.embedCard)
  const values = { ...update, ...(freeText && { freeText }), ...(cards && { embedCard: cards }) }
  const fields = Object.keys(values) as (keyof ApplicationUpdate)[]
  return Object.fromEntries(
    fields.flatMap((field) => (values[field] === undefined ? [] : [[editedColumns[field], values[field]]])),
  )
}

function hashOf(write: unknown): string {
  return createHash('sha256').update(JSON.stringify(write)).digest('base64url')
}
