import { isAppError, platformNames, type ErrorCode, type Platform } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { withOrigin } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findDelivery, putDelivery } from '../../store/output-deliveries.ts'
import { listOutputs } from '../../store/outputs.ts'
import { exportTypes } from './field-mappings.ts'
import { withConnection } from './with-connection.ts'

/** Failures that may pass when it is tried again. */
const passing: ReadonlySet<ErrorCode> = new Set(['integration_unavailable', 'busy'])

export interface SendOutput {
  companyId: string
  appId: string
  outputId: string
}

/**
 * Hands a finished document to the applicant system its application came from, and to that candidate alone: what the
 * caller sent beside it says which kind of document it becomes, never whose.
 */
export async function sendOutput(context: Context, job: SendOutput, isRepeated: boolean): Promise<void> {
  const { companyId, appId, outputId } = job
  const db = companyDb(context.store, companyId)
  const application = await findApplication(db, appId, withOrigin)
  const platform = platformNames.find((name) => name === application?.platform)
  const candidateId = application?.external_id
  const output = (await listOutputs(db, appId)).find((row) => row.id === outputId)
  if (!platform || !candidateId || !output) return
  if ((await findDelivery(db, outputId))?.status === 'delivered') return
  const bytes = await context.storage.get(companyId, output.storage_key)
  if (!bytes) return
  const asked = asRecord(output.bullhorn_output_data)
  const file = {
    bytes,
    name: output.file_name,
    mediaType: output.media_type,
    type: textIn(asked, 'type', 50) || ((await exportTypes(context, companyId, platform))[0] ?? ''),
    key: `tabard-${outputId.split('_').at(-1) ?? outputId}`,
    description: textIn(asked, 'description', 500),
  }
  const about = { platform, externalClientId: application?.external_client_id ?? undefined }
  try {
    const { fileId } = await withConnection(context, companyId, about, (connector, io, connection) =>
      connector.writeFile(io, connection, candidateId, file, isRepeated),
    )
    await inTransaction(db, async (transaction) => {
      const at = nowSeconds(context.clock)
      await putDelivery(transaction, {
        ...names(job, platform),
        status: 'delivered',
        external_file_id: fileId,
        failure: null,
        at,
      })
      await writeAudit(transaction.scope, transaction.sql, {
        companyId,
        actor: output.user_id ?? 'system',
        action: 'output-sent',
        subject: appId,
        atSeconds: at,
        details: { platform },
      })
    })
  } catch (error) {
    if (!isAppError(error) || passing.has(error.code)) throw error
    await noteFailure(context, job, platform, error.code)
  }
}

/** Its last attempt failed too. */
export async function giveUpOutput(context: Context, job: SendOutput): Promise<void> {
  const application = await findApplication(companyDb(context.store, job.companyId), job.appId, withOrigin)
  const platform = platformNames.find((name) => name === application?.platform)
  if (platform) await noteFailure(context, job, platform, 'integration_unavailable')
}

async function noteFailure(context: Context, job: SendOutput, platform: Platform, code: ErrorCode): Promise<void> {
  context.log.warn({ platform, outputId: job.outputId, code }, 'A document could not be handed over')
  await putDelivery(companyDb(context.store, job.companyId), {
    ...names(job, platform),
    status: 'failed',
    external_file_id: null,
    failure: code,
    at: nowSeconds(context.clock),
  })
}

const names = (job: SendOutput, platform: Platform) => ({
  company_id: job.companyId,
  output_id: job.outputId,
  platform,
})

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function textIn(record: Record<string, unknown>, name: string, max: number): string {
  const value = record[name]
  return typeof value === 'string' ? value.slice(0, max) : ''
}
