import { AppError, companyOf, defaultDocument, type AppId, type Application, type Section } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { versionedColumns, type VersionedColumn } from '../../store/application-columns.ts'
import { insertVersion } from '../../store/application-versions.ts'
import { changeApplication, lockApplication } from '../../store/applications.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import type { ApplicationChange, ApplicationRow, Json } from '../../store/schema.ts'
import { readApplication } from './get.ts'

/** What a version keeps beside the text. */
export function versionedFields(row: Pick<ApplicationRow, VersionedColumn>): Json {
  return Object.fromEntries(versionedColumns.map((column) => [column, row[column]]))
}

/** The columns a version holds. Early versions hold the text alone. */
export function columnsOfVersion(fields: Json): ApplicationChange {
  return Object.fromEntries(versionedColumns.flatMap((column) => (column in fields ? [[column, fields[column]]] : [])))
}

/** Writes a change and answers its revision. A change of the content also keeps a version to go back to. */
export async function writeChange(
  db: Db,
  row: ApplicationRow,
  change: ApplicationChange,
  by: { author: string; atMs: number },
): Promise<number> {
  const next = { ...row, ...change }
  const revision = row.revision + 1
  await changeApplication(db, row.id, {
    ...change,
    search_text: searchText({
      candidateName: next.candidate_name,
      emailAddress: next.email_address,
      headline: next.headline,
    }),
    revision,
    updated_at: by.atMs,
  })
  const isContent = 'free_text' in change || versionedColumns.some((column) => column in change)
  if (!isContent) return revision
  await insertVersion(db, {
    companyId: companyOf(row.id),
    appId: row.id,
    revision,
    freeText: next.free_text as Section[],
    fields: versionedFields(next),
    ...by,
  })
  return revision
}

/**
 * Finds, holds and changes one application, and answers it as it then is.
 * @throws AppError `not_found`, and whatever `decide` throws
 */
export async function changeOne(
  context: Context,
  actor: UserActor | SignatureActor,
  appId: AppId,
  decide: (db: Db, row: ApplicationRow) => Promise<ApplicationChange> | ApplicationChange,
): Promise<Application> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const row = await lockApplication(db, appId)
    if (!row) throw new AppError('not_found')
    await writeChange(db, row, await decide(db, row), { author: actorName(actor), atMs: context.clock.now() })
    return readApplication(db, row.id)
  })
}

/** Refused while the file is being read: the text from the file would replace what is written now. */
export function mustBeRead(row: Pick<ApplicationRow, 'status'>): void {
  if (row.status === 'processing') throw new AppError('revision_conflict', { details: { status: row.status } })
}

/** What an application without a text begins with, as its company shows its candidates. */
export async function startingText(db: Db, companyId: string): Promise<Section[]> {
  const company = await findCompany(db, companyId)
  const content = defaultDocument(company?.identifier_shown !== true)
  return [{ id: 'freeText', title: '', kind: 'other', content }]
}

/** The text that the search of a list looks through, in lower case. */
export function searchText(fields: {
  candidateName: string | null
  emailAddress: string | null
  headline: string | null
}): string {
  return [fields.candidateName, fields.emailAddress, fields.headline].filter(Boolean).join('\n').toLowerCase()
}
