import type { Db } from './db.ts'

/** Bytes of a company's files and finished documents, as counted by the database's triggers. */
export async function readStorageUsage(db: Db, companyId: string): Promise<number> {
  const rows = await db.scope.query(
    db.sql.selectFrom('storage_usage').select('bytes').where('company_id', '=', companyId),
  )
  return rows[0]?.bytes ?? 0
}
