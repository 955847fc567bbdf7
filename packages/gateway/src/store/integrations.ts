import type { Db } from './db.ts'
import type { IntegrationChange, IntegrationRow, NewIntegration } from './schema.ts'

export async function findIntegration(db: Db, platform: string): Promise<IntegrationRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('integrations').selectAll().where('platform', '=', platform))
  return rows[0]
}

/** The same, and locks the row until the transaction ends. */
export async function lockIntegration(db: Db, platform: string): Promise<IntegrationRow | undefined> {
  const rows = await db.scope.query(
    db.sql.selectFrom('integrations').selectAll().where('platform', '=', platform).forUpdate(),
  )
  return rows[0]
}

export async function putIntegration(db: Db, row: NewIntegration): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('integrations')
      .values(row)
      .onConflict((conflict) => conflict.columns(['company_id', 'platform']).doUpdateSet({ ...row })),
  )
}

export async function changeIntegration(db: Db, platform: string, change: IntegrationChange): Promise<void> {
  await db.scope.query(db.sql.updateTable('integrations').set(change).where('platform', '=', platform))
}

export async function deleteIntegration(db: Db, platform: string): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql.deleteFrom('integrations').where('platform', '=', platform).returning('platform'),
  )
  return rows.length > 0
}

/**
 * Takes the turn to renew a connection, which one call of all gateways may have. It fails while another has the turn, or
 * when the connection was renewed since it was read. After `untilMs` another call may take the turn.
 */
export async function takeTurn(
  db: Db,
  turn: { platform: string; version: number; by: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('integrations')
      .set({ turn_of: turn.by, turn_until: turn.untilMs })
      .where('platform', '=', turn.platform)
      .where('connection_version', '=', turn.version)
      .where((where) => where.or([where('turn_of', 'is', null), where('turn_until', '<', turn.nowMs)]))
      .returning('platform'),
  )
  return rows.length > 0
}

/** Changes a connection while the caller has the turn; `endTurn` ends the turn. False when the caller had lost it. */
export async function changeInTurn(
  db: Db,
  turn: { platform: string; by: string; endTurn: boolean },
  change: IntegrationChange,
): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .updateTable('integrations')
      .set({ ...change, ...(turn.endTurn && { turn_of: null, turn_until: null }) })
      .where('platform', '=', turn.platform)
      .where('turn_of', '=', turn.by)
      .returning('platform'),
  )
  return rows.length > 0
}
