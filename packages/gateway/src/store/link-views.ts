import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

export interface Visit {
  companyId: string
  linkId: string
  sessionId: string
  atSeconds: number
  seconds: number
}

/** Writes a visit, or extends the visit of the same session. True when the visit is new. */
export async function recordVisit(db: Db, visit: Visit): Promise<boolean> {
  const rows = await db.scope.query(
    db.sql
      .insertInto('link_views')
      .values({
        company_id: visit.companyId,
        link_id: visit.linkId,
        session_id: visit.sessionId,
        first_seen_at: visit.atSeconds,
        last_seen_at: visit.atSeconds,
        seconds: visit.seconds,
      })
      .onConflict((conflict) =>
        conflict.columns(['link_id', 'session_id']).doUpdateSet((set) => ({
          last_seen_at: visit.atSeconds,
          seconds: raw<number>`greatest(${set.ref('link_views.seconds')}, ${visit.seconds})`,
        })),
      )
      // `xmax` is the transaction that replaced the row's last version. It is 0 only for a row that was just inserted.
      .returning(raw<boolean>`(xmax = 0)`.as('inserted')),
  )
  return rows[0]?.inserted === true
}

export async function countVisitsSince(db: Db, linkId: string, sinceSeconds: number): Promise<number> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('link_views')
      .select(raw<number>`count(*)::integer`.as('n'))
      .where('link_id', '=', linkId)
      .where('first_seen_at', '>=', sinceSeconds),
  )
  return rows[0]?.n ?? 0
}

/** Run as the system. */
export async function removeOldViews(db: Db, companyId: string, beforeSeconds: number): Promise<void> {
  await db.scope.query(
    db.sql.deleteFrom('link_views').where('company_id', '=', companyId).where('last_seen_at', '<', beforeSeconds),
  )
}
