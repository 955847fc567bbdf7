import { sql as raw } from 'kysely'
import type { Db } from './db.ts'

export interface QuotaAsk {
  companyId: string
  /** A name such as `uploads` or `assist`. */
  quota: string
  /** Most per day, in UTC. */
  limit: number
  /** The key in the company's limits that holds its own number, which then replaces `limit`. */
  companyLimit?: string
  atSeconds: number
  /** How many to take at once. One by default. */
  amount?: number
}

const DAY_SECONDS = 86_400

/** Takes from a company's quota of the day. Counted in the database, so that all gateways share one count. */
export async function takeQuota(db: Db, ask: QuotaAsk): Promise<{ isTaken: boolean; retryAfterSeconds: number }> {
  const { amount = 1, companyLimit = '' } = ask
  const day = new Date(ask.atSeconds * 1000).toISOString().slice(0, 10)
  const retryAfterSeconds = DAY_SECONDS - (ask.atSeconds % DAY_SECONDS)
  const limit = raw`coalesce(
    (select (limits ->> ${companyLimit}::text)::integer from companies where id = ${ask.companyId}), ${ask.limit}::integer)`
  // A refused call does not change the count.
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
