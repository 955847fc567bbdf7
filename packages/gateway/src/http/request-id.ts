import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './http-env.ts'

/** Names each request, so that a person's report and our log meet. Never taken from outside: it would be a way into the log. */
export function requestId(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const id = randomBytes(9).toString('base64url')
    c.set('requestId', id)
    await next()
    c.res.headers.set('x-request-id', id)
  }
}
