import { randomUUID } from 'node:crypto'
import { page, type AtsAnswer, type AtsRequest } from '#test/support/ats-server.ts'
import type { BullhornTenant } from './tenant.ts'

const TEN_MINUTES_MS = 600_000

/** Bullhorn's sign-in: a code for a person who signed in, tokens for a code, and refresh tokens that work once. */
export function createOauth(tenant: BullhornTenant, now: () => number) {
  const codes = new Map<string, string>()
  const access = new Map<string, number>()
  const refresh = new Set<string>()
  const used = new Set<string>()
  const refreshes = { good: 0, replayed: 0 }

  return {
    authorise,
    token,
    refreshes,
    hasAccess: (accessToken: string): boolean => (access.get(accessToken) ?? 0) >= now(),
    revoke: () => refresh.clear(),
  }

  function tokens(): AtsAnswer {
    const [accessToken, refreshToken] = [`91:canary-${randomUUID()}`, `91:canary-${randomUUID()}`]
    access.set(accessToken, now() + TEN_MINUTES_MS)
    refresh.add(refreshToken)
    const body = { access_token: accessToken, token_type: 'Bearer', expires_in: 600, refresh_token: refreshToken }
    return { body }
  }

  function token(request: AtsRequest): AtsAnswer {
    const form = new URLSearchParams(request.body || request.url.search)
    if (form.get('client_id') !== tenant.clientId || form.get('client_secret') !== tenant.clientSecret)
      return wrong('invalid_client', 'Client authentication failed.')
    if (form.get('grant_type') === 'authorization_code') {
      const code = form.get('code') ?? ''
      if (codes.get(code) !== form.get('redirect_uri'))
        return wrong('invalid_grant', 'Invalid, expired, or revoked authorization code.')
      codes.delete(code)
      return tokens()
    }
    const given = form.get('refresh_token') ?? ''
    if (!refresh.delete(given)) {
      if (used.has(given)) refreshes.replayed += 1
      return wrong('invalid_grant', 'Invalid or expired refresh token.')
    }
    used.add(given)
    refreshes.good += 1
    return tokens()
  }

  function authorise({ url }: AtsRequest): AtsAnswer {
    const query = url.searchParams
    const redirect = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== tenant.clientId) return page('Bullhorn OAuth Error - Invalid Client Id')
    if (!tenant.redirectUris.includes(redirect)) return page('Bullhorn OAuth Error - Invalid Redirect URI')
    if (query.get('action') !== 'Login') return page('Bullhorn Login', '<form>')
    if (query.get('password') !== 'right') return page('Bullhorn Login', '<p class="error">Invalid credentials.')
    const code = `31:${randomUUID()}`
    codes.set(code, redirect)
    const to = new URL(redirect)
    to.searchParams.set('code', code)
    to.searchParams.set('client_id', tenant.clientId)
    to.searchParams.set('state', query.get('state') ?? '')
    return { status: 302, headers: { location: to.href } }
  }
}

function wrong(error: string, description: string): AtsAnswer {
  return { status: 400, body: { error, error_description: description } }
}
