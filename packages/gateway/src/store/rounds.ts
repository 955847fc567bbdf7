import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/**
 * Of several gateways the first one that asks does a round; the others are told no until it is due again. The very
 * first time is told apart: there is nothing yet to be done.
 */
export async function claimRound(
  db: Db,
  name: string,
  everyMs: number,
  nowMs: number,
): Promise<'due' | 'first' | 'not yet'> {
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
      // Only a freshly inserted row has never been updated.
      .returning(raw<boolean>`(xmax = 0)`.as('inserted')),
  )
  const [row] = rows
  return row === undefined ? 'not yet' : row.inserted ? 'first' : 'due'
}
