import { AppError } from '@tabard/contract'

/** A token bucket: `burst` calls at once, then `perSecond`. */
export interface RateRule {
  burst: number
  perSecond: number
}

/**
 * Per address: signing in costs us modular exponentiations and guessing short ids must not pay. Per person: reading a
 * CV costs a worker, and each kept document disk, which a link's visitor may fill too. Generous to an office behind one address and to somebody who drops a folder of CVs.
 */
export const rateRules = {
  signIn: { burst: 60, perSecond: 1 },
  exchange: { burst: 60, perSecond: 1 },
  refresh: { burst: 120, perSecond: 2 },
  upload: { burst: 200, perSecond: 4 },
  output: { burst: 60, perSecond: 0.5 },
  // Opening companies: a few an address, and not a flood from everywhere.
  newCompany: { burst: 5, perSecond: 1 / 600 },
  newCompanies: { burst: 60, perSecond: 1 / 30 },
  invite: { burst: 100, perSecond: 1 / 20 },
  apiKey: { burst: 600, perSecond: 20 },
  publicUrl: { burst: 240, perSecond: 4 },
  telemetry: { burst: 240, perSecond: 4 },
} as const satisfies Record<string, RateRule>
export type RateRuleName = keyof typeof rateRules

export interface RateLimiter {
  /** @throws AppError `rate_limited` with `retryAfterSeconds` */
  take(rule: RateRuleName, key: string): void
}

const MAX_BUCKETS = 50_000

export function createRateLimiter(now: () => number, rules: Record<RateRuleName, RateRule> = rateRules): RateLimiter {
  const buckets = new Map<string, { tokens: number; at: number }>()
  return {
    take(name, key) {
      const rule = rules[name]
      const at = now()
      const id = `${name} ${key}`
      const bucket = buckets.get(id) ?? { tokens: rule.burst, at }
      bucket.tokens = Math.min(rule.burst, bucket.tokens + ((at - bucket.at) / 1000) * rule.perSecond)
      bucket.at = at
      // Deleted and set again, the map stays ordered by use, and the longest unused falls out first.
      buckets.delete(id)
      buckets.set(id, bucket)
      if (buckets.size > MAX_BUCKETS) {
        const oldest = buckets.keys().next().value
        if (oldest !== undefined) buckets.delete(oldest)
      }
      if (bucket.tokens < 1) {
        const retryAfterSeconds = Math.ceil((1 - bucket.tokens) / rule.perSecond)
        throw new AppError('rate_limited', { details: { retryAfterSeconds } })
      }
      bucket.tokens -= 1
    },
  }
}
