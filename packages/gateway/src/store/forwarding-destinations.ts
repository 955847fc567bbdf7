import type { Db } from './db.ts'
import type { ForwardingDestinationRow, NewForwardingDestination } from './schema.ts'

export async function listDestinations(db: Db): Promise<ForwardingDestinationRow[]> {
  return db.scope.query(db.sql.selectFrom('forwarding_destinations').selectAll().orderBy('id'))
}

export async function findDestination(db: Db, id: string): Promise<ForwardingDestinationRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('forwarding_destinations').selectAll().where('id', '=', id))
  return rows[0]
}

export async function putDestination(db: Db, row: NewForwardingDestination): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('forwarding_destinations')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ ...row })),
  )
}

export async function deleteDestination(db: Db, id: string): Promise<boolean> {
  const rows = await db.scope.query(db.sql.deleteFrom('forwarding_destinations').where('id', '=', id).returning('id'))
  return rows.length > 0
}
