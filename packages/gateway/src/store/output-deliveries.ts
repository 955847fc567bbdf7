import type { Db } from './db.ts'
import type { NewOutputDelivery, OutputDeliveryRow } from './schema.ts'

export async function findDelivery(db: Db, outputId: string): Promise<OutputDeliveryRow | undefined> {
  const rows = await db.scope.query(
    db.sql.selectFrom('output_deliveries').selectAll().where('output_id', '=', outputId),
  )
  return rows[0]
}

export async function putDelivery(db: Db, row: NewOutputDelivery): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('output_deliveries')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'output_id']).doUpdateSet({ ...row })),
  )
}
