import { createHash, randomUUID } from 'node:crypto'
import { isAppError, isSpelledAsJwt, refusalsEn, sayError } from '@tabard/contract'
import { SignJWT, errors, jwtVerify, type JWTPayload } from 'jose'
import { PoolError } from './pool-error.ts'
import { ACCESS_SECONDS } from './lifetimes.ts'
import { nowSeconds, USER_SCOPE, type Pool } from './pool.ts'
import { insertSession, type SessionFacts } from './sessions.ts'
import type { PoolUser, SignedInBy } from './tables.ts'
import { attributesOf, usernameOf } from './users.ts'

/** What sign-in and refresh answer with. */
export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

export interface IssueOptions {
  by?: SignedInBy
  /** Space-separated; the hosted sign-in asks for its own. */
  scope?: string
  /** Comes back in the ID token, as OpenID Connect has it. */
  nonce?: string
  /** The session's name, given where something outside must find the session again. */
  originJti?: string
}

/** A new session for a user who has proved who they are: asks the pool's owner, then makes the three tokens. */
export async function issueTokens(
  pool: Pool,
  user: PoolUser,
  options: IssueOptions = {},
): Promise<AuthenticationResult & { RefreshToken: string }> {
  const session: SessionFacts = {
    originJti: options.originJti ?? randomUUID(),
    authTime: nowSeconds(pool),
    scope: options.scope ?? USER_SCOPE,
    by: options.by ?? 'password',
  }
  await askOwner(pool, user, { by: session.by, isRefresh: false })
  const RefreshToken = await insertSession(pool, user.sub, session)
  return { ...(await signTokens(pool, user, session, options.nonce)), RefreshToken }
}

/** @throws PoolError in Cognito's words when the pool's owner refuses */
export async function askOwner(
  pool: Pool,
  user: PoolUser,
  session: { by: SignedInBy; isRefresh: boolean },
): Promise<void> {
  try {
    await pool.hooks.beforeTokens?.(user, session)
  } catch (error) {
    throw triggerError('PreTokenGeneration', error)
  }
}

/** Cognito wraps what a trigger threw and ends it with one full stop. */
export function triggerError(trigger: string, error: unknown): PoolError {
  const said = isAppError(error) ? sayError(error, 'en') : error instanceof Error ? error.message : String(error)
  const words = said.replace(/\.$/, '')
  return new PoolError('UserLambdaValidationException', `${trigger} failed with error ${words}.`)
}

/** The user an access token speaks for, and the session it belongs to. @throws PoolError */
export async function sessionOfAccessToken(
  pool: Pool,
  token: unknown,
): Promise<{ user: PoolUser; originJti: string; claims: JWTPayload }> {
  const claims = await verifyAccessToken(pool, token)
  const originJti = String(claims['origin_jti'])
  const { sql, scope } = pool.db
  const [users, revoked] = await scope.run([
    sql.selectFrom('pool_users').selectAll().where('sub', '=', String(claims.sub)).compile(),
    sql.selectFrom('session_revocations').select('until').where('origin_jti', '=', originJti).compile(),
  ])
  if ((revoked?.rows.length ?? 0) > 0) throw new PoolError('NotAuthorizedException', 'Access Token has been revoked')
  const user = users?.rows[0] as PoolUser | undefined
  if (!user) throw new PoolError('NotAuthorizedException', 'Invalid Access Token')
  if (!user.enabled) throw new PoolError('NotAuthorizedException', refusalsEn.disabled)
  return { user, originJti, claims }
}

/** The user an access token speaks for, where it may act on the user's own account. @throws PoolError */
export async function userOfAccessToken(pool: Pool, token: unknown): Promise<PoolUser> {
  return (await ownSessionOf(pool, token)).user
}

export async function ownSessionOf(pool: Pool, token: unknown): Promise<{ user: PoolUser; originJti: string }> {
  const { user, originJti, claims } = await sessionOfAccessToken(pool, token)
  if (!String(claims['scope']).split(' ').includes(USER_SCOPE))
    throw new PoolError('NotAuthorizedException', 'Access Token does not have required scopes')
  return { user, originJti }
}

async function verifyAccessToken(pool: Pool, token: unknown): Promise<JWTPayload> {
  const invalid = new PoolError('NotAuthorizedException', 'Invalid Access Token')
  if (typeof token !== 'string' || token.length > 8192 || !isSpelledAsJwt(token)) throw invalid
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

export async function signTokens(
  pool: Pool,
  user: PoolUser,
  session: SessionFacts,
  nonce?: string,
): Promise<AuthenticationResult> {
  const now = nowSeconds(pool)
  const sign = async (use: 'id' | 'access', claims: JWTPayload): Promise<string> => {
    const { kid, privateKey } = await pool.keys.signing(use)
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuer(pool.issuer)
      .setSubject(user.sub)
      .setIssuedAt(now)
      .setExpirationTime(now + ACCESS_SECONDS)
      .setJti(randomUUID())
      .sign(privateKey)
  }
  const shared = { auth_time: session.authTime, origin_jti: session.originJti, event_id: randomUUID() }
  const AccessToken = await sign('access', {
    ...shared,
    username: usernameOf(user),
    client_id: pool.clientId,
    token_use: 'access',
    scope: session.scope,
  })
  const { sub: _sub, identities, ...attributes } = attributesOf(user)
  const IdToken = await sign('id', {
    ...attributes,
    ...(identities !== undefined && { identities: JSON.parse(identities) as unknown }),
    ...shared,
    email_verified: user.email_verified,
    'cognito:username': usernameOf(user),
    token_use: 'id',
    aud: pool.clientId,
    ...(nonce !== undefined && { nonce }),
    ...(session.by !== 'password' && { at_hash: halfHash(AccessToken) }),
  })
  return { IdToken, AccessToken, ExpiresIn: ACCESS_SECONDS, TokenType: 'Bearer' }
}

/** The left half of the SHA-256, as OpenID Connect binds an access token to its ID token. */
function halfHash(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url')
}
