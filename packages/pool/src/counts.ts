import { sql as raw } from 'kysely'
import { limitExceeded } from './pool-error.ts'
import { nowSeconds, type Pool } from './pool.ts'

const HOUR_SECONDS = 3600

/**
 * How often an hour each may be done for one user: from one address, and from all addresses together. The second number
 * is larger, because otherwise a stranger could keep a victim from their own account.
 */
const limits = {
  'ask for a reset': [5, 20],
  'try a reset code': [5, 20],
  'change a password': [5, 20],
  'ask for an attribute code': [5, 20],
  'try an attribute code': [15, 30],
} as const satisfies Record<string, readonly [number, number]>

/** Counts before anything is looked at. @throws PoolError `LimitExceededException` */
export async function takeTurn(pool: Pool, what: keyof typeof limits, sub: string, ip: string): Promise<void> {
  const [fromHere, everywhere] = limits[what]
  // What is refused here does not count everywhere: one address takes no more of that number than its own.
  if ((await countUp(pool, `${what} ${sub} ${ip}`, HOUR_SECONDS)) > fromHere) throw limitExceeded()
  if ((await countUp(pool, `${what} ${sub}`, HOUR_SECONDS)) > everywhere) throw limitExceeded()
}

/** Adds one to the count of `what` and returns it. The count ends `seconds` after its first; all gateways share it. */
export async function countUp(pool: Pool, what: string, seconds: number): Promise<number> {
  const now = nowSeconds(pool)
  const until = now + seconds
  const { sql, scope } = pool.db
  const row = { count: raw.ref<number>('pool_counts.count'), until: raw.ref<number>('pool_counts.until') }
  const isOver = raw<boolean>`${row.until} <= ${now}::bigint`
  const [, counted] = await scope.run([
    sql.deleteFrom('pool_counts').where('until', '<', now).where('what', '<>', what).compile(),
    sql
      .insertInto('pool_counts')
      .values({ what, count: 1, until })
      .onConflict((conflict) =>
        conflict.column('what').doUpdateSet({
          count: raw<number>`case when ${isOver} then 1 else ${row.count} + 1 end`,
          until: raw<number>`case when ${isOver} then ${until}::bigint else ${row.until} end`,
        }),
      )
      .returning('count')
      .compile(),
  ])
  return Number(counted?.rows[0]?.['count'] ?? 1)
}
