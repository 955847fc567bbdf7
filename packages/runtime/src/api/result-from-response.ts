import { AppError, isAppError, type ErrorCode, type Failure, type Output, type Result } from '@tabard/contract'
import { text, wordsOfFailure } from '../words/runtime.text.ts'

/** The failure that every call may have besides those its route declares: the gateway is busy or cannot be reached. */
export type AmbientFailure = 'busy'

export type CallResult<R> = Result<Output<R>, Extract<Failure<R>, ErrorCode> | AmbientFailure>

export interface Answer {
  status: number
  /** The body as text; empty when there is none. */
  text: string
}

/** Statuses that say the gateway cannot answer any request now; another attempt may succeed. */
export const BUSY_STATUSES = new Set([408, 429, 502, 503, 504])

/**
 * A failure that the route declares becomes a result, and so does a busy gateway.
 * @throws AppError with the gateway's code for everything else, `unexpected` where it gave none.
 */
export function resultFrom<R>(route: { errors: readonly ErrorCode[] }, answer: Answer): CallResult<R> {
  const body = parse(answer.text)
  if (answer.status >= 200 && answer.status < 300) return { ok: true, value: body as Output<R> }
  const { code, message, details } = failureOf(body)
  const failure = (as: ErrorCode): CallResult<R> => ({
    ok: false,
    error: {
      code: as as Extract<Failure<R>, ErrorCode> | AmbientFailure,
      text: message ?? wordsOfFailure(as),
      details,
    },
  })
  if (code && route.errors.includes(code)) return failure(code)
  if (BUSY_STATUSES.has(answer.status)) return failure('busy')
  throw new AppError(code ?? 'unexpected', { message, details: { ...details, status: answer.status } })
}

/**
 * The result of a call that was not sent, because an id in it is none: what the gateway would have answered.
 * @throws AppError where the route does not declare it
 */
export function unsent<R>(route: { errors: readonly ErrorCode[] }, error: unknown): CallResult<R> {
  if (!isAppError(error)) throw error
  return resultFrom<R>(route, { status: 404, text: JSON.stringify({ error: error.code }) })
}

/** The result when the gateway was not reached. Its text says what is safe and what happens next. */
export function unreachable<R>(isOffline: boolean): CallResult<R> {
  const said = isOffline ? text.offline : text.unreachable
  return { ok: false, error: { code: 'busy', text: said, details: { isOffline, isUnreachable: true } } }
}

export function failureOf(body: unknown): { code?: ErrorCode; message?: string; details: Record<string, unknown> } {
  if (typeof body !== 'object' || body === null) return { details: {} }
  const { error, message, ...details } = body as Record<string, unknown>
  return {
    // Compared with the codes that a caller handles, and with no table of all of them: that would be in the first bytes.
    code: typeof error === 'string' ? (error as ErrorCode) : undefined,
    message: typeof message === 'string' && message ? message.replace(/^Error:\s*/, '') : undefined,
    details,
  }
}

function parse(text: string): unknown {
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
