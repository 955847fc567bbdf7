import type { Db } from './db.ts'
import type { RefreshCodeRow } from './schema.ts'

/** Stores only the code's hash, so that a reader of the table cannot use it. All functions here run as the system. */
export async function insertRefreshCode(
  db: Db,
  row: { code_hash: string; company_id: string; subject: Record<string, unknown>; expires_at: number },
): Promise<void> {
  await db.scope.query(db.sql.insertInto('refresh_codes').values({ ...row, revoked_at: null, replaced_by: null }))
}

/** Reads the row and locks it until the transaction ends, so that a code is used only once. */
export async function lockRefreshCode(db: Db, codeHash: string): Promise<RefreshCodeRow | undefined> {
  const rows = await db.scope.query(
    db.sql.selectFrom('refresh_codes').selectAll().where('code_hash', '=', codeHash).forUpdate(),
  )
  return rows[0]
}

export async function spendRefreshCode(db: Db, codeHash: string, replacedBy: string, at: number): Promise<void> {
  await db.scope.query(
    db.sql
      .updateTable('refresh_codes')
      .set({ revoked_at: at, replaced_by: replacedBy })
      .where('code_hash', '=', codeHash),
  )
}

export async function revokeRefreshCode(db: Db, codeHash: string, at: number): Promise<string | null> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('refresh_codes')
      .set({ revoked_at: at })
      .where('code_hash', '=', codeHash)
      .returning('replaced_by'),
  )
  return rows[0]?.replaced_by ?? null
}

export async function removeExpiredCodes(db: Db, before: number): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('refresh_codes').where('expires_at', '<', before))
}
