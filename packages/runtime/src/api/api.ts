import type { Route, RouteSpec, RouteShape, ErrorCode } from '@tabard/contract'
import { addressOf, type ApiBases, type Input, type LooseInput } from './address.ts'
import type { Cache } from './cache.ts'
import { headersFor } from './headers.ts'
import { failureOf, resultFrom, unreachable, unsent, type Answer, type CallResult } from './result-from-response.ts'
import { isOnline, send, type Sender, type Sending } from './send.ts'
import type { Progress } from './upload.ts'
import type { Session } from '../session/session.ts'

export interface CallOptions {
  signal?: AbortSignal
  /** Accepts a cached answer up to ten minutes old. For reads only. */
  isCached?: boolean
}

export interface UploadOptions {
  signal?: AbortSignal
  onProgress: (progress: Progress) => void
}

/** The gateway, typed by the contract's route table. */
export interface Api {
  /**
   * A failure the route declares, and a gateway that is busy or out of reach (`busy`), come back as results.
   * @throws AppError for the rest @throws AbortError
   */
  call<R extends AnyRoute>(route: R, input: Input<R>, options?: CallOptions): Promise<CallResult<R>>
  /** The same as `call`, and reports how much of the body has been sent. */
  upload<R extends AnyRoute>(route: R, input: Input<R>, options: UploadOptions): Promise<CallResult<R>>
  /** Forgets cached answers. */
  forget(): void
}

export type AnyRoute = Route<RouteSpec, RouteShape>

/**
 * What the api needs from the session: the headers that identify the user, and what to do when the gateway refuses
 * them.
 */
export interface Credentials {
  current(recordId?: string): Promise<Session>
  /** Renews the session; calls made meanwhile share one renewal. True when there is a fresh session to use. */
  renew(): Promise<boolean>
  accepted(authorization: string | undefined): void
  refused(code: ErrorCode, authorization: string | undefined): void
}

export interface ApiParts {
  bases: ApiBases
  credentials: Credentials
  cache: Cache
  sender: Sender
}

/** Error codes after which the call is repeated with a renewed session. They end the session when that does not help. */
const REFUSED: readonly ErrorCode[] = [
  'token_expired',
  'signature_expired',
  'token_invalid',
  'not_signed_in',
  'signature_invalid',
]

export function createApi({ bases, credentials, cache, sender }: ApiParts): Api {
  const request = async <R extends AnyRoute>(
    route: R,
    input: LooseInput,
    signal: AbortSignal | undefined,
    transport: (sending: Sending) => Promise<Answer | null>,
  ): Promise<CallResult<R>> => {
    let url: string
    try {
      url = addressOf(route, input, bases)
    } catch (error) {
      return unsent<R>(route, error)
    }
    const { appId } = (input.params ?? {}) as { appId?: string }
    const headersNow = async (): Promise<Record<string, string>> =>
      route.access === 'public' ? {} : headersFor(await credentials.current(appId))
    const attempt = (headers: Record<string, string>) =>
      transport({ method: route.method, url, headers, body: input.body, signal })
    /** Reports what the gateway said to a token. */
    const judge = (answer: Answer | null, { Authorization }: Record<string, string>) => {
      const refusal = answer && isOneOf(REFUSED, answer, route)
      if (refusal) credentials.refused(refusal, Authorization)
      else if (answer && answer.status < 400) credentials.accepted(Authorization)
    }
    const sent = await headersNow()
    let answer = await attempt(sent)
    const isRefused = answer !== null && isOneOf(REFUSED, answer, route) !== null
    // Another call may have renewed the session while this one was under way.
    if (isRefused && (await headersNow()).Authorization === sent.Authorization) await credentials.renew()
    judge(answer, sent)
    const next = isRefused ? await headersNow() : sent
    if (next.Authorization && next.Authorization !== sent.Authorization) {
      answer = await attempt(next)
      judge(answer, next)
    }
    if (!answer) return unreachable(!isOnline())
    return resultFrom<R>(route, answer)
  }

  return {
    call: async <R extends AnyRoute>(route: R, input: Input<R>, { signal, isCached }: CallOptions = {}) => {
      const address = isCached ? addressOf(route, input as LooseInput, bases) : ''
      const kept = isCached ? cache.get<CallResult<R>>(address) : undefined
      if (kept) return kept
      const result = await request<R>(route, input as LooseInput, signal, (sending) => send(sending, sender))
      if (isCached && result.ok) cache.set(address, result)
      if (route.method !== 'get') cache.clear()
      return result
    },
    upload: async <R extends AnyRoute>(route: R, input: Input<R>, { signal, onProgress }: UploadOptions) => {
      cache.clear()
      // Loaded only when it is needed, because few screens upload.
      const { sendWithProgress } = await import('./upload.ts')
      return request<R>(route, input as LooseInput, signal, (sending) => sendWithProgress(sending, onProgress))
    },
    forget: () => cache.clear(),
  }
}

/**
 * The answer's error code if it is one of `codes`. Null when the route declares that code, because the caller then
 * handles it.
 */
function isOneOf(codes: readonly ErrorCode[], answer: Answer, route: RouteSpec): ErrorCode | null {
  if (answer.status !== 401 && answer.status !== 403) return null
  const code = codeOf(answer)
  return code && codes.includes(code) && !route.errors.includes(code) ? code : null
}

function codeOf({ text }: Answer): ErrorCode | null {
  try {
    return failureOf(JSON.parse(text)).code ?? null
  } catch {
    return null
  }
}
