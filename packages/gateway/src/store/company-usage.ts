import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

export interface QuotaAsk {
  companyId: string
  /** Such as `uploads` or `assist`. */
  quota: string
  /** A day, in UTC. */
  limit: number
  atSeconds: number
  /** How many at once; one unless told. */
  amount?: number
}

const DAY_SECONDS = 86_400

/** Takes from a company's quota of the day; in the database, so that all gateways count together. */
export async function takeQuota(db: Db, ask: QuotaAsk): Promise<{ isTaken: boolean; retryAfterSeconds: number }> {
  const { amount = 1 } = ask
  const day = new Date(ask.atSeconds * 1000).toISOString().slice(0, 10)
  const retryAfterSeconds = DAY_SECONDS - (ask.atSeconds % DAY_SECONDS)
  if (amount > ask.limit) return { isTaken: false, retryAfterSeconds }
  const rows = await db.scope.query(
    db.sql
      .insertInto('company_usage')
      .values({ company_id: ask.companyId, day, quota: ask.quota, used: amount })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'day', 'quota'])
          .doUpdateSet((set) => ({ used: raw<number>`${set.ref('company_usage.used')} + ${amount}::integer` }))
          // A refused one counts nothing.
          .where(raw<boolean>`company_usage.used + ${amount}::integer <= ${ask.limit}::integer`),
      )
      .returning('used'),
  )
  return { isTaken: rows.length > 0, retryAfterSeconds }
}

/** Run as the system. */
export async function removeOldUsage(db: Db, beforeSeconds: number): Promise<void> {
  const day = new Date(beforeSeconds * 1000).toISOString().slice(0, 10)
  await db.scope.query(db.sql.deleteFrom('company_usage').where('day', '<', day))
}
