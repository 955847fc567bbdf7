import type { RouteName, RouteSpec } from '@tabard/contract'
import type { Context } from '../context.ts'
import type { Actor, ApiKeyActor } from '../identity/actor.ts'
import { costClassOf, type Policy } from './policy.ts'

/** Takes from the buckets of this call's caller. @throws AppError `rate_limited` */
export function limitCall(
  context: Context,
  call: { name: RouteName; route: RouteSpec; policy: Pick<Policy<RouteSpec>, 'isCostly' | 'rate'>; ip: string },
  actor: Actor | ApiKeyActor | { kind: 'anonymous' | 'refresh' },
): void {
  const { rateLimiter } = context
  const cost = costClassOf(call.route, call.policy)
  switch (actor.kind) {
    case 'user':
      rateLimiter.take(cost, actor.userId)
      rateLimiter.take('company', actor.companyId)
      break
    case 'signature':
      // All visitors of a link together: its address may be anywhere by now.
      rateLimiter.take('link', actor.linkId ?? actor.uid ?? actor.resource.id)
      if (cost === 'costly') rateLimiter.take(cost, actor.linkId ?? actor.uid ?? actor.resource.id)
      rateLimiter.take('company', actor.companyId)
      break
    case 'api-key':
      rateLimiter.take(cost, actor.keyId)
      rateLimiter.take('company', actor.companyId)
      break
    default:
      rateLimiter.take(cost, `${call.name} ${call.ip}`)
  }
  const { rate } = call.policy
  if (rate) rateLimiter.take(rate, actor.kind === 'user' ? actor.userId : call.ip)
}
