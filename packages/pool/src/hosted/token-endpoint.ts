import { createHash } from 'node:crypto'
import { sameBytes } from '../same-bytes.ts'
import { PoolError } from '../pool-error.ts'
import type { PoolCaller } from '../pool.ts'
import { continueSession, revokeSession } from '../refresh.ts'
import { issueTokens, sessionOfAccessToken, type AuthenticationResult } from '../tokens.ts'
import { attributesOf, findUser } from '../users.ts'
import { spendCode } from './code.ts'
import { readForm, type HostedAnswer, type HostedParts } from './hosted-parts.ts'

/** Any page may call this, because no cookie is read here. */
const headers = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, authorization, x-amz-user-agent, cache-control',
  'access-control-max-age': '7200',
  'cache-control': 'no-store',
  pragma: 'no-cache',
}

type TokenError =
  'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unauthorized_client' | 'unsupported_grant_type'

export const preflight = (): Response => new Response(null, { status: 204, headers })

/** `POST /oauth2/token`: gives tokens for a code or a refresh token. */
export const takeTokenRequest: HostedAnswer = async (parts, request, caller) => {
  const form = await readForm(request)
  if (!form) return refuse('invalid_request')
  // Ours is a public client, so a request with a secret is meant for another client.
  if (request.headers.has('authorization') || form.get('client_id') !== parts.pool.clientId)
    return refuse('invalid_client')
  try {
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return await exchange(parts, form, caller)
      case 'refresh_token':
        return await refresh(parts, form, caller)
      case null:
        return refuse('invalid_request')
      default:
        return refuse('unsupported_grant_type')
    }
  } catch (error) {
    if (error instanceof PoolError) return refuse('invalid_grant')
    throw error
  }
}

async function exchange({ pool }: HostedParts, form: URLSearchParams, caller: PoolCaller): Promise<Response> {
  const code = form.get('code')
  if (code === null || code.length > 8_192) return refuse('invalid_request')
  // The code is spent before anything else is checked, so that a failed exchange cannot be tried again.
  const content = await spendCode(pool, code)
  const verifier = form.get('code_verifier') ?? ''
  if (!content || form.get('redirect_uri') !== content.redirectUri || !isProof(verifier, content.codeChallenge))
    return refuse('invalid_grant')
  const user = await findUser(pool, content.sub)
  if (!user?.enabled) return refuse('invalid_grant')
  const { by, scope, nonce, originJti } = content
  const tokens = await issueTokens(pool, user, { by, scope, originJti, ...(nonce !== null && { nonce }) })
  await pool.hooks.onEvent?.({ type: 'signed-in', user, ip: caller.ip, details: { by } })
  return answer(tokens, scope)
}

async function refresh({ pool }: HostedParts, form: URLSearchParams, caller: PoolCaller): Promise<Response> {
  const token = form.get('refresh_token')
  if (token === null) return refuse('invalid_request')
  const tokens = await continueSession(pool, token, caller)
  return answer(tokens, readScopes(tokens.AccessToken))
}

function answer(tokens: AuthenticationResult, scope: string): Response {
  const isOpenId = scope.split(' ').includes('openid')
  const body = {
    ...(isOpenId && { id_token: tokens.IdToken }),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken !== undefined && { refresh_token: tokens.RefreshToken }),
    expires_in: tokens.ExpiresIn,
    token_type: 'Bearer',
  }
  return Response.json(body, { headers })
}

/** Reads the scopes without checking the token, because we have just made it ourselves. */
function readScopes(accessToken: string): string {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
    scope?: string
  }
  // The app's own sign-in always gives an ID token, so `openid` belongs to its scopes.
  return claims.scope === 'aws.cognito.signin.user.admin' ? `openid ${claims.scope}` : (claims.scope ?? '')
}

/** RFC 7636: the verifier has 43 to 128 characters, and its hash is the challenge. */
function isProof(verifier: string, challenge: string): boolean {
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false
  return sameBytes(createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url'))
}

/**
 * `POST /oauth2/revoke`: ends the session of one refresh token. A token that is not ours, or ended already, counts as
 * done.
 */
export const revoke: HostedAnswer = async ({ pool }, request) => {
  const form = await readForm(request)
  const token = form?.get('token')
  if (!form || !token) return refuse('invalid_request')
  if (form.get('client_id') !== pool.clientId) return refuse('invalid_client')
  if (token.split('.').length === 3) return Response.json({ error: 'unsupported_token_type' }, { status: 400, headers })
  await revokeSession(pool, token)
  return new Response(null, { status: 200, headers })
}

/** `GET /oauth2/userInfo`: the user of an access token with the scope openid. */
export const userInfo: HostedAnswer = async ({ pool }, request) => {
  const token = /^Bearer ([\w.=-]{1,8192})$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return denied(401, 'invalid_request')
  try {
    const { user, claims } = await sessionOfAccessToken(pool, token)
    if (!String(claims['scope']).split(' ').includes('openid')) return denied(403, 'insufficient_scope')
    const body = {
      ...attributesOf(user),
      email_verified: String(user.email_verified),
      username: user.username ?? user.sub,
    }
    return Response.json(body, { headers })
  } catch (error) {
    if (error instanceof PoolError) return denied(401, 'invalid_token')
    throw error
  }
}

function denied(status: number, error: string): Response {
  return Response.json({ error }, { status, headers: { ...headers, 'www-authenticate': `Bearer error="${error}"` } })
}

function refuse(error: TokenError): Response {
  return Response.json({ error }, { status: 400, headers })
}
