import {
  AppError,
  type AppId,
  type ApplicationMap,
  type FolderId,
  type TemplateId,
  type UploadBody,
  type UploadQuery,
  type FileDesignation,
} from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { mediaTypes } from '../../intake/file-kind.ts'
import { enqueueParse } from '../../background/parse-application.ts'
import { presentApplication } from '../../presenters/application.ts'
import { insertVersion } from '../../store/application-versions.ts'
import { findApplication, findByExternalId, insertApplication, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { insertFiles } from '../../store/files.ts'
import { findFolder, listFolders } from '../../store/folders.ts'
import { findJob } from '../../store/jobs.ts'
import type { NewApplication, NewFile } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'
import { readFile, type ReadFile } from '../files/files.ts'
import { mustFit } from '../files/room.ts'
import { factsOf, withBytes, type NewBytes } from '../files/stored-bytes.ts'
import { newId } from '../new-id.ts'
import { startingText, versionedFields } from './write-application.ts'

/** An application that is about to be made: its CV, if it has one, and the fields beside it. */
interface Draft {
  appId: string
  cv: { row: NewFile; stored: NewBytes; kind: ReadFile['kind'] } | null
}

/**
 * Takes CV files. If one of them is plainly no CV the whole call is refused and nothing is kept; otherwise each becomes
 * an application that is read in the background. An applicant system that repeats a call because its answer was lost
 * (same file, same external id) gets the application that the first call made.
 */
export async function createApplications(
  context: Context,
  actor: UserActor,
  input: { query: UploadQuery; body: UploadBody },
): Promise<ApplicationMap> {
  const { query, body } = input
  const { companyId } = actor
  const db = companyDb(context.store, companyId)
  const folderId = await folderFor(db, query.folderId)
  const template = await templateFor(db, query.defaultTemplate)
  if (query.jobId !== undefined && !(await findJob(db, query.jobId))) throw new AppError('not_found')
  const at = nowSeconds(context.clock)

  const sent = [...(body.fileB64 === undefined ? [] : [body as { fileB64: string }]), ...(body.files ?? [])]
  const cvs = sent.map((file) => readFile(file, 'cv'))
  const beside = (body.supportingDocuments ?? []).map((file) => ({
    file: readFile(file, 'beside'),
    designation: file.designation === 'original' ? undefined : file.designation,
  }))
  const draft = (file: ReadFile | null): Draft => {
    const appId = newId(folderId)
    return {
      appId,
      cv: file && { ...fileOf(file, { companyId, appId, designation: 'original', at }), kind: file.kind },
    }
  }
  const drafts = cvs.length > 0 ? cvs.map(draft) : [draft(null)]
  const first = drafts[0]?.appId ?? ''
  const supporting = beside.map(({ file, designation = 'supporting' }) =>
    fileOf(file, { companyId, appId: first, designation, at }),
  )
  const files = [...drafts.flatMap(({ cv }) => (cv ? [cv] : [])), ...supporting]
  await mustFit(
    context,
    db,
    companyId,
    files.reduce((sum, { row }) => sum + row.size_bytes, 0),
  )

  const columns: Omit<NewApplication, 'id' | 'status'> = {
    company_id: companyId,
    folder_id: folderId,
    template_id: template?.id ?? null,
    template_version: template?.template_version ?? null,
    submitted_by: query.submittedBy ?? actor.userId,
    received_time: at,
    updated_at: context.clock.now(),
    cv_type: query.cvType ?? null,
    platform: query.platform ?? null,
    external_client_id: query.externalClientId ?? null,
    external_id: query.externalId ?? null,
    external_user_id: query.externalUserId ?? null,
    job_id: query.jobId ?? null,
  }
  const all = files.map(({ stored }) => stored)
  const there = await withBytes(context, companyId, all, () =>
    inTransaction(db, async (transaction): Promise<AppId | null> => {
      const known = await findKnown(transaction, query)
      if (known && isSameFile(drafts, known.sha256s)) return known.id
      for (const one of drafts)
        await insertDraft(context, transaction, one, { ...columns, duplication: known?.id ?? null })
      await insertFiles(
        transaction,
        files.map(({ row }) => row),
      )
      for (const { appId, cv } of drafts) {
        if (cv) await enqueueParse(context, transaction, { companyId, appId })
        await writeAudit(transaction.scope, transaction.sql, {
          companyId,
          actor: actor.userId,
          action: 'application-created',
          subject: appId,
          atSeconds: at,
        })
      }
      return null
    }),
  )
  // The application existed already, so the bytes that were stored for this one are removed.
  if (there !== null) await Promise.all(all.map(({ key }) => context.storage.delete(companyId, key)))
  const ids = there === null ? drafts.map(({ appId }) => appId) : [there]
  const rows = await Promise.all(ids.map((id) => findApplication(db, id)))
  return Object.fromEntries(rows.flatMap((row) => (row ? [[row.id, presentApplication(row, true)]] : [])))
}

/** One with a CV is read in the background; one without begins with the company's empty document. */
async function insertDraft(
  context: Context,
  db: Db,
  { appId, cv }: Draft,
  columns: Omit<NewApplication, 'id' | 'status'>,
): Promise<void> {
  if (cv) {
    const file = { file_types: [cv.kind], file_name: cv.row.file_name }
    return insertApplication(db, { ...columns, ...file, id: appId, status: 'processing' })
  }
  const freeText = await startingText(db, columns.company_id)
  await insertApplication(db, { ...columns, id: appId, status: 'new', free_text: freeText })
  const row = await lockApplication(db, appId)
  if (!row) throw new Error('An application is not there that was just written')
  const author = columns.submitted_by ?? ''
  const atMs = context.clock.now()
  const fields = versionedFields(row)
  await insertVersion(db, { companyId: columns.company_id, appId, revision: 1, freeText, fields, author, atMs })
}

/** The folder asked for, else the company's first. */
async function folderFor(db: Db, asked: FolderId | undefined): Promise<FolderId> {
  const folder = asked ? await findFolder(db, asked) : (await listFolders(db))[0]
  if (!folder) throw new AppError('not_found')
  return folder.id
}

async function templateFor(db: Db, asked: TemplateId | undefined) {
  if (asked === undefined) return findDefaultTemplate(db)
  const template = await findTemplate(db, asked)
  if (!template) throw new AppError('not_found')
  return template
}

/** Whether a call repeats an earlier one: it has one CV, and the same bytes are stored. */
function isSameFile(drafts: readonly Draft[], known: readonly string[]): boolean {
  const [only] = drafts
  return drafts.length === 1 && only?.cv != null && known.includes(only.cv.row.sha256)
}

/** Applications that came earlier under the same external ids. */
async function findKnown(db: Db, query: UploadQuery) {
  if (query.externalId === undefined) return undefined
  return findByExternalId(db, {
    platform: query.platform ?? null,
    externalClientId: query.externalClientId ?? null,
    externalId: query.externalId,
  })
}

function fileOf(
  file: ReadFile,
  about: { companyId: string; appId: string; designation: FileDesignation; at: number },
): { row: NewFile; stored: NewBytes } {
  const id = newId(about.appId)
  const stored = { key: `applications/${about.appId}/${id}`, bytes: file.bytes, mediaType: mediaTypes[file.kind] }
  const row = {
    id,
    company_id: about.companyId,
    application_id: about.appId,
    designation: about.designation,
    file_name: file.fileName,
    created_at: about.at,
    ...factsOf(stored),
  }
  return { row, stored }
}
