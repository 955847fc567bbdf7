/**
 * How many a company has a day, in UTC. Its own number stands in its limits as `uploadsPerDay` and so on.
 * `ofLink` bounds one link: its address may have been handed on, and its visitors must not use up the company's day.
 */
export const dayQuotas = {
  uploads: { limit: 5_000 },
  outputs: { limit: 20_000, ofLink: 50 },
  assist: { limit: 10_000 },
  invitations: { limit: 500 },
  telemetry: { limit: 20_000, ofLink: 1_000 },
} as const satisfies Record<string, DayQuota>
export type QuotaName = keyof typeof dayQuotas

export interface DayQuota {
  limit: number
  ofLink?: number
}
