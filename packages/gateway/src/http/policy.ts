import type { Query, RouteSpec } from '@tabard/contract'
import type { QuotaName } from './day-quotas.ts'
import type { RateRuleName } from './rate-limit.ts'

/** What the gateway holds one call to, beside what the contract's row says. It stands at the call's handler. */
export interface Policy<Route> {
  /** Whether it costs a worker, another system's time, or everything a company holds. */
  isCostly: boolean
  /** What its body may hold; null for a call that only reads, whose body is never looked at. */
  body: BodyOf<Route>
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

/** A larger body is refused before it is parsed: no body may hold the gateway up. */
export interface BodyLimit {
  /** Files travel as base64, which makes them a third longer. */
  maxBytes: number
  /** Values of the JSON, all levels together. */
  maxValues: number
}

/** Fields, lists of a few hundred, and the 2,000 values that an applicant system may have kept beside a document. */
const FEW_VALUES = 3_000
/** A CV of as many pages as we read, with two pieces of text a line: 200 pages of 60 lines come to about 150,000. */
const VALUES_OF_A_DOCUMENT = 200_000

/** What a body may hold, by what it carries. */
export const bodies = {
  fields: { maxBytes: 64_000, maxValues: FEW_VALUES },
  /** One field may be a long text. */
  text: { maxBytes: 4_000_000, maxValues: FEW_VALUES },
  /** The sections of a CV or a template. */
  document: { maxBytes: 4_000_000, maxValues: VALUES_OF_A_DOCUMENT },
} as const satisfies Record<string, BodyLimit>

/** A body that carries files: few values, of which some are long. */
export function filesWithin(maxBytes: number): BodyLimit {
  return { maxBytes, maxValues: FEW_VALUES }
}

/** What most calls are held to. A call that changes something names its body beside this, or it does not compile. */
export const plain = {
  isCostly: false,
  body: null,
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

/** Both where the method is not known. */
type BodyOf<Route> = Route extends { method: infer Method } ? (Method extends 'get' ? null : BodyLimit) : never

type UpdateTypeOf<Sent> = Sent extends { updateType?: infer Type } ? Extract<Type, string> : never
