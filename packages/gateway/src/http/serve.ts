import { AppError, apiPrefixes, expandedPath, routes, type RouteName, type RouteSpec } from '@tabard/contract'
import { routeSchemas } from '@tabard/contract/schemas'
import { Hono, type Context as HonoContext } from 'hono'
import type { GenericSchema } from 'valibot'
import type { Context } from '../context.ts'
import type { Handlers } from './handlers.ts'
import { authorise } from './authorise.ts'
import { inQueryOrBody } from './query-or-body.ts'
import { corsHeaders } from './cors.ts'
import { encodeJson } from './encode-json.ts'
import { limitCall } from './limit-call.ts'
import { limitDay } from './limit-day.ts'
import { readCaller } from './caller.ts'
import type { BodyLimit, Policy } from './policy.ts'
import type { HttpEnv } from './http-env.ts'
import { readAtOnce } from './read-at-once.ts'
import { requestHeaders } from './request-header.ts'
import { commonHeaders } from './security-headers.ts'
import { check, readBody, readImage, readParams, readQuery } from './read-input.ts'

type AnyHandler = Policy<RouteSpec> & {
  handle(context: Context, actor: unknown, input: unknown): Promise<unknown>
}

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
    const { handle, ...policy } = handlers[name] as AnyHandler
    const schemas: { params?: GenericSchema; query: GenericSchema; body: GenericSchema; response: GenericSchema } =
      routeSchemas[name]
    const path = apiPrefixes[route.api] + expandedPath(route.path).replace(/\{(\w+)\}/g, ':$1')

    app.on(route.method.toUpperCase(), path, async (c) => {
      c.set('route', name)
      const caller = readCaller(c, context.config.trustedProxies)
      // Before the token is checked, because checking costs more than refusing a flood.
      context.rateLimiter.take('address', caller.ip)
      const answer = async (context: Context, actor: Awaited<ReturnType<typeof findActor>>): Promise<unknown> => {
        limitCall(context, { name, route, policy, ip: caller.ip }, actor)
        const params = readParams(route.path, c.req.param())
        if (!claim && (actor.kind === 'user' || actor.kind === 'signature')) authorise(route, actor, params)
        const sent =
          policy.body === null
            ? { query: readQuery(c.req.url), body: undefined }
            : inQueryOrBody(schemas, {
                query: readQuery(c.req.url),
                body: await readBodyOf(route, c, policy.body),
              })
        const input = {
          params: schemas.params ? checkParams(schemas.params, params) : params,
          query: check(schemas.query, sent.query),
          body: check(schemas.body, sent.body),
          caller,
        }
        await limitDay(context, { policy, query: input.query }, actor)
        return handle(context, actor, input)
      }
      const claim = policy.readsAtOnce ? await context.authenticate.claim(requestHeaders(c)) : null
      const output = claim
        ? await readAtOnce(
            context,
            claim,
            (actor) => authorise(route, actor, readParams(route.path, c.req.param())),
            answer,
          )
        : await answer(context, await findActor(context, route, c))
      if (options.checkResponses) check(schemas.response, output)
      return encodeJson(c, output, { everyAnswer, answer: policy.answer })
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

function readBodyOf(route: RouteSpec, c: HonoContext<HttpEnv>, limit: BodyLimit): Promise<unknown> {
  return route.bodyType === 'image' ? readImage(c, limit) : readBody(c, limit)
}

/** A param of the wrong form names nothing, so a short id of the wrong form answers like one that does not exist. */
function checkParams(schema: GenericSchema, params: Record<string, string>): unknown {
  try {
    return check(schema, params)
  } catch (cause) {
    throw new AppError('shortId' in params ? 'link_not_found' : 'bad_request', { cause })
  }
}
