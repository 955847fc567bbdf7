import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { HttpEnv } from './http-env.ts'

/** One line a request. The route's name or pattern, not its path: paths hold short ids, and queries hold `sig`. */
export function accessLog(log: Log): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!log.isLevelEnabled('info')) return next()
    const startedAt = performance.now()
    await next()
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: c.get('route') ?? routePath(c),
        status: c.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
}
