import { randomUUID } from 'node:crypto'
import { sessionExpired, sessionSpent } from './pool-error.ts'
import { CHALLENGE_SECONDS } from './lifetimes.ts'
import type { Pool } from './pool.ts'

/**
 * Seals a begun handshake into a text that the client sends back. Gateways keep no state, because any of them may get the
 * next call. Each text can be spent once.
 */
export function sealChallenge<Content extends object>(pool: Pool, kind: string, content: Content): string {
  const until = Math.floor(pool.now() / 1000) + CHALLENGE_SECONDS
  return pool.secrets.seal(`pool challenge ${kind}`, JSON.stringify({ ...content, handle: randomUUID(), until }))
}

/** @throws PoolError when it is not ours or too old. */
export function openChallenge<Content extends object>(
  pool: Pool,
  kind: string,
  sealed: unknown,
): Content & { handle: string; until: number } {
  const text = typeof sealed === 'string' ? pool.secrets.open(`pool challenge ${kind}`, sealed) : null
  if (text === null) throw sessionExpired()
  const content = JSON.parse(text) as Content & { handle: string; until: number }
  if (content.until * 1000 < pool.now()) throw sessionExpired()
  return content
}

/** @throws PoolError when it was spent before, here or at another gateway. */
export async function spendChallenge(pool: Pool, { handle, until }: { handle: string; until: number }): Promise<void> {
  const [, spent] = await pool.db.scope.run([
    pool.db.sql
      .deleteFrom('pool_spent')
      .where('until', '<', Math.floor(pool.now() / 1000))
      .compile(),
    pool.db.sql
      .insertInto('pool_spent')
      .values({ handle, until })
      .onConflict((conflict) => conflict.doNothing())
      .returning('handle')
      .compile(),
  ])
  if (spent?.rows.length !== 1) throw sessionSpent()
}

/** An early look, so that the error can have the right words. Only `spendChallenge` decides. */
export async function isSpent(pool: Pool, { handle }: { handle: string }): Promise<boolean> {
  const rows = await pool.db.scope.query(
    pool.db.sql.selectFrom('pool_spent').select('handle').where('handle', '=', handle),
  )
  return rows.length > 0
}
