import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/** Of several gateways the first one that asks does a round; the others are told no until it is due again. */
export async function claimRound(db: Db, name: string, everyMs: number, nowMs: number): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .insertInto('rounds')
      .values({ name, last_at: nowMs })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ last_at: nowMs })
          .where(raw<boolean>`rounds.last_at <= ${nowMs - everyMs}::bigint`),
      )
      .returning('name'),
  )
  return rows.length > 0
}
