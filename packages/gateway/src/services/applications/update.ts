import {
  AppError,
  companyOf,
  type AppId,
  type Application,
  type ApplicationUpdate,
  type Section,
} from '@tabard/contract'
import { mergeSections } from '@tabard/paper/delta'
import type { Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { findVersionText, insertVersion } from '../../store/application-versions.ts'
import { changeApplication, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { findFolder } from '../../store/folders.ts'
import type { ApplicationChange, ApplicationRow, Json } from '../../store/schema.ts'
import { readApplication } from './get.ts'

/**
 * Changes the named fields. With `baseRevision` the text is merged with what others wrote since; without it the text
 * is replaced, as a client written from the specification alone expects.
 */
export async function updateApplication(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; update: ApplicationUpdate; baseRevision?: number },
): Promise<Application> {
  const atMs = context.clock.now()
  const { update } = input
  // A token for one CV says nothing about where the company keeps it.
  if (update.folder_id !== undefined && actor.kind === 'signature') throw new AppError('forbidden')
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockApplication(db, input.appId)
    if (!row) throw new AppError('not_found')
    // Its text is about to be made from the file, and would replace what is written now.
    if (row.status === 'processing') throw new AppError('revision_conflict', { details: { status: row.status } })
    if (update.folder_id !== undefined && !(await findFolder(db, update.folder_id))) throw new AppError('not_found')

    const freeText = update.freeText && (await mergedText(db, row, update.freeText, input.baseRevision))
    const revision = row.revision + 1
    await changeApplication(db, row.id, { ...columnsOf(row, update, freeText), revision, updated_at: atMs })
    if (freeText) {
      const author = actorName(actor)
      await insertVersion(db, { companyId: companyOf(row.id), appId: row.id, revision, freeText, author, atMs })
    }
    return readApplication(db, row.id)
  })
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

function columnsOf(row: ApplicationRow, update: ApplicationUpdate, freeText: Section[] | undefined): ApplicationChange {
  const change: ApplicationChange = {}
  if (update.candidateName !== undefined) change.candidate_name = update.candidateName
  if (update.emailAddress !== undefined) change.email_address = update.emailAddress
  if (update.phoneNumber !== undefined) change.phone_number = update.phoneNumber
  if (update.identifier !== undefined) change.identifier = update.identifier
  if (update.linkedUrl !== undefined) change.linked_url = update.linkedUrl
  if (update.headline !== undefined) change.headline = update.headline
  if (update.location !== undefined) change.location = update.location
  if (update.embedCard !== undefined) change.embed_card = update.embedCard as unknown as Json
  if (update.coverLetter !== undefined) change.cover_letter = update.coverLetter as unknown as Json | null
  if (update.outputName !== undefined) change.output_name = update.outputName
  if (update.folder_id !== undefined) change.folder_id = update.folder_id
  if (freeText) change.free_text = freeText
  change.search_text = searchText({
    candidateName: update.candidateName ?? row.candidate_name,
    emailAddress: update.emailAddress ?? row.email_address,
    headline: update.headline ?? row.headline,
  })
  return change
}

/** What the search of a list looks through, in lower case. */
export function searchText(fields: {
  candidateName: string | null
  emailAddress: string | null
  headline: string | null
}): string {
  return [fields.candidateName, fields.emailAddress, fields.headline].filter(Boolean).join('\n').toLowerCase()
}
