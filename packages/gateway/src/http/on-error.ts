import { errors, errorWords, isAppError, sayError, type ErrorBody, type ErrorCode } from '@tabard/contract'
import type { Context as HonoContext } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Log } from '../log.ts'
import type { HttpEnv } from './http-env.ts'
import { languageOf } from './language-of.ts'
import { CallerGone } from './read-bytes.ts'

/** Nobody receives it. It stands in the log and the metrics, by the number that proxies use for this. */
const CALLER_GONE_STATUS = 499

/** The only translator from a failure to an answer. An unexpected error is logged whole, and its caller is told nothing of it. */
export function onError(log: Log) {
  return (error: unknown, c: HonoContext<HttpEnv>): Response => {
    const requestId = c.get('requestId')
    if (error instanceof CallerGone) {
      log.info({ requestId, method: c.req.method, route: c.get('route') }, 'The caller went away before its body came')
      return new Response(null, { status: CALLER_GONE_STATUS })
    }
    if (!isAppError(error)) {
      log.error({ err: error, requestId, method: c.req.method, route: c.get('route') }, 'A request failed unexpectedly')
      return answer(c, 'unexpected', errorWords.in(languageOf(c)).unexpected, { requestId })
    }
    // A 5xx with a code of ours is expected (no model, a busy database). Its cause goes into the log.
    if (errors[error.code].status >= 500)
      log.warn({ err: error.cause, requestId, code: error.code }, 'A request was refused')
    return answer(c, error.code, sayError(error, languageOf(c)), error.details)
  }
}

export function notFound(c: HonoContext<HttpEnv>): Response {
  return answer(c, 'not_found', errorWords.in(languageOf(c)).not_found)
}

function answer(
  c: HonoContext<HttpEnv>,
  code: ErrorCode,
  message: string,
  details?: Record<string, unknown>,
): Response {
  const body: ErrorBody = { ...details, error: code, message }
  c.header('cache-control', 'no-store')
  if (typeof details?.['retryAfterSeconds'] === 'number') c.header('retry-after', String(details['retryAfterSeconds']))
  return c.json(body, errors[code].status as ContentfulStatusCode)
}
