import ky, { isHTTPError, isTimeoutError } from 'ky'
import { QUERY_RETRIES, QUERY_RETRY_CAP_MS, QUERY_RETRY_START_MS } from '@tabard/contract'
import type { ServerClock } from '../clock.ts'
import { pageLanguage } from '../words/page-words.ts'
import { takePrefetched } from './prefetch.ts'
import { BUSY_STATUSES, type Answer } from './result-from-response.ts'

export interface Sending {
  method: string
  url: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

export type Fetch = typeof globalThis.fetch

export interface Sender {
  fetch: Fetch
  clock: ServerClock
}

const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 120_000

/**
 * Sends one request with ky; no other file knows ky. A read is tried three times, because repeating it is harmless. A write is sent
 * once, because it may have arrived although its answer did not. Resolves to null when the server was not reached.
 * @throws AbortError when the signal was aborted
 */
export async function send(sending: Sending, { fetch, clock }: Sender): Promise<Answer | null> {
  const { method, url, headers, body, signal } = sending
  const isRead = method === 'get'
  try {
    const response = await ky(url, {
      method,
      headers: { Accept: 'application/json', 'Accept-Language': pageLanguage(), ...headers },
      json: body,
      signal,
      timeout: isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
      // ky repeats a request only when it throws, so the busy statuses throw. Every other status is an answer.
      throwHttpErrors: (status) => BUSY_STATUSES.has(status),
      retry: {
        limit: isRead ? QUERY_RETRIES - 1 : 0,
        shouldRetry: ({ error }) => isOnline() && (isHTTPError(error) || isUnreached(error)),
        // The hook below waits instead, on the runtime's clock, so that a test moves time and does not wait.
        delay: () => 0,
      },
      hooks: { beforeRetry: [({ error, retryCount }) => pause(delayMsAfter(error, retryCount), clock, signal)] },
      fetch: async (request, init) => {
        const prefetched = isRead ? takePrefetched(url, headers.Authorization) : undefined
        const response = await (prefetched ?? fetch(request, init))
        clock.learn(Date.parse(response.headers.get('Date') ?? ''))
        return readWhole(response)
      },
    })
    return await answerOf(response)
  } catch (error) {
    if (signal?.aborted) throw error
    if (isHTTPError(error)) return answerOf(error.response)
    if (isUnreached(error)) return null
    throw error
  }
}

export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

async function answerOf(response: Response): Promise<Answer> {
  return { status: response.status, text: await response.text() }
}

/** ky's time limit ends with the head of an answer. Reading the body before ky gets the answer puts the body under the limit too. */
async function readWhole(response: Response): Promise<Response> {
  const text = await response.text()
  return new Response(text || null, { status: response.status, headers: response.headers })
}

/** `fetch` throws a TypeError when the server was not reached. */
function isUnreached(error: unknown): boolean {
  return isTimeoutError(error) || error instanceof TypeError
}

/** 1 s, doubled at each attempt, or the time in `Retry-After` if that is longer; never more than the cap. */
function delayMsAfter(error: Error, attempt: number): number {
  const askedMs = isHTTPError(error) ? Number(error.response.headers.get('Retry-After')) * 1000 || 0 : 0
  return Math.min(Math.max(QUERY_RETRY_START_MS * 2 ** (attempt - 1), askedMs), QUERY_RETRY_CAP_MS)
}

function pause(delayMs: number, clock: ServerClock, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      cancel()
      reject(signal?.reason as Error)
    }
    const cancel = clock.after(delayMs, () => {
      signal?.removeEventListener('abort', stop)
      resolve()
    })
    signal?.addEventListener('abort', stop, { once: true })
  })
}
