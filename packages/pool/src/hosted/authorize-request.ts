import { allowedScopes, type HostedParts } from './hosted-parts.ts'

/** An app's checked request to have somebody signed in. */
export interface AuthorizeRequest {
  redirectUri: string
  /** Goes back to the app unchanged. */
  state: string | null
  /** Space-separated. */
  scope: string
  nonce: string | null
  /** PKCE, S256: the only proof that the code is exchanged by the app that asked for it. */
  codeChallenge: string
  /** The name of the identity provider to go to, where the app names one. */
  provider: string | null
  /** The e-mail domain whose identity provider to go to, where the app names a domain instead. */
  domain: string | null
  loginHint: string | null
  /** The languages the app asks for, space-separated. */
  uiLocales: string | null
}

export type ReadRequest =
  | { kind: 'asked'; request: AuthorizeRequest }
  /** The app or its address is not known: nobody may be sent there. */
  | { kind: 'stranger'; error: 'redirect_mismatch' | 'unknown_client' }
  | { kind: 'refused'; redirectUri: string; state: string | null; error: string; description: string }

const MAX_STATE_LENGTH = 4_096
const names = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'scope',
  'nonce',
  'code_challenge',
  'code_challenge_method',
  'identity_provider',
  'idp_identifier',
  'login_hint',
  'ui_locales',
] as const

export async function readAuthorizeRequest(parts: HostedParts, query: URLSearchParams): Promise<ReadRequest> {
  const isTwice = names.some((name) => query.getAll(name).length > 1)
  if (query.get('client_id') !== parts.pool.clientId || query.getAll('client_id').length > 1)
    return { kind: 'stranger', error: 'unknown_client' }
  const redirectUri = query.get('redirect_uri') ?? ''
  if (query.getAll('redirect_uri').length > 1 || !(await parts.mayReturnTo(redirectUri)))
    return { kind: 'stranger', error: 'redirect_mismatch' }

  const given = query.get('state')
  const state = given !== null && given.length <= MAX_STATE_LENGTH ? given : null
  const refuse = (error: string, description: string): ReadRequest => {
    return { kind: 'refused', redirectUri, state, error, description }
  }
  if (isTwice) return refuse('invalid_request', 'A parameter came more than once')
  if (state !== given) return refuse('invalid_request', 'state is too long')
  const responseType = query.get('response_type')
  if (responseType === null) return refuse('invalid_request', 'response_type is missing')
  if (responseType !== 'code') return refuse('unauthorized_client', 'Only response_type=code is allowed')
  const scope = readScope(query.get('scope'))
  if (scope === null) return refuse('invalid_scope', 'A scope is not allowed')
  const codeChallenge = query.get('code_challenge') ?? ''
  if (query.get('code_challenge_method') !== 'S256' || !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge))
    return refuse('invalid_request', 'code_challenge with code_challenge_method=S256 is required')
  const short = (name: (typeof names)[number]): string | null => query.get(name)?.slice(0, 254) || null
  const request: AuthorizeRequest = {
    redirectUri,
    state,
    scope,
    nonce: short('nonce'),
    codeChallenge,
    provider: short('identity_provider'),
    domain: short('idp_identifier'),
    loginHint: short('login_hint'),
    uiLocales: short('ui_locales'),
  }
  return { kind: 'asked', request }
}

/** The same request as a query, for our own pages. */
export function toQuery(clientId: string, request: AuthorizeRequest): string {
  const all: Record<string, string | null> = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: request.redirectUri,
    state: request.state,
    scope: request.scope,
    nonce: request.nonce,
    code_challenge: request.codeChallenge,
    code_challenge_method: 'S256',
    login_hint: request.loginHint,
    ui_locales: request.uiLocales,
  }
  const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null)
  return new URLSearchParams(given).toString()
}

/** Where the app names no scope it gets all of them, as at Cognito. */
function readScope(text: string | null): string | null {
  const scopes = (text ?? '').split(' ').filter(Boolean)
  if (scopes.length === 0) return [...allowedScopes].join(' ')
  return scopes.every((scope) => allowedScopes.has(scope)) ? [...new Set(scopes)].join(' ') : null
}
