import type { Db } from './db.ts'
import type { NewOutput } from './schema.ts'

export async function insertOutputs(db: Db, rows: NewOutput[]): Promise<void> {
  await db.scope.query(db.sql.insertInto('outputs').values(rows))
}
