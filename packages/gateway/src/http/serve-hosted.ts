import { AppError, isAppError, sayError } from '@tabard/contract'
import { Hono } from 'hono'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import { languageOf } from './language-of.ts'
import type { RateLimiter } from './rate-limit.ts'
import { readBytes } from './read-bytes.ts'
import type { PoolEndpoint } from './serve-pool.ts'

/** The calls that compare a secret, or make us ask an identity provider. */
const costly = new Set(['POST /login-ui/', 'POST /oauth2/token', 'GET /oauth2/authorize', 'GET /oauth2/idpresponse'])

/** More than any of its forms needs. */
const MAX_BODY_BYTES = 64_000

/** The hosted sign-in, behind the same limit as every other way to sign in. */
export function serveHosted(hosted: PoolEndpoint, rateLimiter: RateLimiter, trustedProxies: number): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  for (const path of ['/oauth2/*', '/login-ui/*', '/logout']) {
    app.all(path, async (c) => {
      const { ip } = readCaller(c, trustedProxies)
      // HEAD does all that GET does.
      const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
      try {
        rateLimiter.take('address', ip)
        if (costly.has(`${method} ${c.req.path}`)) rateLimiter.take('signIn', ip)
      } catch (error) {
        if (!isAppError(error)) throw error
        const headers = { 'retry-after': String(error.details?.['retryAfterSeconds'] ?? 1) }
        // RFC 6749 has no error for too many requests; this one comes closest.
        if (c.req.path === '/oauth2/token') return c.json({ error: 'temporarily_unavailable' }, 429, headers)
        return c.text(sayError(error, languageOf(c)), 429, headers)
      }
      // Read here, where a caller that goes away is no fault of the pool's.
      const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES)
      if (bytes === null) return c.text(sayError(new AppError('payload_too_large'), languageOf(c)), 413)
      const body = bytes.length > 0 ? bytes : undefined
      return hosted.fetch(new Request(c.req.raw.url, { method: c.req.method, headers: c.req.raw.headers, body }), {
        ip,
      })
    })
  }
  return app
}
