import type { Query, RouteSpec } from '@tabard/contract'
import type { QuotaName } from './day-quotas.ts'
import type { RateRuleName } from './rate-limit.ts'

/** What the gateway holds one call to, beside what the contract's row says. It stands at the call's handler. */
export interface Policy<Route> {
  /** Whether it costs a worker, another system's time, or everything a company holds. */
  isCostly: boolean
  /** A body that is longer is refused. Files travel as base64, which makes them a third longer. */
  bodyMaxBytes: number
  /** A bucket of its own, beside those that every call takes from. */
  rate: RateRuleName | null
  /** What it takes one of from the company's day. */
  quota: QuotaName | null
  /** The same for calls of many meanings, by their `updateType`. */
  quotaOfUpdate: { readonly [Type in UpdateTypeOf<Query<Route>>]?: QuotaName }
  /**
   * `plain` answers are compressed and kept by nobody. `secret` ones hold tokens and are never compressed. `kept` ones
   * are pictures: they change seldom, so the browser keeps them and asks whether they are still the same.
   */
  answer: 'plain' | 'secret' | 'kept'
  /** Whether its caller is looked up in the same message as what it reads (`read-at-once.ts`). Only for calls that only read. */
  readsAtOnce: Route extends { method: 'get'; access: 'session' | 'session-or-signature' } ? boolean : false
}

/** What most calls are held to. */
export const plain = {
  isCostly: false,
  bodyMaxBytes: 4_000_000,
  rate: null,
  quota: null,
  quotaOfUpdate: {},
  answer: 'plain',
  readsAtOnce: false,
} as const satisfies Policy<RouteSpec>

export type CostClass = 'read' | 'write' | 'costly' | 'public'

/** Which bucket of its caller a call takes from. */
export function costClassOf(route: RouteSpec, { isCostly }: Pick<Policy<RouteSpec>, 'isCostly'>): CostClass {
  if (isCostly) return 'costly'
  if (route.access === 'public' || route.access === 'refresh') return 'public'
  return route.method === 'get' ? 'read' : 'write'
}

type UpdateTypeOf<Sent> = Sent extends { updateType?: infer Type } ? Extract<Type, string> : never
