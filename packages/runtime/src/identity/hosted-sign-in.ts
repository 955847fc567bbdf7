import type { PublicConfig } from '@tabard/contract'
import type { BrowserPage } from './page.ts'
import { text } from '../words/runtime.text.ts'

/**
 * Amplify's own names, with its spelling mistake, so that a session started by Amplify can be ended here, and the other
 * way round.
 */
const STATE_KEY = 'oauth_state'
const VERIFIER_KEY = 'ouath_pkce_key'
/** Marks a session that came from the hosted sign-in. Signing out must then end that session too. */
const HOSTED_KEY = 'amplify-signin-with-hostedUI'

export interface HostedStart {
  /** The query of the page where the sign-in started. The hosted sign-in sends it back with its answer. */
  customState?: string
  /** An address from the gateway, which names the provider. Without one, the address from our configuration is used. */
  link?: string
}

export interface HostedTokens {
  idToken: string
  accessToken: string
  refreshToken: string
}

/** The answer of the hosted sign-in. `customState` is the state that was sent with the request; empty when none was. */
export type HostedReturn =
  | { kind: 'none' }
  | { kind: 'signed-in'; tokens: HostedTokens; customState: string }
  /** An existing account was linked to the provider. The user must be signed out everywhere and sign in again. */
  | { kind: 'linked'; customState: string }
  | { kind: 'failed'; message: string; customState: string }

type Auth = Pick<PublicConfig['auth'], 'oauth' | 'userPoolWebClientId'>

/**
 * Leaves the page for the hosted sign-in, with a fresh state and proof key each time. Both are kept in this tab only.
 */
