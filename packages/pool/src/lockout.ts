import { sql as raw } from 'kysely'
import { refusalsEn } from '@tabard/contract'
import { PoolError } from './pool-error.ts'
import { nowSeconds, type Pool } from './pool.ts'

const FREE_FAILURES = 5
/**
 * A user is slowed after five failures from one address, but only after many more from all addresses together:
 * otherwise a stranger could lock a victim out. For the same reason an address counts for that number with its free
 * failures alone: however long it goes on, it locks itself and nobody else.
 */
const FREE_FAILURES_EVERYWHERE = 50
const LONGEST_LOCK_SECONDS = 900
const FORGET_SECONDS = 900

/**
 * Counts one attempt before the password is checked; `forgetFailures` takes it back when the password was right. If attempts
 * were counted afterwards, any number of guesses that arrive together would pass.
 * @throws PoolError while this user must wait: `Password attempts exceeded`. An attempt meanwhile does not prolong the wait.
 */
export async function takeAttempt(pool: Pool, sub: string, ip: string): Promise<void> {
  const locked = (): PoolError => new PoolError('NotAuthorizedException', refusalsEn.tooManyPasswords)
  // A refusal rolls the transaction back, so that a refused attempt is counted nowhere.
  await pool.db.scope.transaction(async (scope) => {
    const [here] = await scope.query(count(pool, `${sub} ${ip}`, FREE_FAILURES))
    if (!here) throw locked()
    const isCounted = here.failures <= FREE_FAILURES
    const mayTry = isCounted
      ? (await scope.query(count(pool, sub, FREE_FAILURES_EVERYWHERE))).length > 0
      : (await scope.query(lockOf(pool, sub, FREE_FAILURES_EVERYWHERE))).length === 0
    if (!mayTry) throw locked()
  })
}

/** Also removes rows too old to count for any user, because guesses at made-up names leave rows too. */
export async function forgetFailures(pool: Pool, sub: string, ip: string): Promise<void> {
  const quietSince = nowSeconds(pool) - FORGET_SECONDS
  await pool.db.scope.query(
    pool.db.sql
      .deleteFrom('pool_failures')
      .where((row) => row.or([row('who', 'in', [sub, `${sub} ${ip}`]), row('last_at', '<', quietSince)])),
  )
}

/** Returns no row while `who` is locked: 2^(failures - free) seconds since the last one, at most 15 minutes. */
function count(pool: Pool, who: string, free: number) {
  const now = nowSeconds(pool)
  const row = { failures: raw.ref<number>('pool_failures.failures'), at: raw.ref<number>('pool_failures.last_at') }
  const isQuiet = raw<boolean>`${row.at} < ${now - FORGET_SECONDS}::bigint`
  return pool.db.sql
    .insertInto('pool_failures')
    .values({ who, failures: 1, last_at: now })
    .onConflict((conflict) =>
      conflict
        .column('who')
        .doUpdateSet({
          failures: raw<number>`case when ${isQuiet} then 1 else ${row.failures} + 1 end`,
          last_at: now,
        })
        .where(raw<boolean>`not ${isLocked(now, free)}`),
    )
    .returning('failures')
}

/** Returns a row while `who` is locked, and counts nothing. */
function lockOf(pool: Pool, who: string, free: number) {
  return pool.db.sql
    .selectFrom('pool_failures')
    .select('failures')
    .where('who', '=', who)
    .where(isLocked(nowSeconds(pool), free))
}

function isLocked(now: number, free: number) {
  const row = { failures: raw.ref<number>('pool_failures.failures'), at: raw.ref<number>('pool_failures.last_at') }
  const wait = raw<number>`least(${LONGEST_LOCK_SECONDS}::integer, power(2, least(${row.failures} - ${free}::integer, 20)))`
  return raw<boolean>`(${row.failures} >= ${free}::integer and ${row.at} + ${wait} > ${now}::bigint)`
}
