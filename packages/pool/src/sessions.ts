import { createHash, randomBytes } from 'node:crypto'
import { sameBytes } from './same-bytes.ts'
import { notAuthorized } from './pool-error.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS } from './lifetimes.ts'
import { nowSeconds, type Pool } from './pool.ts'
import type { PoolSession, SignedInBy } from './tables.ts'

const PURPOSE = 'pool refresh token'
/** More than the clock difference any verifier allows: the row that refuses a token must outlive the token. */
const CLOCK_LEEWAY_SECONDS = 120

export interface SessionFacts {
  originJti: string
  /** In seconds. A refresh keeps the time of the original sign-in. */
  authTime: number
  scope: string
  by: SignedInBy
}

/**
 * A refresh token is `<the session's own part>.<the part that changes>`; the database has only the hashes of both. One row
 * stands for all tokens of a session, so that a replayed token is found however old it is.
 */
export async function insertSession(pool: Pool, sub: string, session: SessionFacts): Promise<string> {
  const now = nowSeconds(pool)
  const [own, changing] = [randomToken(), randomToken()]
  const { sql, scope } = pool.db
  await scope.run([
    sql.deleteFrom('pool_sessions').where('sub', '=', sub).where('expires_at', '<', now).compile(),
    sql.deleteFrom('session_revocations').where('until', '<', now).compile(),
    sql
      .insertInto('pool_sessions')
      .values({
        token_hash: hashOf(own),
        current_hash: hashOf(changing),
        previous_hash: null,
        sealed_current: null,
        rotated_at: null,
        sub,
        origin_jti: session.originJti,
        auth_time: session.authTime,
        expires_at: now + REFRESH_SECONDS,
        revoked_at: null,
        scope: session.scope,
        signed_in_by: session.by,
      })
      .compile(),
  ])
  return `${own}.${changing}`
}

/** Ends every session of a user; their access tokens stop working at once. */
export async function revokeAllSessions(pool: Pool, sub: string): Promise<void> {
  await endSessions(pool, sub, {})
}

/**
 * Ends a user's sessions: one, all but one, or all. The gateway refuses their tokens from now until the last has
 * expired.
 */
export async function endSessions(
  pool: Pool,
  sub: string,
  which: { originJti?: string; allBut?: string },
): Promise<void> {
  const now = nowSeconds(pool)
  const until = now + ACCESS_SECONDS + CLOCK_LEEWAY_SECONDS
  const { sql, scope } = pool.db
  let ending = sql
    .updateTable('pool_sessions')
    .set({ revoked_at: now })
    .where('sub', '=', sub)
    .where('revoked_at', 'is', null)
  if (which.originJti !== undefined) ending = ending.where('origin_jti', '=', which.originJti)
  if (which.allBut !== undefined) ending = ending.where('origin_jti', '<>', which.allBut)
  await scope.transaction(async (transaction) => {
    const ended = await transaction.query(ending.returning('origin_jti'))
    if (ended.length === 0) return
    await transaction.query(
      sql
        .insertInto('session_revocations')
        .values(ended.map(({ origin_jti }) => ({ origin_jti, until })))
        .onConflict((conflict) => conflict.column('origin_jti').doUpdateSet({ until })),
    )
  })
}

export type Place = 'current' | 'just before' | 'replayed'

export function placeOf(pool: Pool, session: PoolSession, changing: string): Place {
  const hash = changing === '' ? '' : hashOf(changing)
  if (sameBytes(Buffer.from(hash), Buffer.from(session.current_hash))) return 'current'
  const isGraced = (session.rotated_at ?? 0) + pool.settings.refreshGraceSeconds >= nowSeconds(pool)
  return isGraced && hash === session.previous_hash ? 'just before' : 'replayed'
}

/** When two calls bring the same token at once, one of them rotates it and both get the same next token. */
export async function nextToken(pool: Pool, session: PoolSession, own: string, place: Place): Promise<string> {
  if (place === 'current') {
    const changing = randomToken()
    const rotated = await pool.db.scope.query(
      pool.db.sql
        .updateTable('pool_sessions')
        .set({
          current_hash: hashOf(changing),
          previous_hash: session.current_hash,
          sealed_current: pool.secrets.seal(PURPOSE, changing),
          rotated_at: nowSeconds(pool),
        })
        .where('token_hash', '=', session.token_hash)
        .where('current_hash', '=', session.current_hash)
        .where('revoked_at', 'is', null)
        .returning('sub'),
    )
    if (rotated.length === 1) return `${own}.${changing}`
  }
  const now = await findSession(pool, own)
  const changing = now?.sealed_current ? pool.secrets.open(PURPOSE, now.sealed_current) : null
  if (!now || now.revoked_at !== null || changing === null) throw notAuthorized('Refresh Token has been revoked')
  return `${own}.${changing}`
}

export async function findSession(pool: Pool, own: string): Promise<PoolSession | undefined> {
  const rows = await pool.db.scope.query(
    pool.db.sql.selectFrom('pool_sessions').selectAll().where('token_hash', '=', hashOf(own)),
  )
  return rows[0]
}

/** Tokens from before rotation have one part; so do rows that never rotated. */
export function readToken(token: unknown): { own: string; changing: string } {
  if (typeof token !== 'string' || token.length > 512) throw notAuthorized('Invalid Refresh Token')
  const [own = '', changing = '', ...more] = token.split('.')
  if (own === '' || more.length > 0) throw notAuthorized('Invalid Refresh Token')
  return { own, changing }
}

function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
