import { isAppError } from '@tabard/contract'
import { Hono } from 'hono'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What answers below `/cognito/`. */
export interface PoolEndpoint {
  fetch(request: Request, caller: { ip: string }): Promise<Response>
}

/** The actions that compare a secret or cost modular exponentiations. Refreshing does neither, and its client retries. */
const costly = /\.(?:InitiateAuth|RespondToAuthChallenge|ForgotPassword|ConfirmForgotPassword|SignUp)$/

/** The embedded user pool, behind its rate limit. Refusals speak Cognito's own words, or its clients would not read them. */
export function servePool(pool: PoolEndpoint, rateLimiter: RateLimiter, trustedProxies: number): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.all('/*', async (c) => {
    const { ip } = readCaller(c, trustedProxies)
    if (c.req.method === 'POST' && costly.test(c.req.header('x-amz-target') ?? '')) {
      try {
        rateLimiter.take('signIn', ip)
      } catch (error) {
        if (!isAppError(error)) throw error
        return c.json({ __type: 'TooManyRequestsException', message: error.message }, 429, {
          'access-control-allow-origin': '*',
          'content-type': 'application/x-amz-json-1.1',
          'retry-after': String(error.details?.['retryAfterSeconds'] ?? 1),
        })
      }
    }
    return pool.fetch(c.req.raw, { ip })
  })
  return app
}
