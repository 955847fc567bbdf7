import { createHash } from 'node:crypto'
import {
  AppError,
  CV_MAX_BYTES,
  type ApplicationMap,
  type FolderId,
  type UploadBody,
  type UploadQuery,
} from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { safeFileName } from '../../intake/file-name.ts'
import { mediaTypes, sniff, type FileKind } from '../../intake/sniff.ts'
import { enqueueParse } from '../../jobs/parse-application.ts'
import { presentApplication } from '../../presenters/application.ts'
import { findApplication, insertApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { insertFiles } from '../../store/files.ts'
import { findFolder, listFolders } from '../../store/folders.ts'
import type { NewFile } from '../../store/schema.ts'
import { findDefaultTemplate, findTemplate } from '../../store/templates.ts'
import { newId } from '../new-id.ts'

/** What may be a CV. Old Word files and the like are told apart further by the parser. */
const cvKinds: ReadonlySet<FileKind> = new Set(['pdf', 'docx', 'zip', 'ole', 'rtf'])

interface Upload {
  appId: string
  bytes: Uint8Array
  fileName: string
  kind: FileKind
  designation: 'original' | 'supporting'
}

/**
 * Takes CV files. What is plainly no CV is refused at once, and then nothing of the call is kept; the rest becomes
 * applications that are read in the background. Bytes are stored before the rows, so a row never lacks its file.
 */
export async function createApplications(
  context: Context,
  actor: UserActor,
  input: { query: UploadQuery; body: UploadBody },
): Promise<ApplicationMap> {
  const { query, body } = input
  const db = companyDb(context.store, actor.companyId)
  const folderId = await folderFor(db, query.folderId)
  const template = query.defaultTemplate ? await findTemplate(db, query.defaultTemplate) : await findDefaultTemplate(db)
  if (query.defaultTemplate && !template) throw new AppError('not_found')

  const originals = [{ fileB64: body.fileB64, fileName: body.fileName }, ...(body.files ?? [])].map((file) =>
    readCvFile(file, newId(folderId)),
  )
  const first = originals[0]
  const supporting = (body.supportingDocuments ?? []).map((file) => ({
    ...readFile(file, first?.appId ?? ''),
    designation: 'supporting' as const,
  }))
  const files = await Promise.all([...originals, ...supporting].map((upload) => keep(context, actor.companyId, upload)))

  const at = nowSeconds(context.clock)
  const write = inTransaction(db, async (transaction) => {
    for (const upload of originals) {
      await insertApplication(transaction, {
        id: upload.appId,
        company_id: actor.companyId,
        folder_id: folderId,
        status: 'processing',
        template_id: template?.id ?? null,
        template_version: template?.template_version ?? null,
        file_types: [upload.kind],
        file_name: upload.fileName,
        submitted_by: query.submittedBy ?? actor.userId,
        received_time: at,
        platform: query.platform ?? null,
        external_id: query.externalId ?? null,
        updated_at: context.clock.now(),
      })
    }
    await insertFiles(transaction, files)
    for (const { appId } of originals) {
      await enqueueParse(context, transaction, { companyId: actor.companyId, appId })
      await writeAudit(transaction.scope, transaction.sql, {
        companyId: actor.companyId,
        actor: actor.userId,
        action: 'application-created',
        subject: appId,
        atSeconds: at,
      })
    }
  })
  await write.catch(async (error: unknown) => {
    // No row, no file: bytes nobody can ask for must not stay.
    await Promise.all(files.map((file) => context.storage.delete(actor.companyId, file.storage_key)))
    throw error
  })
  const rows = await Promise.all(originals.map(({ appId }) => findApplication(db, appId)))
  return Object.fromEntries(rows.flatMap((row) => (row ? [[row.id, presentApplication(row, true)]] : [])))
}

/** The folder asked for, else the company's first. */
async function folderFor(db: Db, asked: FolderId | undefined): Promise<FolderId> {
  const folder = asked ? await findFolder(db, asked) : (await listFolders(db))[0]
  if (!folder) throw new AppError('not_found')
  return folder.id
}

function readCvFile(file: { fileB64: string; fileName?: string }, appId: string): Upload {
  const upload = readFile(file, appId)
  if (!cvKinds.has(upload.kind)) throw new AppError('file_not_a_cv_format', { details: { fileName: upload.fileName } })
  return upload
}

function readFile(file: { fileB64: string; fileName?: string }, appId: string): Upload {
  const fileName = safeFileName(file.fileName, 'cv')
  const bytes = decodeBase64(file.fileB64, CV_MAX_BYTES, 'file_too_large')
  if (bytes.length === 0) throw new AppError('file_empty', { details: { fileName } })
  return { appId, bytes, fileName, kind: sniff(bytes), designation: 'original' }
}

async function keep(context: Context, companyId: string, upload: Upload): Promise<NewFile> {
  const id = newId(upload.appId)
  const key = `applications/${upload.appId}/${id}`
  await context.storage.put(companyId, key, upload.bytes, mediaTypes[upload.kind])
  return {
    id,
    company_id: companyId,
    application_id: upload.appId,
    designation: upload.designation,
    file_name: upload.fileName,
    media_type: mediaTypes[upload.kind],
    size_bytes: upload.bytes.length,
    storage_key: key,
    sha256: createHash('sha256').update(upload.bytes).digest('hex'),
    created_at: nowSeconds(context.clock),
  }
}
