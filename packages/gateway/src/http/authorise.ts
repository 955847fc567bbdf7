import { AppError, can, companyOf, isIdParam, type RouteSpec } from '@tabard/contract'
import type { Actor } from '../identity/actor.ts'

/**
 * Whether this actor may make this call with these ids. Pure, so that the whole matrix is a table test.
 * What belongs to somebody else answers exactly as what is not there; only then is asked what one may do with it.
 * @throws AppError `not_found`, `forbidden` or `navigation_denied`
 */
export function authorise(route: RouteSpec, actor: Actor, params: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(params)) {
    if (isIdParam(name) && companyOf(value) !== actor.companyId) throw new AppError('not_found')
  }
  if (actor.kind === 'user') {
    if (route.needs && !can(actor.role, ...route.needs)) throw new AppError('forbidden')
    return
  }
  const rule = route.signature
  if (route.access !== 'session-or-signature' || !rule) {
    // A call that is about no record looks around in the company. No signature may; one that may not even navigate is told so.
    throw new AppError(actor.navigationAllowed ? 'forbidden' : 'navigation_denied')
  }
  if (rule.id !== undefined && params[rule.id] !== actor.resource.id) throw new AppError('not_found')
  if (!actor.rights.includes(rule.right)) throw new AppError('forbidden')
}
