import {
  expiredPath,
  findPage,
  findPageOn,
  isFramedArea,
  isPageOf,
  opensPage,
  type DomainKind,
  type SignaturePayload,
} from '@tabard/contract'

/** What a token in a page's address says. It is ours, but its time may be over. */
export interface PageSignature {
  payload: Pick<SignaturePayload, 'navigationAllowed' | 'resource' | 'origins'>
  hasEnded: boolean
}

export interface PageQuestion {
  path: string
  domain: DomainKind
  signature: PageSignature | null
  /** Whether the browser loads the page into a frame. */
  isFramed: boolean
}

export interface PageDecision {
  status: 200 | 404
  /** Who may frame it, besides our own pages. Null: nobody, our own pages included. */
  frameOrigins: readonly string[] | null
  /** The page that tells the visitor why this one does not open. */
  leadsTo: string | null
}

/** Pages that tell a denial. They hold nothing that somebody could be made to click, so any token's origins may frame them. */
const tellsDenial: readonly string[] = ['access-denied', 'access-expired']

/**
 * Answers a page's address. A browser that may not frame a page shows nothing and runs nothing, so a denial could not be
 * told to the page around it. A denied page therefore leads to the page that tells it, and that one alone may be framed.
 */
export function decidePage({ path, domain, signature, isFramed }: PageQuestion): PageDecision {
  const found = findPageOn(domain, path)
  const isOldAddress = found.kind === 'redirect' && findPage(found.to).kind === 'route'
  const status = found.kind === 'route' || isOldAddress ? 200 : 404
  const showTo = (origins: readonly string[]): PageDecision => {
    return { status, frameOrigins: isFramedArea(path) ? origins : null, leadsTo: null }
  }
  if (found.kind !== 'route' || signature === null) return showTo([])
  const { route, params } = found
  const { payload, hasEnded } = signature
  if (tellsDenial.includes(route.page)) return showTo(payload.origins)
  const isGuarded = route.access !== 'open' && route.access !== 'signed-out'
  if (isGuarded && !hasEnded && !opensPage(payload, found)) return { ...showTo([]), leadsTo: '/accessDenied' }
  // In a window of its own the page goes on: it may hold a code that renews the token.
  if (isGuarded && hasEnded && isFramed) return { ...showTo([]), leadsTo: expiredPath(route) }
  // A token's origins may frame the page of its record only: not other records, and not pages without one (clickjacking).
  return showTo(!hasEnded && isPageOf(params, payload.resource) ? payload.origins : [])
}
