import { findPage, HOMEPAGE } from '@tabard/contract'

/** Used in place of our own origin while an address is parsed. */
const OURS = 'https://ours.invalid'

/**
 * Where to go after signing in. Comparing origins is not enough (`/.//evil.com` passes): the address is rebuilt from its
 * parts, and its path must be one of our own pages. A signature in it belongs to somebody else and is dropped.
 */
export function redirectTarget(given: string | null): string {
  return safePath(given) ?? HOMEPAGE
}

function safePath(given: string | null): string | null {
  if (given === null || !given.startsWith('/')) return null
  if (!URL.canParse(given, OURS)) return null
  const url = new URL(given, OURS)
  if (url.origin !== OURS || url.username || url.password) return null
  if (/^\/[/\\]/.test(url.pathname)) return null
  const match = findPage(url.pathname)
  if (match.kind !== 'route' || match.route.access === 'signed-out' || match.route.access === 'open') return null
  url.searchParams.delete('sig')
  return url.pathname + url.search + url.hash
}

/** The address of the login page, with the address that the visitor wanted. */
export function loginPath(wanted: string): string {
  return wanted === '/' || wanted === HOMEPAGE ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`
}
