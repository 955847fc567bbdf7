import { shortLinkPath, type PublicConfig } from '@tabard/contract'

/** Which of our hosts the page is on. On some of them `/` is another page. */
export interface HostKind {
  /** `/{shortId}` opens a client's CV. */
  isCandidates: boolean
  isBeta: boolean
}

export function hostKind(hostname: string, hosts: PublicConfig['hosts']): HostKind {
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
export function homeTarget(pathname: string, host: HostKind): string | null {
  if (!host.isCandidates) return null
  const shortId = /^\/([A-Za-z0-9_-]{4,64})\/?$/.exec(pathname)?.[1]
  return shortId === undefined ? null : shortLinkPath(shortId)
}
