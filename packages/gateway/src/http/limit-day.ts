import { AppError, type RouteSpec } from '@tabard/contract'
import { nowSeconds, type Context } from '../context.ts'
import { takeQuota } from '../store/company-usage.ts'
import { companyDb } from '../store/db.ts'
import { dayQuotas, type DayQuota, type QuotaName } from './day-quotas.ts'
import type { Policy } from './policy.ts'

/** Takes from the company's day. In the database, since its calls may reach any gateway. @throws AppError `rate_limited` */
export async function limitDay(
  context: Context,
  call: { policy: Pick<Policy<RouteSpec>, 'quota' | 'quotaOfUpdate'>; query: unknown },
  actor: object,
): Promise<void> {
  const name = quotaOf(call.policy, call.query)
  if (name === null || !('companyId' in actor)) return
  const { limit, ofLink }: DayQuota = dayQuotas[name]
  const companyId = String(actor.companyId)
  const take = async (what: { quota: string; limit: number; companyLimit?: string }): Promise<void> => {
    const ask = { companyId, ...what, atSeconds: nowSeconds(context.clock) }
    const { isTaken, retryAfterSeconds } = await takeQuota(companyDb(context.store, companyId), ask)
    if (!isTaken) throw new AppError('rate_limited', { details: { retryAfterSeconds, quota: name } })
  }
  if (ofLink !== undefined && 'linkId' in actor)
    await take({ quota: `${name} of ${String(actor.linkId)}`, limit: ofLink })
  await take({ quota: name, limit, companyLimit: `${name}PerDay` })
}

/** The quota a call counts against, or null. For a call of many meanings its `updateType` decides. */
export function quotaOf(policy: Pick<Policy<RouteSpec>, 'quota' | 'quotaOfUpdate'>, query: unknown): QuotaName | null {
  if (policy.quota !== null) return policy.quota
  const ofUpdate: Partial<Record<string, QuotaName>> = policy.quotaOfUpdate
  return ofUpdate[updateTypeOf(query)] ?? null
}

function updateTypeOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'updateType' in query ? String(query.updateType) : ''
}
