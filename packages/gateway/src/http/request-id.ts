import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Names each request, so that a person's report can be found in our log. Never taken from the caller, who could write into the log with it. */
export function requestId(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    // `randomUUID` keeps random bytes in store; asking the system for a few on each request would cost noticeable time.
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    if (!c.get('hasAllHeaders')) c.res.headers.set('x-request-id', id)
  }
}
