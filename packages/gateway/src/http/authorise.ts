import { AppError, can, companyOf, isIdParam, type RouteSpec } from '@tabard/contract'
import type { Actor } from '../identity/actor.ts'

/**
 * Whether this actor may make this call with these ids. Pure, so that the whole matrix is a table test.
 * The resource is checked before the right: another company's record answers exactly as one that does not exist.
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
    // A call that names no record reads across the company, which no signature may. One that may not navigate gets its own code.
    throw new AppError(actor.navigationAllowed ? 'forbidden' : 'navigation_denied')
  }
  if (rule.id !== undefined && params[rule.id] !== actor.resource.id) throw new AppError('not_found')
  if (!actor.rights.includes(rule.right)) throw new AppError('forbidden')
}
