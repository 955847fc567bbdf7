import type { MiddlewareHandler } from 'hono'
import { cors as honoCors } from 'hono/cors'
import type { HttpEnv } from './http-env.ts'

const exposeHeaders = ['date', 'retry-after', 'x-request-id']

/** Headers of every answer to another origin. */
export const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': exposeHeaders.join(','),
}

/**
 * Any origin may call. An element in a vendor's page calls from the vendor's origin, and which vendors exist is not
 * ours to know. That is safe because no cookie authenticates anything here: a page that holds no token gets nothing it
 * could not fetch from its own server, and credentials are never allowed. `null` (a sandboxed frame) is answered with
 * `*` like everybody else, so its origin is reflected to nobody.
 */
export function cors(): MiddlewareHandler<HttpEnv> {
  const answerPreflight = honoCors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', 'x-access-token', 'x-api-key', 'x-api-secret', 'cache-control'],
    exposeHeaders,
    // Chromium caps this at two hours.
    maxAge: 7_200,
  })
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return answerPreflight(c, next)
    await next()
    // Set here and not by the library, which would start an answer of its own; merging the two copies the body.
    if (c.get('hasAllHeaders')) return
    for (const [name, value] of Object.entries(corsHeaders)) c.res.headers.set(name, value)
  }
}
