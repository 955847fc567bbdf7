import { PoolError } from './pool-error.ts'
import type { Pool } from './pool.ts'

const FREE_FAILURES = 5
/** From one address a user is slowed after five failures; from everywhere together only after many, or a stranger could lock a victim out. */
const FREE_FAILURES_EVERYWHERE = 50
const LONGEST_LOCK_SECONDS = 900
const FORGET_SECONDS = 900

/** @throws PoolError while this user waits: `Password attempts exceeded`. Asking meanwhile does not prolong the wait. */
export async function refuseWhileLocked(pool: Pool, sub: string, ip: string): Promise<void> {
  const now = Math.floor(pool.now() / 1000)
  const rows = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('pool_failures')
      .selectAll()
      .where('who', 'in', [sub, `${sub} ${ip}`]),
  )
  const locked = rows.some((row) => {
    const over = row.failures - (row.who === sub ? FREE_FAILURES_EVERYWHERE : FREE_FAILURES)
    return over >= 0 && row.last_at + Math.min(2 ** over, LONGEST_LOCK_SECONDS) > now
  })
  if (locked) throw new PoolError('NotAuthorizedException', 'Password attempts exceeded')
}

export async function countFailure(pool: Pool, sub: string, ip: string): Promise<void> {
  const now = Math.floor(pool.now() / 1000)
  const statements = [sub, `${sub} ${ip}`].map((who) =>
    pool.db.sql
      .insertInto('pool_failures')
      .values({ who, failures: 1, last_at: now })
      .onConflict((conflict) =>
        conflict.column('who').doUpdateSet((row) => ({
          failures: row
            .case()
            .when('pool_failures.last_at', '<', now - FORGET_SECONDS)
            .then(1)
            .else(row('pool_failures.failures', '+', 1))
            .end(),
          last_at: now,
        })),
      )
      .compile(),
  )
  await pool.db.scope.run(statements)
}

export async function forgetFailures(pool: Pool, sub: string, ip: string): Promise<void> {
  await pool.db.scope.query(pool.db.sql.deleteFrom('pool_failures').where('who', 'in', [sub, `${sub} ${ip}`]))
}
