import { routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { describe, expect, it } from 'vitest'
import { handlers } from '../routes/index.ts'
import { dayQuotas } from './day-quotas.ts'
import { classOf, dailyQuotas, linkQuotas } from './limit-call.ts'
import { costClassOf, type Policy } from './policy.ts'
import { readsAtOnce } from './read-at-once.ts'
import { bodyLimits, givesTokens, JSON_MAX_BYTES, keptByBrowsers, rateLimits } from './serve.ts'

const names = Object.keys(routes) as RouteName[]
const updateTypes = [
  '',
  'newStatus',
  'update_candidate_headshot',
  'embed',
  'aiParse',
  'transform',
  'duplicate_cv',
  'generate_tags',
  'apply_template',
  'liveStatus',
  'update_image_template',
  'expiry',
]

describe('a call’s policy, beside the tables it replaces', () => {
  it.each(names)('%s is held to what it was held to', (name) => {
    const route: RouteSpec = routes[name]
    const { handle: _, ...policy } = handlers[name] as Policy<never> & { handle: unknown }
    const quotasOf = policy.quotaOfUpdate as Partial<Record<string, keyof typeof dayQuotas>>
    expect({
      cost: costClassOf(route, policy),
      bodyMaxBytes: policy.bodyMaxBytes,
      rate: policy.rate,
      isSecret: policy.answer === 'secret',
      isKept: policy.answer === 'kept',
      readsAtOnce: policy.readsAtOnce,
      quotas: updateTypes.map((type) => {
        const quota = policy.quota ?? quotasOf[type]
        if (!quota) return null
        const row: { limit: number; ofLink?: number } = dayQuotas[quota]
        return { quota, limit: row.limit, companyLimit: `${quota}PerDay`, ofLink: row.ofLink }
      }),
    }).toEqual({
      cost: classOf(name, route),
      bodyMaxBytes: bodyLimits[name] ?? JSON_MAX_BYTES,
      rate: rateLimits[name] ?? null,
      isSecret: givesTokens.has(name),
      isKept: keptByBrowsers.has(name),
      readsAtOnce: readsAtOnce.has(name),
      quotas: updateTypes.map((type) => {
        const quota = dailyQuotas[name] ?? dailyQuotas[route.path] ?? dailyQuotas[`${name} ${type}`]
        if (!quota) return null
        const ofLink = linkQuotas[name]
        if (ofLink) expect(ofLink.quota).toBe(quota.quota)
        return { ...quota, ofLink: ofLink?.limit }
      }),
    })
  })
})
