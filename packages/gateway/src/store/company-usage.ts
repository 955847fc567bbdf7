import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

export interface QuotaAsk {
  companyId: string
  /** Such as `uploads` or `assist`. */
  quota: string
  /** A day, in UTC. */
  limit: number
  /** Where the company's own number stands among its limits. */
  companyLimit?: string
  atSeconds: number
  /** How many at once; one unless told. */
  amount?: number
}

const DAY_SECONDS = 86_400

/** Takes from a company's quota of the day; in the database, so that all gateways count together. */
export async function takeQuota(db: Db, ask: QuotaAsk): Promise<{ isTaken: boolean; retryAfterSeconds: number }> {
  const { amount = 1, companyLimit = '' } = ask
  const day = new Date(ask.atSeconds * 1000).toISOString().slice(0, 10)
  const retryAfterSeconds = DAY_SECONDS - (ask.atSeconds % DAY_SECONDS)
  const limit = raw`coalesce(
    (select (limits ->> ${companyLimit}::text)::integer from companies where id = ${ask.companyId}), ${ask.limit}::integer)`
  // A refused one counts nothing.
  const [answer] = await db.scope.run([
    raw`insert into company_usage (company_id, day, quota, used)
        select ${ask.companyId}::text, ${day}::text, ${ask.quota}::text, ${amount}::integer where ${amount}::integer <= ${limit}
        on conflict (company_id, day, quota) do update set used = company_usage.used + excluded.used
        where company_usage.used + excluded.used <= ${limit}
        returning used`.compile(db.sql),
  ])
  return { isTaken: (answer?.rows.length ?? 0) > 0, retryAfterSeconds }
}

/** Run as the system. */
export async function removeOldUsage(db: Db, beforeSeconds: number): Promise<void> {
  const day = new Date(beforeSeconds * 1000).toISOString().slice(0, 10)
  await db.scope.query(db.sql.deleteFrom('company_usage').where('day', '<', day))
}
