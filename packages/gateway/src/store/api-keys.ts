import type { Db } from './db.ts'
import type { ApiKeyRow, NewApiKey } from './schema.ts'

export async function listKeys(db: Db): Promise<ApiKeyRow[]> {
  return db.scope.query(db.sql.selectFrom('api_keys').selectAll().orderBy('created_at').orderBy('id'))
}

export async function insertKey(db: Db, row: NewApiKey): Promise<void> {
  await db.scope.query(db.sql.insertInto('api_keys').values(row))
}

/** Revokes a key. False when there is no such key, or it was revoked before. */
export async function revokeKey(db: Db, keyId: string, at: number): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('api_keys')
      .set({ revoked_at: at })
      .where('id', '=', keyId)
      .where('revoked_at', 'is', null)
      .returning('id'),
  )
  return rows.length > 0
}

/** Run as the system, because the company is not known yet. */
export async function findKeyWithCompany(db: Db, keyId: string) {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('api_keys')
      .innerJoin('companies', 'companies.id', 'api_keys.company_id')
      .selectAll('api_keys')
      .select(['companies.disabled', 'companies.disabled_message'])
      .where('api_keys.id', '=', keyId),
  )
  return rows[0]
}

/** Run as the system. */
export async function touchKey(db: Db, keyId: string, at: number): Promise<void> {
  await db.scope.query(db.sql.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', keyId))
}
