import { AppError, type ErrorCode } from './errors.ts'
import { expandId, idParts, isIdParam, type IdParam } from './ids.ts'
import { isSegment } from './match-path.ts'
import type { Area, Level } from './permissions.ts'
import type { Right } from './token.ts'

/** The four gateways, by their path prefix. */
export const apiPrefixes = {
  main: '/api',
  public: '/public',
  customPublic: '/custom-public',
  links: '/links-api',
} as const
export type Api = keyof typeof apiPrefixes

/** What a call carries. Every member is optional in itself. A call without a query has `query: {}`. */
export interface RouteShape {
  params: Record<string, string>
  query: object
  body: unknown
  response: unknown
}

export interface RouteSpec {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  api: Api
  /** Ids are named `{appId}` and sent as their parts: see `expandedPath`. */
  path: string
  access: 'public' | 'api-key' | 'refresh' | 'session' | 'session-or-signature'
  /** The right that a signed-in user's role must have. */
  needs?: readonly [Area, Level]
  /**
   * The right that a signature must grant, and which path id must be the resource it names. Without an id the handler
   * takes the resource from the token.
   */
  signature?: { right: Right; id?: string }
  /** The type of a body that is not JSON: a picture's own bytes, passed on unchanged. */
  bodyType?: 'image'
  summary: string
  /** The failures that the caller must handle; the client's type has only these. */
  errors: readonly ErrorCode[]
}

/** One call: a row of the table that client, gateway and /openapi.json all read. */
export type Route<Spec extends RouteSpec = RouteSpec, Shape extends RouteShape = RouteShape> = Spec & {
  /** Types only; never set. */
  readonly shape?: Shape
}

export type Params<R> = R extends { readonly shape?: infer S }
  ? NonNullable<S> extends RouteShape
    ? NonNullable<S>['params']
    : never
  : never
export type Query<R> = R extends { readonly shape?: infer S }
  ? NonNullable<S> extends RouteShape
    ? NonNullable<S>['query']
    : never
  : never
export type Body<R> = R extends { readonly shape?: infer S }
  ? NonNullable<S> extends RouteShape
    ? NonNullable<S>['body']
    : never
  : never
export type Output<R> = R extends { readonly shape?: infer S }
  ? NonNullable<S> extends RouteShape
    ? NonNullable<S>['response']
    : never
  : never
export type Failure<R> = R extends { errors: readonly (infer Code)[] } ? Code : never

/**
 * Takes the shape as a type argument and infers the row: `route<{ params: …; query: …; body: …; response: … }>()({ …
 * })`.
 */
export function route<Shape extends RouteShape>() {
  return <const Spec extends RouteSpec>(spec: Spec): Route<Spec, Shape> => spec
}

const PARAM = /\{(\w+)\}/g

/** The names in a path's braces, in order. */
export function paramNames(path: string): string[] {
  return Array.from(path.matchAll(PARAM), (match) => match[1] ?? '')
}

/** `/applications/{appId}` as it is sent: `/applications/{company}/{folder}/{app}`. */
export function expandedPath(path: string): string {
  return path.replace(PARAM, (whole, name: string) =>
    isIdParam(name)
      ? idParts(name)
          .map((part) => `{${part}}`)
          .join('/')
      : whole,
  )
}

/**
 * A route's path with its params filled in and ids expanded, without prefix.
 * @throws AppError `invalid_id_depth` or `not_found`, where a param would make it another path
 */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(PARAM, (_, name: string) => {
    const value = params[name] ?? ''
    if (isIdParam(name)) return expandId(name satisfies IdParam, value)
    if (!isSegment(value)) throw new AppError('not_found')
    return encodeURIComponent(value)
  })
}
