import { apiPrefixes, fillPath, type Api, type Params, type Query, type Body, type RouteSpec } from '@tabard/contract'

/** The brackets stop TypeScript from splitting a union: a union of queries stays one query whose type is that union. */
type Optional<Name extends string, Value> = [Value] extends [undefined]
  ? { [K in Name]?: undefined }
  : [Record<never, string>] extends [Value]
    ? { [K in Name]?: Value }
    : // Where a route has several meanings, some may have a body and others none; the body is then optional.
      undefined extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value }

/**
 * What a call takes: params, query and body as the route declares them. Those that the route does not require are
 * optional.
 */
export type Input<R> = Optional<'params', Params<R>> & Optional<'query', Query<R>> & Optional<'body', Body<R>>

/** The same input without the route's types, for the code that builds the address. */
export interface LooseInput {
  params?: object
  query?: object
  body?: unknown
}

/** The base address of each of the four gateways. */
export type ApiBases = Record<Api, string>

export function apiBases(baseUrl: string, given: Partial<ApiBases> = {}): ApiBases {
  const origin = baseUrl.replace(/\/+$/, '')
  const base = (api: Api) => absolute(given[api] ?? apiPrefixes[api], origin)
  return { main: base('main'), public: base('public'), customPublic: base('customPublic'), links: base('links') }
}

export function addressOf(route: RouteSpec, input: LooseInput, bases: ApiBases): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  const search = query.size > 0 ? `?${query.toString()}` : ''
  return bases[route.api] + fillPath(route.path, { ...input.params } as Record<string, string>) + search
}

function absolute(base: string, origin: string): string {
  return (/^https?:/.test(base) ? base : origin + base).replace(/\/+$/, '')
}
