import { AppError, type RouteName, type RouteSpec } from '@tabard/contract'
import { nowSeconds, type Context } from '../context.ts'
import type { Actor, ApiKeyActor } from '../identity/actor.ts'
import { takeQuota } from '../store/company-usage.ts'
import { companyDb } from '../store/db.ts'

type RateClass = 'read' | 'write' | 'costly' | 'public'

/** Calls that cost a worker, another's service or everything there is. All others are told by how they are made. */
const costly: ReadonlySet<RouteName> = new Set<RouteName>([
  'createApplication',
  'createOutput',
  'createLogo',
  'createFile',
  'exportCompany',
  'eraseCandidate',
  'fetchCvFile',
  'startOauth',
  'authoriseIntegration',
])
/** The same of what others do for us. */
const costlyPath = /^\/(?:text-transform|forwarding)\b/

/** Of each company, a day; another number stands in its limits by the name given. */
export const dailyQuotas: Partial<Record<string, { quota: string; limit: number; companyLimit: string }>> = {
  createApplication: { quota: 'uploads', limit: 5_000, companyLimit: 'uploadsPerDay' },
  fetchCvFile: { quota: 'uploads', limit: 5_000, companyLimit: 'uploadsPerDay' },
  createFile: { quota: 'uploads', limit: 5_000, companyLimit: 'uploadsPerDay' },
  createOutput: { quota: 'outputs', limit: 20_000, companyLimit: 'outputsPerDay' },
  '/text-transform': { quota: 'assist', limit: 10_000, companyLimit: 'assistPerDay' },
  'actOnApplication transform': { quota: 'assist', limit: 10_000, companyLimit: 'assistPerDay' },
  createUser: { quota: 'invitations', limit: 500, companyLimit: 'invitationsPerDay' },
  resendInvitation: { quota: 'invitations', limit: 500, companyLimit: 'invitationsPerDay' },
  trackEvents: { quota: 'telemetry', limit: 20_000, companyLimit: 'telemetryPerDay' },
  'actOnApplication aiParse': { quota: 'assist', limit: 10_000, companyLimit: 'assistPerDay' },
}

/** Of one link a day: its visitor, whoever that is by now, must not use up what the company may do. */
export const linkQuotas: Partial<Record<RouteName, { quota: string; limit: number }>> = {
  createOutput: { quota: 'outputs', limit: 50 },
  trackEvents: { quota: 'telemetry', limit: 1_000 },
}

/** What a call costs, for every route there is or will be. */
export function classOf(name: RouteName, route: RouteSpec): RateClass {
  if (costly.has(name) || costlyPath.test(route.path)) return 'costly'
  if (route.access === 'public' || route.access === 'refresh') return 'public'
  return route.method === 'get' ? 'read' : 'write'
}

/** Takes from the buckets of whoever makes this call. @throws AppError `rate_limited` */
export function limitCall(
  context: Context,
  call: { name: RouteName; route: RouteSpec; ip: string },
  actor: Actor | ApiKeyActor | { kind: 'anonymous' | 'refresh' },
): void {
  const { rateLimiter } = context
  const kind = classOf(call.name, call.route)
  switch (actor.kind) {
    case 'user':
      rateLimiter.take(kind, actor.userId)
      rateLimiter.take('company', actor.companyId)
      break
    case 'signature':
      // All visitors of a link together: its address may be anywhere by now.
      rateLimiter.take('link', actor.linkId ?? actor.uid ?? actor.resource.id)
      if (kind === 'costly') rateLimiter.take(kind, actor.linkId ?? actor.uid ?? actor.resource.id)
      rateLimiter.take('company', actor.companyId)
      break
    case 'api-key':
      rateLimiter.take(kind, actor.keyId)
      rateLimiter.take('company', actor.companyId)
      break
    default:
      rateLimiter.take(kind, `${call.name} ${call.ip}`)
  }
}

/** Takes from the company's day. In the database, since its calls may reach any gateway. @throws AppError `rate_limited` */
export async function limitDay(
  context: Context,
  call: { name: RouteName; route: RouteSpec; query: unknown },
  actor: object,
): Promise<void> {
  const quota =
    dailyQuotas[call.name] ?? dailyQuotas[call.route.path] ?? dailyQuotas[`${call.name} ${updateTypeOf(call.query)}`]
  if (!quota || !('companyId' in actor)) return
  const companyId = String(actor.companyId)
  const take = async (what: { quota: string; limit: number; companyLimit?: string }): Promise<void> => {
    const ask = { companyId, ...what, atSeconds: nowSeconds(context.clock) }
    const { isTaken, retryAfterSeconds } = await takeQuota(companyDb(context.store, companyId), ask)
    if (!isTaken) throw new AppError('rate_limited', { details: { retryAfterSeconds, quota: quota.quota } })
  }
  const ofLink = linkQuotas[call.name]
  if (ofLink && 'linkId' in actor) await take({ ...ofLink, quota: `${ofLink.quota} of ${String(actor.linkId)}` })
  await take(quota)
}

function updateTypeOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'updateType' in query ? String(query.updateType) : ''
}
