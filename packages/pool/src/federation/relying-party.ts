import * as oauth from 'oauth4webapi'
import type { ExternalIdentity, Federation, IdentityProvider } from './federation.ts'

/** What must be known again when the browser comes back. */
export interface Outgoing {
  state: string
  nonce: string
  /** PKCE. */
  verifier: string
}

/** After this time a provider's metadata is fetched again. */
const KNOWN_MS = 5 * 60_000
const MAX_KNOWN = 500

interface Known {
  server: oauth.AuthorizationServer
  jwks: oauth.JWKSCacheInput
  atMs: number
}

/** OpenID Connect as the relying party does it: discovery, code flow with PKCE and nonce, checked ID token. */
export function createRelyingParty(federation: Pick<Federation, 'fetch'>, redirectUri: string, now: () => number) {
  const known = new Map<string, Known>()
  const options = (provider: IdentityProvider) => ({
    // `federation.fetch` decides what may be fetched, plain HTTP included.
    [oauth.allowInsecureRequests]: provider.issuer.startsWith('http:'),
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) =>
      federation.fetch(url, {
        method: init.method,
        headers: init.headers,
        ...(init.body instanceof URLSearchParams && { body: init.body.toString() }),
      }),
  })

  const discover = async (provider: IdentityProvider): Promise<Known> => {
    const found = known.get(provider.issuer)
    if (found && Math.abs(now() - found.atMs) < KNOWN_MS) return found
    const issuer = new URL(provider.issuer)
    const response = await oauth.discoveryRequest(issuer, { algorithm: 'oidc', ...options(provider) })
    const server = await oauth.processDiscoveryResponse(issuer, response)
    const fresh = { server, jwks: {}, atMs: now() }
    known.delete(provider.issuer)
    known.set(provider.issuer, fresh)
    const oldest = known.keys().next().value
    if (known.size > MAX_KNOWN && oldest !== undefined) known.delete(oldest)
    return fresh
  }

  return {
    /** Where the browser is sent. */
    async addressFor(provider: IdentityProvider, outgoing: Outgoing, loginHint: string | null): Promise<string> {
      const { server } = await discover(provider)
      const url = new URL(server.authorization_endpoint ?? '')
      if (url.protocol !== 'https:' && !provider.issuer.startsWith('http:'))
        throw new Error('The identity provider names an authorization endpoint that is not https')
      const query: Record<string, string> = {
        client_id: provider.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: 'openid email profile',
        state: outgoing.state,
        nonce: outgoing.nonce,
        code_challenge: await oauth.calculatePKCECodeChallenge(outgoing.verifier),
        code_challenge_method: 'S256',
        ...(loginHint !== null && { login_hint: loginHint }),
      }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return url.href
    },

    /** Who signed in there. @throws when anything in the answer is wrong */
    async identityFrom(
      provider: IdentityProvider,
      answer: URLSearchParams,
      { state, nonce, verifier }: Outgoing,
    ): Promise<ExternalIdentity> {
      const { server, jwks } = await discover(provider)
      const client: oauth.Client = { client_id: provider.clientId }
      const way = options(provider)
      // Refuses an answer that names another issuer, as RFC 9207 demands.
      const checked = oauth.validateAuthResponse(server, client, answer, state)
      const response = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        clientAuth(server, provider),
        checked,
        redirectUri,
        verifier,
        way,
      )
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
        expectedNonce: nonce,
        requireIdToken: true,
      })
      await oauth.validateApplicationLevelSignature(server, response, { ...way, [oauth.jwksCache]: jwks })
      const claims = oauth.getValidatedIdTokenClaims(tokens)
      if (!claims) throw new Error('The identity provider gave no ID token')
      const person: Record<string, unknown> = { ...claims }
      if (typeof claims['email'] !== 'string' && server.userinfo_endpoint !== undefined) {
        const info = await oauth.userInfoRequest(server, client, tokens.access_token, way)
        Object.assign(person, await oauth.processUserInfoResponse(server, client, claims.sub, info))
      }
      return { externalId: claims.sub, ...readPerson(person) }
    },
  }
}

export type RelyingParty = ReturnType<typeof createRelyingParty>

function clientAuth(server: oauth.AuthorizationServer, provider: IdentityProvider): oauth.ClientAuth {
  if (provider.clientSecret === null) return oauth.None()
  const methods = server.token_endpoint_auth_methods_supported
  const isBasic = !methods || methods.includes('client_secret_basic')
  return isBasic ? oauth.ClientSecretBasic(provider.clientSecret) : oauth.ClientSecretPost(provider.clientSecret)
}

function readPerson(person: Record<string, unknown>): Omit<ExternalIdentity, 'externalId'> {
  const text = (name: string): string => {
    const value = person[name]
    return typeof value === 'string'
      ? value
          .replace(/[\p{Cc}\p{Cs}]/gu, '')
          .trim()
          .slice(0, 254)
      : ''
  }
  const verified = person['email_verified']
  const email = text('email')
  const names = text('name') || [text('given_name'), text('family_name')].filter(Boolean).join(' ')
  return {
    email: email || null,
    isEmailVerified: verified === undefined || verified === null ? null : verified === true || verified === 'true',
    name: names || email.split('@')[0] || '',
  }
}
