import type { Selectable } from 'kysely'
import type { Db } from './db.ts'
import type { AuditTable } from './tables.ts'

export interface AuditFilter {
  action?: string | undefined
  subject?: string | undefined
  /** Only entries older than this one. */
  before?: number | undefined
}

/** Newest first. */
export async function listAudit(db: Db, filter: AuditFilter, limit: number): Promise<Selectable<AuditTable>[]> {
  let query = db.sql.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(limit)
  if (filter.action !== undefined) query = query.where('action', '=', filter.action)
  if (filter.subject !== undefined) query = query.where('subject', '=', filter.subject)
  if (filter.before !== undefined) query = query.where('id', '<', filter.before)
  return db.scope.query(query)
}

/** Run as the system, because no company may change its own log. */
export async function removeOldAudit(db: Db, companyId: string, beforeSeconds: number): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('audit').where('company_id', '=', companyId).where('at', '<', beforeSeconds))
}

/** The records that were erased or deleted since then. Run as the system. */
export async function findErased(db: Db, sinceSeconds: number): Promise<{ companyId: string; subject: string }[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('audit')
      .select(['company_id', 'subject'])
      .where('action', 'in', ['erased', 'application-deleted'])
      .where('at', '>=', sinceSeconds),
  )
  return rows.map((row) => ({ companyId: row.company_id, subject: row.subject }))
}
