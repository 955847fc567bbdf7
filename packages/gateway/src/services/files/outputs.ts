import { AppError, OUTPUT_MAX_BYTES, type AppId, type OutputBody, type StoredOutput } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { safeFileName } from '../../intake/file-name.ts'
import { mediaTypes, fileKind, type FileKind } from '../../intake/file-kind.ts'
import { enqueueSendOutput } from '../../background/send-output.ts'
import { presentOutput } from '../../presenters/file.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { changeApplication, findApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { insertOutputs, listOutputs as readOutputs } from '../../store/outputs.ts'
import { findUser } from '../../store/users.ts'
import { newId } from '../new-id.ts'
import { mustFit } from './room.ts'
import { factsOf, withBytes } from './stored-bytes.ts'

/** The fields a document may come in, and what its bytes must then be. */
const accepted = [
  { field: 'pdfB64', format: 'pdf', kinds: ['pdf'], extension: '.pdf' },
  { field: 'docxB64', format: 'docx', kinds: ['docx'], extension: '.docx' },
  { field: 'imageB64', format: 'image', kinds: ['png', 'jpeg'], extension: '' },
] as const satisfies readonly {
  field: keyof OutputBody
  format: StoredOutput['format']
  kinds: readonly FileKind[]
  extension: string
}[]

/** Keeps a finished document, and a picture of it where one came along. Answers with the document. */
export async function createOutput(
  context: Context,
  actor: UserActor | SignatureActor,
  input: { appId: AppId; body: OutputBody },
): Promise<StoredOutput> {
  const { appId, body } = input
  const { companyId } = actor
  const db = companyDb(context.store, companyId)
  const application = await findApplication(db, appId, fieldsOnly)
  if (!application) throw new AppError('not_found')
  const documents = readDocuments(body)
  const userId = await userFor(db, actor, body.userId)
  await mustFit(
    context,
    db,
    companyId,
    documents.reduce((sum, { bytes }) => sum + bytes.length, 0),
  )
  const at = nowSeconds(context.clock)
  const made = documents.map((document) => {
    const id = newId(appId)
    const { bytes, mediaType } = document
    const stored = { key: `applications/${appId}/outputs/${id}`, bytes, mediaType }
    const row = {
      id,
      company_id: companyId,
      application_id: appId,
      format: document.format,
      template_id: application.template_id,
      revision: application.revision,
      file_name: document.fileName,
      created_at: at,
      output_name: body.outputName ?? null,
      user_id: userId,
      chapters: body.chapters ?? [],
      bullhorn_output_data: body.bullhornOutputData ?? null,
      image_type: document.format === 'image' ? (body.imageType ?? null) : null,
      ...factsOf(stored),
    }
    return { stored, row }
  })
  const all = made.map(({ stored }) => stored)
  await withBytes(context, companyId, all, () =>
    inTransaction(db, async (transaction) => {
      const rows = made.map(({ row }) => row)
      await insertOutputs(transaction, rows)
      // The team's next document of this CV is offered the same name. A visitor's choice of name is not kept.
      const isTeam = actor.kind === 'user' || actor.rights.includes('write')
      if (body.outputName && isTeam) await changeApplication(transaction, appId, { output_name: body.outputName })
      // Sent to the applicant system only when the caller asks for it, and never for a link's visitor.
      const isOurs = actor.kind === 'user' || actor.linkId === undefined
      for (const { id, format } of body.bullhornOutputData && isOurs ? rows : [])
        if (format !== 'image') await enqueueSendOutput(context, transaction, { companyId, appId, outputId: id })
      await writeAudit(transaction.scope, transaction.sql, {
        companyId,
        actor: actorName(actor),
        action: 'output-kept',
        subject: appId,
        atSeconds: at,
        details: { formats: rows.map((row) => row.format) },
      })
    }),
  )
  const [first] = made
  if (!first) throw new AppError('output_not_accepted')
  return presentOutput(first.row)
}

/** The finished documents, newest first; one asked for by id comes with its bytes. */
export async function listOutputs(
  context: Context,
  actor: UserActor,
  input: { appId: AppId; outputId?: string },
): Promise<{ outputs: StoredOutput[] }> {
  const db = companyDb(context.store, actor.companyId)
  if (!(await findApplication(db, input.appId, fieldsOnly))) throw new AppError('not_found')
  const rows = await readOutputs(db, input.appId)
  if (input.outputId === undefined) return { outputs: rows.map((row) => presentOutput(row)) }
  const row = rows.find((one) => one.id === input.outputId)
  const bytes = row && (await context.storage.get(actor.companyId, row.storage_key))
  if (!row || !bytes) throw new AppError('not_found')
  return { outputs: [presentOutput(row, bytes)] }
}

/** In whose name a document is kept: a user of the company, else the caller. A link's visitor is no user of the company. */
async function userFor(db: Db, actor: UserActor | SignatureActor, asked: string | undefined): Promise<string | null> {
  const self = actor.kind === 'user' ? actor.userId : (actor.uid ?? null)
  if (asked === undefined || asked === self || (actor.kind === 'signature' && actor.linkId !== undefined)) return self
  if (!(await findUser(db, asked))) throw new AppError('not_found')
  return asked
}

interface FinishedDocument {
  format: StoredOutput['format']
  bytes: Uint8Array
  mediaType: string
  fileName: string
}

function readDocuments(body: OutputBody): FinishedDocument[] {
  const found = accepted.flatMap(({ field, format, kinds, extension }): FinishedDocument[] => {
    const base64 = body[field]
    if (!base64) return []
    const bytes = decodeBase64(base64, OUTPUT_MAX_BYTES, 'payload_too_large')
    const kind = kinds.find((one) => one === fileKind(bytes))
    if (!kind || (format === 'image' && !agrees(body.imageFileType, kind)))
      throw new AppError('output_not_accepted', { details: { field } })
    const name = safeFileName(body.outputName || body.fileName, 'cv')
    const fileName = name.toLowerCase().endsWith(extension) ? name : name + extension
    return [{ format, bytes, mediaType: mediaTypes[kind], fileName }]
  })
  if (found.length === 0) throw new AppError('output_not_accepted')
  return found
}

/** Whether a picture's declared type is what its bytes are. A picture without a declared type passes. */
function agrees(said: string | undefined, kind: FileKind): boolean {
  const plain = said
    ?.toLowerCase()
    .replace(/^image\//, '')
    .replace(/^\./, '')
  return !plain || plain === kind || (plain === 'jpg' && kind === 'jpeg')
}
