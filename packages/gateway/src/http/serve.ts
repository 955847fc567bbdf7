import { AppError, apiPrefixes, expandedPath, routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { routeSchemas } from '@tabard/contract/schemas'
import { Hono, type Context as HonoContext } from 'hono'
import type { GenericSchema } from 'valibot'
import type { Context } from '../context.ts'
import { authorise } from './authorise.ts'
import { inTheirPlaces } from './either-place.ts'
import { corsHeaders } from './cors.ts'
import { encodeJson } from './encode-json.ts'
import { limitCall, limitDay } from './limit-call.ts'
import type { Handlers } from './handlers.ts'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import type { RateRuleName } from './rate-limit.ts'
import { readAtOnce, readsAtOnce } from './read-at-once.ts'
import { requestHeaders } from './request-header.ts'
import { commonHeaders } from './security-headers.ts'
import { check, readBody, readImage, readParams, readQuery } from './read-input.ts'

export const JSON_MAX_BYTES = 4_000_000
/** Calls whose body carries files as base64, which is a third longer than they are. */
export const bodyLimits: Partial<Record<RouteName, number>> = {
  createApplication: 64_000_000,
  createOutput: 72_000_000,
  createFile: 21_000_000,
  actOnApplication: 14_000_000,
  createLogo: 4_100_000,
  actOnTemplate: 17_000_000,
  putUserPhoto: 5_000_000,
}
export const rateLimits: Partial<Record<RouteName, RateRuleName>> = {
  exchangeShortLink: 'exchange',
  refreshToken: 'refresh',
  createApplication: 'upload',
  createOutput: 'output',
  textTransform: 'assist',
  actOnTemplate: 'upload',
  getThumbnail: 'output',
  getDefaultThumbnail: 'output',
  createFile: 'upload',
  createClient: 'newCompany',
  createUser: 'invite',
  resendInvitation: 'invite',
  putUserPhoto: 'upload',
  getPublicClient: 'apiKey',
  getUrl: 'apiKey',
  getPublicUrl: 'publicUrl',
  trackEvents: 'telemetry',
  trackLogin: 'logins',
}

export const givesTokens: ReadonlySet<RouteName> = new Set([
  'exchangeShortLink',
  'refreshToken',
  'getAccess',
  'getUrl',
  'createApiKey',
  'authoriseIntegration',
  'startOauth',
])

/** Pictures: they change seldom, and a browser that has one may keep it. */
export const keptByBrowsers: ReadonlySet<RouteName> = new Set([
  'getLogo',
  'getThumbnail',
  'getDefaultThumbnail',
  'getImageTemplate',
])

type AnyHandler = (context: Context, actor: unknown, input: unknown) => Promise<unknown>

/** Mounts every route of the contract: authenticate, access, validate, call, encode. */
export function serveRoutes(
  context: Context,
  handlers: Handlers,
  options: { checkResponses?: boolean } = {},
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const everyAnswer = { ...commonHeaders(context.config), ...corsHeaders }
  for (const name of Object.keys(routes) as RouteName[]) {
    const route: RouteSpec = routes[name]
    // The table's type ties each handler to its own route; here they are all alike.
    const handler = handlers[name].handle as AnyHandler
    const schemas: { params?: GenericSchema; query: GenericSchema; body: GenericSchema; response: GenericSchema } =
      routeSchemas[name]
    const path = apiPrefixes[route.api] + expandedPath(route.path).replace(/\{(\w+)\}/g, ':$1')

    app.on(route.method.toUpperCase(), path, async (c) => {
      c.set('route', name)
      const caller = readCaller(c, context.config.trustedProxies)
      // Before the token is looked at: that costs more than turning a flood away.
      context.rateLimiter.take('address', caller.ip)
      const answer = async (context: Context, actor: Awaited<ReturnType<typeof findActor>>): Promise<unknown> => {
        limitCall(context, { name, route, ip: caller.ip }, actor)
        const rule = rateLimits[name]
        if (rule) context.rateLimiter.take(rule, actor.kind === 'user' ? actor.userId : caller.ip)
        const params = readParams(route.path, c.req.param())
        if (!claim && (actor.kind === 'user' || actor.kind === 'signature')) authorise(route, actor, params)
        const sent =
          route.method === 'get'
            ? { query: readQuery(c.req.url), body: undefined }
            : inTheirPlaces(schemas, {
                query: readQuery(c.req.url),
                body: await readBodyOf(route, c, bodyLimits[name] ?? JSON_MAX_BYTES),
              })
        const input = {
          params: schemas.params ? checkParams(schemas.params, params) : params,
          query: check(schemas.query, sent.query),
          body: check(schemas.body, sent.body),
          caller,
        }
        await limitDay(context, { name, route, query: input.query }, actor)
        return handler(context, actor, input)
      }
      const claim = readsAtOnce.has(name) ? await context.authenticate.claim(requestHeaders(c)) : null
      const output = claim
        ? await readAtOnce(
            context,
            claim,
            (actor) => authorise(route, actor, readParams(route.path, c.req.param())),
            answer,
          )
        : await answer(context, await findActor(context, route, c))
      if (options.checkResponses) check(schemas.response, output)
      return encodeJson(c, output, { everyAnswer, isSecret: givesTokens.has(name), isKept: keptByBrowsers.has(name) })
    })
  }
  return app
}

async function findActor(context: Context, route: RouteSpec, c: HonoContext<HttpEnv>) {
  const authorization = c.req.header('authorization') ?? ''
  switch (route.access) {
    case 'public':
      return { kind: 'anonymous' as const }
    case 'refresh':
      if (authorization === '') throw new AppError('refresh_invalid')
      return { kind: 'refresh' as const, code: authorization.slice(0, 500) }
    case 'api-key':
      return context.authenticateKey(c.req.raw.headers)
    case 'session':
    case 'session-or-signature':
      return context.authenticate(requestHeaders(c))
  }
}

function readBodyOf(route: RouteSpec, c: HonoContext<HttpEnv>, maxBytes: number): Promise<unknown> {
  return route.bodyType === 'image' ? readImage(c, maxBytes) : readBody(c, maxBytes)
}

/** A param that does not even look right names nothing: it answers as what is not there. */
function checkParams(schema: GenericSchema, params: Record<string, string>): unknown {
  try {
    return check(schema, params)
  } catch (cause) {
    throw new AppError('shortId' in params ? 'link_not_found' : 'bad_request', { cause })
  }
}
