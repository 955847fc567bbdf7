import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose'
import { PoolError } from './pool-error.ts'
import { ACCESS_SECONDS, REFRESH_SECONDS, type Pool } from './pool.ts'
import type { PoolUser } from './tables.ts'
import { attributesOf } from './users.ts'

/** What sign-in and refresh answer with. */
export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

/** Longer than any verifier's tolerance: a token must not outlive the note that refuses it. */
const CLOCK_LEEWAY_SECONDS = 120

interface SessionFacts {
  originJti: string
  /** Seconds: stays that of the original sign-in on refresh. */
  authTime: number
}

/** A new session: three tokens, of which the refresh token is kept as its hash alone. */
export async function startSession(pool: Pool, user: PoolUser): Promise<AuthenticationResult> {
  await askOwner(pool, user)
  const now = Math.floor(pool.now() / 1000)
  const session = { originJti: randomUUID(), authTime: now }
  const refreshToken = randomBytes(48).toString('base64url')
  const { sql, scope } = pool.db
  await scope.run([
    sql.deleteFrom('pool_sessions').where('sub', '=', user.sub).where('expires_at', '<', now).compile(),
    sql.deleteFrom('session_revocations').where('until', '<', now).compile(),
    sql
      .insertInto('pool_sessions')
      .values({
        token_hash: hashOf(refreshToken),
        sub: user.sub,
        origin_jti: session.originJti,
        auth_time: session.authTime,
        expires_at: now + REFRESH_SECONDS,
        revoked_at: null,
      })
      .compile(),
  ])
  return { ...(await signTokens(pool, user, session)), RefreshToken: refreshToken }
}

/** @throws PoolError in Cognito's words when the refresh token is unknown, revoked or old, or its user disabled. */
export async function continueSession(pool: Pool, refreshToken: unknown): Promise<AuthenticationResult> {
  if (typeof refreshToken !== 'string') throw new PoolError('NotAuthorizedException', 'Invalid Refresh Token')
  const [row] = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('pool_sessions')
      .innerJoin('pool_users', 'pool_users.sub', 'pool_sessions.sub')
      .selectAll('pool_users')
      .select([
        'pool_sessions.origin_jti',
        'pool_sessions.auth_time',
        'pool_sessions.expires_at',
        'pool_sessions.revoked_at',
      ])
      .where('token_hash', '=', hashOf(refreshToken)),
  )
  if (!row) throw new PoolError('NotAuthorizedException', 'Invalid Refresh Token')
  if (row.revoked_at !== null) throw new PoolError('NotAuthorizedException', 'Refresh Token has been revoked')
  if (row.expires_at * 1000 <= pool.now()) throw new PoolError('NotAuthorizedException', 'Refresh Token has expired')
  if (!row.enabled) throw new PoolError('NotAuthorizedException', 'User is disabled.')
  await askOwner(pool, row)
  return signTokens(pool, row, { originJti: row.origin_jti, authTime: row.auth_time })
}

/** Ends the session of one refresh token; what is not ours or ended already counts as done, as at Cognito. */
export async function revokeSession(pool: Pool, refreshToken: string): Promise<void> {
  const ended = await pool.db.scope.query(
    pool.db.sql
      .updateTable('pool_sessions')
      .set({ revoked_at: Math.floor(pool.now() / 1000) })
      .where('token_hash', '=', hashOf(refreshToken))
      .returning('origin_jti'),
  )
  await refuseFromNowOn(pool, ended)
}

/** Ends every session of a user; the access tokens out there stop working at once. */
export async function revokeAllSessions(pool: Pool, sub: string): Promise<void> {
  const now = Math.floor(pool.now() / 1000)
  const ended = await pool.db.scope.query(
    pool.db.sql.updateTable('pool_sessions').set({ revoked_at: now }).where('sub', '=', sub).returning('origin_jti'),
  )
  await refuseFromNowOn(pool, ended)
}

/** The user an access token speaks for. @throws PoolError */
export async function userOfAccessToken(pool: Pool, token: unknown): Promise<PoolUser> {
  const claims = await verifyAccessToken(pool, token)
  const [row] = await pool.db.scope.query(
    pool.db.sql.selectFrom('pool_users').selectAll().where('sub', '=', String(claims.sub)),
  )
  const [revoked] = await pool.db.scope.query(
    pool.db.sql
      .selectFrom('session_revocations')
      .select('until')
      .where('origin_jti', '=', String(claims['origin_jti'])),
  )
  if (revoked) throw new PoolError('NotAuthorizedException', 'Access Token has been revoked')
  if (!row) throw new PoolError('NotAuthorizedException', 'Invalid Access Token')
  if (!row.enabled) throw new PoolError('NotAuthorizedException', 'User is disabled.')
  return row
}

async function verifyAccessToken(pool: Pool, token: unknown): Promise<JWTPayload> {
  const invalid = new PoolError('NotAuthorizedException', 'Invalid Access Token')
  if (typeof token !== 'string' || token.length > 8192) throw invalid
  try {
    const { payload } = await jwtVerify(token, pool.keys.verifying, {
      issuer: pool.issuer,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'sub', 'origin_jti'],
      currentDate: new Date(pool.now()),
    })
    if (payload['token_use'] !== 'access' || payload['client_id'] !== pool.clientId) throw invalid
    return payload
  } catch (error) {
    throw error instanceof errors.JWTExpired
      ? new PoolError('NotAuthorizedException', 'Access Token has expired')
      : invalid
  }
}

async function signTokens(pool: Pool, user: PoolUser, session: SessionFacts): Promise<AuthenticationResult> {
  const now = Math.floor(pool.now() / 1000)
  const shared = { auth_time: session.authTime, origin_jti: session.originJti, event_id: randomUUID() }
  const { sub: _sub, ...attributes } = attributesOf(user)
  const id = { ...attributes, ...shared, email_verified: true, 'cognito:username': user.sub, token_use: 'id' }
  const access = {
    ...shared,
    username: user.sub,
    client_id: pool.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
  }
  const sign = (use: 'id' | 'access', claims: JWTPayload): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: pool.keys.signing[use].kid })
      .setIssuer(pool.issuer)
      .setSubject(user.sub)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_SECONDS)
      .setJti(randomUUID())
      .sign(pool.keys.signing[use].privateKey)
  const [IdToken, AccessToken] = await Promise.all([sign('id', { ...id, aud: pool.clientId }), sign('access', access)])
  return { IdToken, AccessToken, ExpiresIn: ACCESS_SECONDS, TokenType: 'Bearer' }
}

async function askOwner(pool: Pool, user: PoolUser): Promise<void> {
  try {
    await pool.hooks.beforeTokens?.(user)
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error)
    throw new PoolError('UserLambdaValidationException', `PreTokenGeneration failed with error ${words}.`)
  }
}

/** The gateway refuses tokens of these sessions from now until the last of them has expired by itself. */
async function refuseFromNowOn(pool: Pool, sessions: readonly { origin_jti: string }[]): Promise<void> {
  if (sessions.length === 0) return
  const until = Math.floor(pool.now() / 1000) + ACCESS_SECONDS + CLOCK_LEEWAY_SECONDS
  await pool.db.scope.query(
    pool.db.sql
      .insertInto('session_revocations')
      .values(sessions.map(({ origin_jti }) => ({ origin_jti, until })))
      .onConflict((conflict) => conflict.column('origin_jti').doUpdateSet({ until })),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
