import { randomUUID } from 'node:crypto'
import { AppError, type CompanyExport } from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { enqueueExport } from '../../background/export-company.ts'
import { presentExport } from '../../presenters/export.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { findExport, insertExport, listExports as readExports } from '../../store/exports.ts'
import { takeQuota } from '../../store/company-usage.ts'

const DAY_SECONDS = 86_400
const KEEP_DAYS = 7
/** Exports of a company a day; each reads all of its data. */
const A_DAY = 10

/** Starts an export. While one is being packed there is no second. */
export async function exportCompany(context: Context, actor: UserActor): Promise<CompanyExport> {
  const now = nowSeconds(context.clock)
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const running = (await readExports(db)).find((row) => row.status === 'preparing')
    if (running) return presentExport(running)
    const used = await takeQuota(db, { companyId: actor.companyId, quota: 'exports', limit: A_DAY, atSeconds: now })
    if (!used.isTaken) {
      throw new AppError('rate_limited', { details: { retryAfterSeconds: used.retryAfterSeconds } })
    }
    const row = {
      id: randomUUID(),
      company_id: actor.companyId,
      requested_by: actor.userId,
      status: 'preparing',
      storage_keys: [],
      size_bytes: 0,
      sha256: null,
      failure: null,
      created_at: now,
      finished_at: null,
      expires_at: now + KEEP_DAYS * DAY_SECONDS,
    }
    await insertExport(db, row)
    await enqueueExport(context, db, { companyId: actor.companyId, exportId: row.id })
    await writeAudit(db.scope, db.sql, {
      companyId: actor.companyId,
      actor: actor.userId,
      action: 'exported',
      subject: row.id,
      atSeconds: now,
    })
    return presentExport(row)
  })
}

export async function listExports(context: Context, actor: UserActor): Promise<{ exports: CompanyExport[] }> {
  const rows = await readExports(companyDb(context.store, actor.companyId))
  return { exports: rows.map((row) => presentExport(row)) }
}

export async function getExport(context: Context, actor: UserActor, exportId: string): Promise<CompanyExport> {
  const row = await findExport(companyDb(context.store, actor.companyId), exportId)
  if (!row) throw new AppError('not_found')
  return presentExport(row, context.downloads)
}
