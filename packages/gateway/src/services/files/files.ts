import {
  AppError,
  CV_MAX_BYTES,
  FILES_MAX,
  type AppId,
  type FileBody,
  type FileDesignation,
  type StoredFile,
} from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { safeFileName } from '../../intake/file-name.ts'
import { cvKinds, fileKind, mediaTypes, type FileKind } from '../../intake/file-kind.ts'
import { enqueueParse } from '../../background/parse-application.ts'
import { presentFile } from '../../presenters/file.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { changeApplication, findApplication, lockApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { demoteOriginal, insertFiles, listFiles } from '../../store/files.ts'
import type { ApplicationRow } from '../../store/schema.ts'
import { newId } from '../new-id.ts'
import { mustFit } from './room.ts'
import { factsOf, withBytes } from './stored-bytes.ts'

/** Kinds of bytes that may be kept beside a CV. */
const keptKinds: ReadonlySet<FileKind> = new Set([...cvKinds, 'png', 'jpeg'])

/** The files of an application; one asked for by id, or the original, comes with its bytes. */
export async function getFiles(
  context: Context,
  actor: UserActor,
  input: { appId: AppId; fileId?: string; designation?: FileDesignation },
): Promise<{ files: StoredFile[] }> {
  const db = companyDb(context.store, actor.companyId)
  if (!(await findApplication(db, input.appId, fieldsOnly))) throw new AppError('not_found')
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

/** A file as it came, with the kind that its bytes show. */
export interface ReadFile {
  bytes: Uint8Array
  fileName: string
  kind: FileKind
}

/** @throws AppError `file_too_large`, `file_empty`, and `file_not_a_cv_format` or `file_not_accepted` by its bytes */
export function readFile(file: { fileB64: string; fileName?: string }, as: 'cv' | 'beside'): ReadFile {
  const fileName = safeFileName(file.fileName, as === 'cv' ? 'cv' : 'file')
  const bytes = decodeBase64(file.fileB64, CV_MAX_BYTES, 'file_too_large')
  const details = { fileName }
  if (bytes.length === 0) throw new AppError('file_empty', { details })
  const kind = fileKind(bytes)
  if (as === 'cv' && !cvKinds.has(kind)) throw new AppError('file_not_a_cv_format', { details })
  if (as === 'beside' && !keptKinds.has(kind)) throw new AppError('file_not_accepted', { details })
  return { bytes, fileName, kind }
}

/**
 * Keeps one more file. A new original takes the old one's place, which stays as `former`; it is read at once only where
 * there is no text yet: somebody's edits are never replaced unasked.
 */
export async function createFile(
  context: Context,
  actor: UserActor,
  input: { appId: AppId; body: FileBody },
): Promise<StoredFile> {
  const { appId, body } = input
  const { companyId } = actor
  const db = companyDb(context.store, companyId)
  if (!(await findApplication(db, appId, fieldsOnly))) throw new AppError('not_found')
  const isOriginal = body.designation === 'original'
  const file = readFile(body, isOriginal ? 'cv' : 'beside')
  await mustFit(context, db, companyId, file.bytes.length)
  const id = newId(appId)
  const stored = { key: `applications/${appId}/${id}`, bytes: file.bytes, mediaType: mediaTypes[file.kind] }
  const fileRow = {
    id,
    company_id: companyId,
    application_id: appId,
    designation: body.designation,
    file_name: file.fileName,
    created_at: nowSeconds(context.clock),
    ...factsOf(stored),
  }
  return withBytes(context, companyId, [stored], () =>
    inTransaction(db, async (transaction) => {
      const row = await lockApplication(transaction, appId)
      if (!row) throw new AppError('not_found')
      if ((await listFiles(transaction, appId)).length >= FILES_MAX) throw new AppError('storage_full')
      if (isOriginal) await replaceOriginal(context, transaction, row, file)
      await insertFiles(transaction, [fileRow])
      return presentFile(fileRow)
    }),
  )
}

async function replaceOriginal(context: Context, db: Db, row: ApplicationRow, file: ReadFile): Promise<void> {
  // The old original may be being read at this moment, and would fill the CV from a file that is no longer its original.
  if (row.status === 'processing') throw new AppError('revision_conflict', { details: { status: row.status } })
  await demoteOriginal(db, row.id)
  const hasNoText = row.status === 'failed' || (row.revision === 1 && row.file_name === null)
  await changeApplication(db, row.id, {
    file_name: file.fileName,
    file_types: [file.kind],
    ...(hasNoText && { status: 'processing', failure: null }),
    revision: row.revision + 1,
    updated_at: context.clock.now(),
  })
  if (hasNoText) await enqueueParse(context, db, { companyId: row.company_id, appId: row.id })
}
