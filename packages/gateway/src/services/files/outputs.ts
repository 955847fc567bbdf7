import { createHash } from 'node:crypto'
import { AppError, OUTPUT_MAX_BYTES, type AppId, type OutputBody, type StoredOutput } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { decodeBase64 } from '../../intake/decode.ts'
import { safeFileName } from '../../intake/file-name.ts'
import { mediaTypes, sniff, type FileKind } from '../../intake/sniff.ts'
import { presentOutput } from '../../presenters/file.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { insertOutputs } from '../../store/outputs.ts'
import type { NewOutput } from '../../store/schema.ts'
import { newId } from '../new-id.ts'

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
  const db = companyDb(context.store, actor.companyId)
  const application = await findApplication(db, input.appId)
  if (!application) throw new AppError('not_found')
  const documents = readDocuments(input.body)
  const rows: NewOutput[] = []
  for (const document of documents) {
    const id = newId(input.appId)
    const key = `applications/${input.appId}/outputs/${id}`
    await context.storage.put(actor.companyId, key, document.bytes, document.mediaType)
    rows.push({
      id,
      company_id: actor.companyId,
      application_id: input.appId,
      format: document.format,
      template_id: application.template_id,
      revision: application.revision,
      file_name: document.fileName,
      media_type: document.mediaType,
      size_bytes: document.bytes.length,
      storage_key: key,
      sha256: createHash('sha256').update(document.bytes).digest('hex'),
      created_at: nowSeconds(context.clock),
    })
  }
  await inTransaction(db, async (transaction) => {
    await insertOutputs(transaction, rows)
    await writeAudit(transaction.scope, transaction.sql, {
      companyId: actor.companyId,
      actor: actorName(actor),
      action: 'output-kept',
      subject: input.appId,
      atSeconds: nowSeconds(context.clock),
      details: { formats: rows.map((row) => row.format) },
    })
  })
  const [first] = rows
  if (!first) throw new AppError('output_not_accepted')
  return presentOutput(first)
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
    const kind = kinds.find((one) => one === sniff(bytes))
    if (!kind) throw new AppError('output_not_accepted', { details: { field } })
    const name = safeFileName(body.outputName || body.fileName, 'cv')
    const fileName = name.toLowerCase().endsWith(extension) ? name : name + extension
    return [{ format, bytes, mediaType: mediaTypes[kind], fileName }]
  })
  if (found.length === 0) throw new AppError('output_not_accepted')
  return found
}
