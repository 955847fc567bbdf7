import type { PublicConfig } from './schemas/public-config.ts'
import { findPage, type Found } from './find-page.ts'
import { shortLinkPath } from './links.ts'
import { isSubdomain } from './rules/subdomain.ts'

/** Which of our domains a host is on. On some of them `/` is another page. */
export interface DomainKind {
  /** `/{shortId}` opens a client's CV. */
  isCandidates: boolean
  isBeta: boolean
}

/** A company's own subdomain of a domain is that domain. Browser and gateway both ask here, so that they never differ. */
export function domainKind(hostname: string, hosts: PublicConfig['hosts']): DomainKind {
  const isAt = (domain: string) => {
    const name = withoutPort(domain)
    return name !== '' && (hostname === name || subdomainOf(hostname, name) !== null)
  }
  return { isCandidates: isAt(hosts.candidates), isBeta: isAt(hosts.beta) }
}

/** A company's part of a host name: `acme` of `acme.cv.example`. Null where it is none, or the domain itself. */
export function subdomainOf(hostname: string, domain: string): string | null {
  if (!hostname.endsWith(`.${domain}`)) return null
  const label = hostname.slice(0, -domain.length - 1)
  return isSubdomain(label) ? label : null
}

/** The page at a path on one of our domains: on the candidates domain `/{shortId}` is a client's CV as well. */
export function findPageOn(domain: DomainKind, pathname: string): Found {
  const found = findPage(pathname)
  const shortId = found.kind === 'not-found' ? shortIdAtHome(pathname, domain) : null
  return shortId === null ? found : findPage(shortLinkPath(shortId))
}

/** The short id in `/{shortId}`, as addresses on the candidates domain have it. Null for any other path. */
function shortIdAtHome(pathname: string, domain: DomainKind): string | null {
  return domain.isCandidates ? (/^\/([A-Za-z0-9_-]{4,64})\/?$/.exec(pathname)?.[1] ?? null) : null
}

function withoutPort(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
