import { nowSeconds, type Context } from '../context.ts'
import { noticeMail } from '../mail/texts/notice.ts'
import { packCompany } from '../services/privacy/pack-company.ts'
import { findLanguage } from '../store/companies.ts'
import { companyDb, inTransaction, type Db } from '../store/db.ts'
import { changeExport, findExport, finishExport } from '../store/exports.ts'
import { findUser } from '../store/users.ts'

const NAME = 'export-company'

interface ExportJob {
  companyId: string
  exportId: string
}

export async function enqueueExport(context: Context, db: Db, job: ExportJob): Promise<void> {
  await context.queue.enqueue(db.scope, NAME, job)
}

export async function workOnExports(context: Context): Promise<void> {
  await context.queue.work<ExportJob>(NAME, ({ data, signal }) => pack(context, data, signal), {
    retries: 2,
    timeoutSeconds: 3 * 3600,
    onDead: async ({ data }) => {
      const { companyId, exportId } = data as ExportJob
      await changeExport(companyDb(context.store, companyId), exportId, { status: 'failed' })
    },
  })
}

async function pack(context: Context, job: ExportJob, signal: AbortSignal): Promise<void> {
  const db = companyDb(context.store, job.companyId)
  const row = await findExport(db, job.exportId)
  if (row?.status !== 'preparing') return
  const keys: string[] = []
  const { sizeBytes } = await packCompany(context, job.companyId, {
    signal,
    async save(part, bytes) {
      const key = `exports/${job.exportId}/part-${part}.zip`
      await context.storage.put(job.companyId, key, bytes, 'application/zip')
      keys.push(key)
    },
  })
  const isReady = await inTransaction(db, async (transaction) => {
    const finished = { storage_keys: keys, size_bytes: sizeBytes, finished_at: nowSeconds(context.clock) }
    if (!(await finishExport(transaction, job.exportId, finished))) return false
    const user = await findUser(transaction, row.requested_by)
    if (!user) return true
    const language = await findLanguage(transaction, job.companyId)
    const letter = noticeMail({ to: user.email, language, letter: (words) => words.exportReady })
    await context.mail.queue(transaction, letter)
    return true
  })
  // A candidate was erased during the packing, which ended this export: its parts may hold that candidate.
  if (!isReady) for (const key of keys) await context.storage.delete(job.companyId, key)
}
