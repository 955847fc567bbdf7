import { shortLinkPath, type PublicConfig } from '@tabard/contract'

/** Which of our domains the page is on. On some of them `/` is another page. */
export interface DomainKind {
  /** `/{shortId}` opens a client's CV. */
  isCandidates: boolean
  isBeta: boolean
}

export function domainKind(hostname: string, hosts: PublicConfig['hosts']): DomainKind {
  const isAt = (domain: string) => {
    const name = domain.split(':', 1)[0] ?? ''
    return name !== '' && (hostname === name || hostname.endsWith(`.${name}`))
  }
  return { isCandidates: isAt(hosts.candidates), isBeta: isAt(hosts.beta) }
}

/**
 * The page the home route leads to on the candidates host, where `/{shortId}` is a short link. Null on every other
 * host.
 */
export function homeTarget(pathname: string, domain: DomainKind): string | null {
  if (!domain.isCandidates) return null
  const shortId = /^\/([A-Za-z0-9_-]{4,64})\/?$/.exec(pathname)?.[1]
  return shortId === undefined ? null : shortLinkPath(shortId)
}
