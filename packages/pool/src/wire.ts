import { randomUUID } from 'node:crypto'
import { actions } from './actions/index.ts'
import { createTurns } from './in-turn.ts'
import { PoolError } from './pool-error.ts'
import type { Pool, PoolCaller } from './pool.ts'

const TARGET = 'AWSCognitoIdentityProviderService.'
const MAX_BODY_BYTES = 64_000
const starts = createTurns()

/** What browsers may send and see: the list real clients need, without credentials (no cookie is ever used). */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, GET, OPTIONS',
  'Access-Control-Allow-Headers':
    'content-type, x-amz-target, x-amz-user-agent, cache-control, amz-sdk-invocation-id, amz-sdk-request, authorization',
  'Access-Control-Expose-Headers': 'x-amzn-RequestId, x-amzn-ErrorType, x-amzn-ErrorMessage, Date',
  'Access-Control-Max-Age': '172800',
}

/** Cognito's JSON protocol: one endpoint, the action in a header. */
export async function answer(pool: Pool, request: Request, caller: PoolCaller): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  const requestId = randomUUID()
  const path = new URL(request.url).pathname
  if (request.method === 'GET') return wellKnown(pool, path)
  const headers = { ...cors, 'Content-Type': 'application/x-amz-json-1.1', 'x-amzn-RequestId': requestId }
  try {
    const output = await starts.run(() => act(pool, request, caller))
    return new Response(JSON.stringify(output), { headers: { ...headers, 'Cache-Control': 'no-store' } })
  } catch (error) {
    const known = error instanceof PoolError ? error : null
    if (!known) pool.onUnexpected(error)
    const type = known?.type ?? 'InternalErrorException'
    const message = known?.message ?? 'Something went wrong. Try again.'
    return new Response(JSON.stringify({ __type: type, message }), {
      status: known ? 400 : 500,
      headers: {
        ...headers,
        'x-amzn-ErrorType': `${type}:`,
        'x-amzn-ErrorMessage': message.replace(/[^\x20-\x7e]/g, ' '),
      },
    })
  }
}

async function act(pool: Pool, request: Request, caller: PoolCaller): Promise<object> {
  const target = request.headers.get('x-amz-target') ?? ''
  const action = target.startsWith(TARGET) ? actions.get(target.slice(TARGET.length)) : undefined
  if (!action) throw new PoolError('UnknownOperationException', 'Unknown operation')
  const text = await readText(request)
  const input = parseObject(text)
  if (!input) throw new PoolError('SerializationException', 'The request is not a JSON object')
  return action(pool, input, caller)
}

/** Stops reading at the limit, whatever the request says of its length. */
async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_BODY_BYTES) throw new PoolError('SerializationException', 'The request is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

async function wellKnown(pool: Pool, path: string): Promise<Response> {
  const at = `/${pool.id}/.well-known/`
  const name = path.includes(at) ? path.slice(path.indexOf(at) + at.length) : ''
  const headers = { ...cors, 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' }
  if (name === 'jwks.json') return new Response(JSON.stringify(await pool.keys.jwks()), { headers })
  if (name === 'openid-configuration') return new Response(JSON.stringify(discovery(pool)), { headers })
  return new Response('Not found', { status: 404, headers: cors })
}

function discovery(pool: Pool): object {
  const { origin } = new URL(pool.issuer)
  return {
    issuer: pool.issuer,
    jwks_uri: `${pool.issuer}/.well-known/jwks.json`,
    id_token_signing_alg_values_supported: ['RS256'],
    authorization_endpoint: `${origin}/oauth2/authorize`,
    token_endpoint: `${origin}/oauth2/token`,
    revocation_endpoint: `${origin}/oauth2/revoke`,
    userinfo_endpoint: `${origin}/oauth2/userInfo`,
    end_session_endpoint: `${origin}/logout`,
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    response_types_supported: ['code'],
    scopes_supported: ['openid', 'email', 'profile', 'phone', 'aws.cognito.signin.user.admin'],
    subject_types_supported: ['public'],
  }
}
