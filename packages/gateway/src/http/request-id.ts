import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Names each request, so that a person's report and our log meet. Never taken from outside: it would be a way into the log. */
export function requestId(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    // Made from a store of random bytes, where asking the system for a few each time is felt.
    const id = randomUUID()
    c.set('requestId', id)
    await next()
    if (!c.get('hasAllHeaders')) c.res.headers.set('x-request-id', id)
  }
}
