import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

/**
 * Claims a round. When several gateways ask, the first gets `due` and the others do not until the round is due again. The
 * first call ever has an answer of its own, because there is nothing to do yet.
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
      // `xmax` is 0 only for a row that was just inserted.
      .returning(raw<boolean>`(xmax = 0)`.as('inserted')),
  )
  const [row] = rows
  return row === undefined ? 'not yet' : row.inserted ? 'first' : 'due'
}