export async function startHostedSignIn(auth: Auth, page: BrowserPage, start: HostedStart = {}): Promise<void> {
  const given = start.link === undefined ? null : new URL(start.link)
  const wanted = given?.searchParams.get('redirect')
  const customState = start.customState ?? (wanted ? `?redirect=${encodeURIComponent(wanted)}` : '')
  const state = randomText(32) + (customState ? `-${toHex(customState)}` : '')
  const verifier = randomText(128)
  page.session.setItem(STATE_KEY, state)
  page.session.setItem(VERIFIER_KEY, verifier)
  const url = new URL('/oauth2/authorize', hostedOrigin(auth, page))
  // Only these parameters of the link are used, so that a link can never lead to a sign-in other than the configured
  // one.
  for (const name of ['identity_provider', 'idp_identifier', 'login_hint']) {
    const value = given?.searchParams.get(name)
    if (value) url.searchParams.set(name, value)
  }
  const query: Record<string, string> = {
    response_type: auth.oauth.responseType,
    client_id: auth.userPoolWebClientId,
    redirect_uri: redirectUri(auth.oauth.redirectSignIn, page),
    scope: auth.oauth.scope.join(' '),
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  page.go(url.href)
}

/** Whether the page's address carries an answer of the hosted sign-in. */
export function isHostedReturn(auth: Auth, page: Pick<BrowserPage, 'location'>): boolean {
  const query = new URLSearchParams(page.location.search)
  const isCallback = page.location.pathname === new URL(auth.oauth.redirectSignIn).pathname
  return isCallback && query.has('state') && (query.has('code') || query.has('error'))
}

/** Takes the answer, once. An answer whose state was not stored by this tab is not trusted. */
export async function finishHostedSignIn(auth: Auth, page: BrowserPage): Promise<HostedReturn> {
  if (!isHostedReturn(auth, page)) return { kind: 'none' }
  const query = new URLSearchParams(page.location.search)
  const state = query.get('state') ?? ''
  const kept = page.session.getItem(STATE_KEY)
  const verifier = page.session.getItem(VERIFIER_KEY)
  page.session.removeItem(STATE_KEY)
  page.session.removeItem(VERIFIER_KEY)
  if (kept === null || verifier === null || kept !== state) {
    return {
      kind: 'failed',
      message: text.ssoNotBegun,
      customState: '',
    }
  }
  const customState = state.includes('-') ? fromHex(state.slice(state.indexOf('-') + 1)) : ''
  const code = query.get('code')
  if (code === null) {
    const message = query.get('error_description') ?? query.get('error') ?? ''
    return isLinked(message) ? { kind: 'linked', customState } : { kind: 'failed', message, customState }
  }
  const tokens = await exchange(auth, page, code, verifier)
  if (!tokens) return { kind: 'failed', message: text.ssoUnfinished, customState }
  page.local.setItem(HOSTED_KEY, 'true')
  return { kind: 'signed-in', tokens, customState }
}

/**
 * The address that ends the hosted sign-in's session; null for a session that did not come from there. Removes the mark
 * that says so.
 */
export function hostedSignOutAddress(auth: Auth, page: BrowserPage): string | null {
  if (page.local.getItem(HOSTED_KEY) !== 'true') return null
  page.local.removeItem(HOSTED_KEY)
  const url = new URL('/logout', hostedOrigin(auth, page))
  url.searchParams.set('client_id', auth.userPoolWebClientId)
  url.searchParams.set('logout_uri', redirectUri(auth.oauth.redirectSignOut, page))
  return url.href
}

/**
 * Whether a token came from the hosted sign-in. Only its tokens have the scope `openid`; those of a password sign-in
 * never have it.
 */
export function isHostedAccessToken(accessToken: string): boolean {
  try {
    const body = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const { scope } = JSON.parse(atob(body)) as { scope?: unknown }
    return typeof scope === 'string' && scope.split(' ').includes('openid')
  } catch {
    return false
  }
}

async function exchange(auth: Auth, page: BrowserPage, code: string, verifier: string): Promise<HostedTokens | null> {
  const form = {
    grant_type: 'authorization_code',
    client_id: auth.userPoolWebClientId,
    code,
    redirect_uri: redirectUri(auth.oauth.redirectSignIn, page),
    code_verifier: verifier,
  }
  try {
    const response = await page.fetch(new URL('/oauth2/token', hostedOrigin(auth, page)).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    })
    if (!response.ok) return null
    const { id_token, access_token, refresh_token } = (await response.json()) as Record<string, unknown>
    const all = [id_token, access_token, refresh_token]
    if (!all.every((token) => typeof token === 'string')) return null
    return { idToken: String(id_token), accessToken: String(access_token), refreshToken: String(refresh_token) }
  } catch {
    return null
  }
}

/** Recognises Cognito's message for a trigger that failed after the account was linked. */
function isLinked(message: string): boolean {
  return /^PostConfirmation failed with error .*\blinked\b/i.test(message)
}

/** Our own gateway may use plain HTTP on a developer's machine; any other domain always uses HTTPS. */
function hostedOrigin(auth: Auth, page: Pick<BrowserPage, 'location'>): string {
  const { domain, redirectSignIn } = auth.oauth
  const ours = [new URL(redirectSignIn), page.location].find(({ host }) => host === domain)
  return ours ? `${ours.protocol}//${domain}` : `https://${domain}`
}

/**
 * The registered address if it is on the page's own origin, else that origin, so that the beta site returns to itself.
 */
function redirectUri(registered: string, page: Pick<BrowserPage, 'location'>): string {
  return new URL(registered).origin === page.location.origin ? registered : page.location.origin
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Each character holds almost six bits, so 32 characters hold more than the 128 bits that a state must have. */
function randomText(length: number): string {
  let text = ''
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Larger bytes are skipped, because they would make some letters more likely than others.
      if (byte < 4 * LETTERS.length && text.length < length) text += LETTERS[byte % LETTERS.length]
    }
  }
  return text
}

async function challengeOf(verifier: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return btoa(String.fromCharCode(...new Uint8Array(hash)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function toHex(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(hex: string): string {
  const bytes = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return new TextDecoder().decode(Uint8Array.from(bytes))
}
