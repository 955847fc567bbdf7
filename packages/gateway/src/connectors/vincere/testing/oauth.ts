import { randomUUID } from 'node:crypto'
import { page, type AtsAnswer, type AtsRequest } from '#test/support/ats-server.ts'
import type { VincereTenant } from './tenant.ts'

/** Vincere's identity service: ID tokens that can be renewed with a refresh token, and the tenants of a person. */
export function createOauth(tenant: VincereTenant, apiKey: string) {
  const codes = new Map<string, string>()
  const idTokens = new Set<string>()
  const refresh = new Set<string>()

  return {
    authorise,
    token,
    user,
    isKnown: (given: string): boolean => idTokens.has(given),
    expireIdTokens: () => idTokens.clear(),
    revoke: () => refresh.clear(),
  }

  function idToken(): string {
    const made = `canary.${randomUUID()}.id`
    idTokens.add(made)
    return made
  }

  function token({ body }: AtsRequest): AtsAnswer {
    const form = new URLSearchParams(body)
    if (form.get('client_id') !== tenant.clientId) return wrong('invalid_client')
    if (form.get('grant_type') === 'authorization_code') {
      const code = form.get('code') ?? ''
      if (!codes.delete(code)) return wrong('invalid_grant')
      const refreshToken = `canary-${randomUUID()}`
      refresh.add(refreshToken)
      return {
        body: {
          access_token: randomUUID(),
          refresh_token: refreshToken,
          id_token: idToken(),
          token_type: 'Bearer',
          expires_in: 3600,
        },
      }
    }
    if (!refresh.has(form.get('refresh_token') ?? '')) return wrong('invalid_grant')
    // Without a new refresh token, because the first one stays valid.
    return { body: { access_token: randomUUID(), id_token: idToken(), token_type: 'Bearer', expires_in: 3600 } }
  }

  function authorise({ url }: AtsRequest): AtsAnswer {
    const redirect = url.searchParams.get('redirect_uri') ?? ''
    if (url.searchParams.get('client_id') !== tenant.clientId || !tenant.redirectUris.includes(redirect))
      return page('Error')
    const code = randomUUID()
    codes.set(code, redirect)
    const to = new URL(redirect)
    to.searchParams.set('code', code)
    to.searchParams.set('state', url.searchParams.get('state') ?? '')
    return { status: 302, headers: { location: to.href } }
  }

  function user({ headers }: AtsRequest): AtsAnswer {
    if (!idTokens.has(String(headers['id-token']))) return { status: 401, body: { message: 'Unauthorized' } }
    const names = [tenant.tenant, ...tenant.otherTenants]
    const tenants = names.map((name) => ({ tenant: name, userId: 77, apiKey }))
    return { body: { email: 'vera@acme.example', tenants } }
  }
}

function wrong(error: string): AtsAnswer {
  return { status: 400, body: { error } }
}
