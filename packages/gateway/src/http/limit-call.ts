import type { RouteName, RouteSpec } from '@tabard/contract'
import type { Context } from '../context.ts'
import type { Actor, ApiKeyActor } from '../identity/actor.ts'
import { costClassOf, type Policy } from './policy.ts'

/**
 * Takes from the buckets of this call's caller, the smallest circle first: what one's own bucket refuses is not taken from
 * the one shared with others, so that nobody can use that up alone.
 * @throws AppError `rate_limited`
 */
export function limitCall(
  context: Context,
  call: { name: RouteName; route: RouteSpec; policy: Pick<Policy<RouteSpec>, 'isCostly' | 'rate'>; ip: string },
  actor: Actor | ApiKeyActor | { kind: 'anonymous' | 'refresh' },
): void {
  const { rateLimiter } = context
  const cost = costClassOf(call.route, call.policy)
  const { rate } = call.policy
  if (rate) rateLimiter.take(rate, actor.kind === 'user' ? actor.userId : call.ip)
  switch (actor.kind) {
    case 'user':
      rateLimiter.take(cost, actor.userId)
      rateLimiter.take('company', actor.companyId)
      break
    case 'signature': {
      const link = actor.linkId ?? actor.uid ?? actor.resource.id
      rateLimiter.take('visitor', `${link} ${call.ip}`)
      // All visitors of a link together: its address may be anywhere by now.
      rateLimiter.take('link', link)
      if (cost === 'costly') rateLimiter.take(cost, link)
      rateLimiter.take('company', actor.companyId)
      break
    }
    case 'api-key':
      rateLimiter.take(cost, actor.keyId)
      rateLimiter.take('company', actor.companyId)
      break
    default:
      rateLimiter.take(cost, `${call.name} ${call.ip}`)
  }
}
