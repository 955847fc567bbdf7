import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { sameBytes } from '../same-bytes.ts'
import type { HostedParts } from './hosted-parts.ts'

/** Says which browser it is, while somebody signs in: forms and answers of other browsers are not taken. */
export interface BrowserCookie {
  value: string
  /** For the answer that makes it known; empty where the browser has it. */
  headers: Record<string, string>
}

const PATTERN = /^[A-Za-z0-9_-]{22}$/

export function readBrowser(parts: HostedParts, request: Request): string | null {
  const name = cookieName(parts)
  const value = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  return PATTERN.test(value) ? value : null
}

/** The browser's cookie, or a new one: two tabs of one browser share it. */
export function knowBrowser(parts: HostedParts, request: Request): BrowserCookie {
  const known = readBrowser(parts, request)
  if (known !== null) return { value: known, headers: {} }
  const value = randomBytes(16).toString('base64url')
  // Lax, not Strict: the identity provider's answer comes from its own site.
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(parts) } as const
  return { value, headers: { 'set-cookie': serialize(cookieName(parts), value, options) } }
}

/** What our forms carry. */
export function formToken(parts: HostedParts, browser: string): string {
  return parts.pool.secrets.mac('hosted form', browser).toString('base64url')
}

export function isFormToken(parts: HostedParts, browser: string | null, token: string | null): boolean {
  return browser !== null && sameBytes(Buffer.from(formToken(parts, browser)), Buffer.from(token ?? ''))
}

/** The prefix makes browsers refuse one that a neighbouring host or a plain connection set. */
function cookieName(parts: HostedParts): string {
  return isSecure(parts) ? '__Host-tabard-sign-in' : 'tabard-sign-in'
}

function isSecure(parts: HostedParts): boolean {
  return parts.origin.startsWith('https:')
}
