import { AppError } from '@tabard/contract'

/** A token bucket: `burst` calls at once, then `perSecond`. */
export interface RateRule {
  burst: number
  perSecond: number
}

/**
 * Per address: signing in costs us modular exponentiations, and guessing short ids must not pay. Per person: reading a
 * CV costs a worker, and each kept document takes disk, also when a link's visitor sends it. The numbers leave room for
 * an office behind one address and for somebody who drops a folder of CVs.
 */
export const rateRules = {
  signIn: { burst: 60, perSecond: 1 },
  signInUser: { burst: 40, perSecond: 0.5 },
  exchange: { burst: 60, perSecond: 1 },
  refresh: { burst: 120, perSecond: 2 },
  upload: { burst: 200, perSecond: 4 },
  // For rules and models alike: both take time to answer.
  assist: { burst: 60, perSecond: 1 },
  output: { burst: 60, perSecond: 0.5 },
  // Opening companies: a few per address, and a bound for all addresses together.
  newCompany: { burst: 5, perSecond: 1 / 600 },
  newCompanies: { burst: 60, perSecond: 1 / 30 },
  invite: { burst: 100, perSecond: 1 / 20 },
  apiKey: { burst: 600, perSecond: 20 },
  publicUrl: { burst: 240, perSecond: 4 },
  telemetry: { burst: 240, perSecond: 4 },
  // Each writes a line of the audit log and makes a call to the system that tracks customers.
  logins: { burst: 20, perSecond: 1 / 60 },
  // Every call takes from these: its address's (an office may share one), its caller's by what the call costs, its
  // company's, and for a visitor its address's share of the link's, and the link's.
  address: { burst: 3_000, perSecond: 500 },
  read: { burst: 1_000, perSecond: 200 },
  write: { burst: 400, perSecond: 20 },
  costly: { burst: 120, perSecond: 2 },
  public: { burst: 240, perSecond: 4 },
  company: { burst: 6_000, perSecond: 1_000 },
  visitor: { burst: 300, perSecond: 10 },
  link: { burst: 600, perSecond: 20 },
} as const satisfies Record<string, RateRule>
export type RateRuleName = keyof typeof rateRules

export interface RateLimiter {
  /** @throws AppError `rate_limited` with `retryAfterSeconds` */
  take(rule: RateRuleName, key: string): void
}

/** The same rules with every number multiplied: for benchmarks, and for an installation that serves one company. */
export function scaleRules(rules: Record<RateRuleName, RateRule>, factor: number): Record<RateRuleName, RateRule> {
  const scaled = Object.entries(rules).map(([name, rule]) => [
    name,
    { burst: rule.burst * factor, perSecond: rule.perSecond * factor },
  ])
  return Object.fromEntries(scaled) as Record<RateRuleName, RateRule>
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
      // When the clock is set back, a bucket keeps the calls it has.
      const seconds = Math.max(0, at - bucket.at) / 1000
      bucket.tokens = Math.min(rule.burst, bucket.tokens + seconds * rule.perSecond)
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
