import { isAppError, normalEmail, sayError } from '@tabard/contract'
import { Hono } from 'hono'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import type { RateLimiter, RateRuleName } from './rate-limit.ts'
import { readBytes } from './read-bytes.ts'
import { weighJson } from './weigh-json.ts'

/** What answers below `/cognito/`. */
export interface PoolEndpoint {
  fetch(request: Request, caller: { ip: string }): Promise<Response>
}

/** As much as any of its actions needs. */
const MAX_BODY_BYTES = 64_000
const MAX_VALUES = 500

/** The embedded user pool, behind its rate limits. Refusals speak Cognito's own words, or its clients would not read them. */
export function servePool(pool: PoolEndpoint, rateLimiter: RateLimiter, trustedProxies: number): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.all('/*', async (c) => {
    const { ip } = readCaller(c, trustedProxies)
    const { method, url, headers } = c.req.raw
    try {
      rateLimiter.take('address', ip)
      if (method !== 'POST') return await pool.fetch(c.req.raw, { ip })
      const bytes = await readBytes(c.req.raw, MAX_BODY_BYTES)
      if (bytes === null) return refuse(400, 'SerializationException', 'The request is too large')
      const tooMuch = weighJson(bytes, MAX_VALUES)
      if (tooMuch !== null) return refuse(400, 'SerializationException', `Not taken: ${tooMuch}`)
      const body = Buffer.from(bytes).toString('utf8')
      for (const [rule, key] of limitsOf(c.req.header('x-amz-target') ?? '', body, ip)) rateLimiter.take(rule, key)
      return await pool.fetch(new Request(url, { method, headers, body }), { ip })
    } catch (error) {
      if (!isAppError(error)) throw error
      const seconds = String(error.details?.['retryAfterSeconds'] ?? 1)
      return refuse(429, 'TooManyRequestsException', sayError(error, 'en'), { 'retry-after': seconds })
    }
  })
  return app
}

/** The actions that compare a secret, send a letter or cost modular exponentiations. */
const costly =
  /\.(?:InitiateAuth|RespondToAuthChallenge|ForgotPassword|ConfirmForgotPassword|ChangePassword|VerifySoftwareToken|VerifyUserAttribute|GetUserAttributeVerificationCode|UpdateUserAttributes|SignUp)$/
const refreshing = /\.(?:GetTokensFromRefreshToken|RevokeToken)$/

/**
 * The buckets a call takes from. A sign-in takes from its address's, and from that of the user it names together with
 * the address, so that a stranger elsewhere cannot slow the user down. A refresh has a larger one: it compares no secret
 * that could be guessed, and clients repeat it up to six times.
 */
export function limitsOf(target: string, body: string, ip: string): [RateRuleName, string][] {
  if (refreshing.test(target)) return [['refresh', `pool ${ip}`]]
  if (!costly.test(target)) return []
  const input = readObject(body)
  if (/^REFRESH_TOKEN(_AUTH)?$/.test(String(input['AuthFlow']))) return [['refresh', `pool ${ip}`]]
  const given = [input['AuthParameters'], input['ChallengeResponses']].map((part) => asObject(part)['USERNAME'])
  const name = [...given, input['Username']].find((value) => typeof value === 'string')
  const own: [RateRuleName, string][] = name === undefined ? [] : [['signInUser', `${ip} ${nameKey(String(name))}`]]
  return [['signIn', ip], ...own]
}

function nameKey(name: string): string {
  return normalEmail(name).toLowerCase().slice(0, 128)
}

function readObject(text: string): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text))
  } catch {
    return {}
  }
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function refuse(status: number, type: string, message: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ __type: type, message }), {
    status,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-amzn-ErrorType, retry-after',
      'content-type': 'application/x-amz-json-1.1',
      'x-amzn-errortype': `${type}:`,
      ...headers,
    },
  })
}
