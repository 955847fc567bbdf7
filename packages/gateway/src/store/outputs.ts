import type { Db } from './db.ts'
import type { NewOutput, OutputRow } from './schema.ts'

export async function insertOutputs(db: Db, rows: NewOutput[]): Promise<void> {
  await db.scope.query(db.sql.insertInto('outputs').values(rows))
}

/** Newest first. */
export async function listOutputs(db: Db, appId: string): Promise<OutputRow[]> {
  return db.scope.query(
    db.sql
      .selectFrom('outputs')
      .selectAll()
      .where('application_id', '=', appId)
      .orderBy('created_at', 'desc')
      .orderBy('id'),
  )
}
