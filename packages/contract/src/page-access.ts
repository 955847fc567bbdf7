import type { AppRoute } from './app-routes.ts'
import type { PathParams } from './match-path.ts'
import type { SignaturePayload } from './token.ts'

/** How the id of a record is called in the address of its pages. */
const idNames = { application: 'appId', template: 'templateId' } as const

/** Whether this page shows that record. */
export function isPageOf(params: PathParams, record: SignaturePayload['resource']): boolean {
  return params[idNames[record.kind]] === record.id
}

/**
 * Whether a signature's visitor may see a page. A signature opens only its own record, and in the shell only if it allows
 * navigation, because the shell has links to other pages.
 */
export function opensPage(
  { resource, navigationAllowed }: Pick<SignaturePayload, 'resource' | 'navigationAllowed'>,
  { route, params }: { route: AppRoute; params: PathParams },
): boolean {
  if (route.access === 'open' || route.access === 'signed-out') return true
  const mayStand = route.stands !== 'shell' || navigationAllowed
  return route.access !== 'signed-in' && mayStand && isPageOf(params, resource)
}

/** Where a visitor is told that their signature has ended. For a client's CV, the page says whom to ask for a new link. */
export function expiredPath(route: Pick<AppRoute, 'page'>): string {
  const isClients = route.page === 'digital-cv' || route.page === 'digital-alone' || route.page === 'candidate-link'
  return isClients ? '/accessExpired?from=digitalcv' : '/accessExpired'
}
