import { randomBytes } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { sameBytes } from '../same-bytes.ts'
import type { HostedParts } from './hosted-parts.ts'

/** Identifies the browser during a sign-in, so that forms and answers from other browsers are refused. */
export interface BrowserCookie {
  value: string
  /** Sets the cookie; empty where the browser has it already. */
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
  // Lax, not Strict, because the identity provider's answer comes from another site.
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(parts) } as const
  return { value, headers: { 'set-cookie': serialize(cookieName(parts), value, options) } }
}

/** The token in each of our forms, which ties it to the browser. */
export function formToken(parts: HostedParts, browser: string): string {
  return parts.pool.secrets.mac('hosted form', browser).toString('base64url')
}

export function isFormToken(parts: HostedParts, browser: string | null, token: string | null): boolean {
  return browser !== null && sameBytes(Buffer.from(formToken(parts, browser)), Buffer.from(token ?? ''))
}

/** The prefix makes browsers refuse a cookie set by a neighbouring host or over plain HTTP. */
function cookieName(parts: HostedParts): string {
  return isSecure(parts) ? '__Host-tabard-sign-in' : 'tabard-sign-in'
}

function isSecure(parts: HostedParts): boolean {
  return parts.origin.startsWith('https:')
}
