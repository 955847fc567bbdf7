import type { Db } from './db.ts'
import type { ExportChange, ExportRow, NewExport } from './schema.ts'

export async function insertExport(db: Db, row: NewExport): Promise<void> {
  await db.scope.query(db.sql.insertInto('exports').values(row))
}

export async function findExport(db: Db, exportId: string): Promise<ExportRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('exports').selectAll().where('id', '=', exportId))
  return rows[0]
}

/** Newest first. */
export async function listExports(db: Db): Promise<ExportRow[]> {
  return db.scope.query(db.sql.selectFrom('exports').selectAll().orderBy('created_at', 'desc').orderBy('id').limit(100))
}

/** @returns false when the export had ended before, because a candidate was erased meanwhile */
export async function finishExport(db: Db, exportId: string, change: ExportChange): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('exports')
      .set({ ...change, status: 'ready' })
      .where('id', '=', exportId)
      .where('status', '=', 'preparing')
      .returning('id'),
  )
  return rows.length > 0
}

export async function changeExport(db: Db, exportId: string, change: ExportChange): Promise<void> {
  await db.scope.query(db.sql.updateTable('exports').set(change).where('id', '=', exportId))
}

/** Ends a company's exports, because they may hold the data just erased. Run as the system. @returns the ids of the ended ones */
export async function endExports(db: Db, companyId: string): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('exports')
      .set({ status: 'expired' })
      .where('company_id', '=', companyId)
      .where('status', 'in', ['preparing', 'ready'])
      .returning('id'),
  )
  return rows.map((row) => row.id)
}

/** Marks exports whose time is over. Run as the system. @returns the exports whose bytes are to be removed */
export async function expireExports(db: Db, before: number): Promise<ExportRow[]> {
  const update = db.sql.updateTable('exports').set({ status: 'expired' }).where('status', '=', 'ready')
  return db.scope.query(update.where('expires_at', '<', before).returningAll())
}
