import { QUERY_RETRIES, QUERY_RETRY_CAP_MS, QUERY_RETRY_START_MS } from '@tabard/contract'
import type { Clock } from '../clock.ts'
import { takePrefetched } from './prefetch.ts'
import type { Answer } from './result-from-response.ts'

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
  clock: Clock
}

const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 120_000
/** Answers that another attempt may better. */
const PASSING_STATUSES = new Set([408, 429, 502, 503, 504])

/**
 * Sends one request. Reads are tried three times, 1 s and doubling apart, or as the gateway asks; a write that may have
 * arrived is never repeated. Answers null when nobody was reached.
 * @throws AbortError when the signal was aborted
 */
export async function send(sending: Sending, sender: Sender): Promise<Answer | null> {
  const most = sending.method === 'get' ? QUERY_RETRIES : 1
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(sending, sender.fetch)
    const isPassing = answer === null || PASSING_STATUSES.has(answer.status)
    if (!isPassing || attempt >= most || !isOnline()) return answer
    const delayMs = Math.max(QUERY_RETRY_START_MS * 2 ** (attempt - 1), answer?.retryAfterMs ?? 0)
    await pause(Math.min(delayMs, QUERY_RETRY_CAP_MS), sender.clock, sending.signal)
  }
}

export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}

async function sendOnce({ method, url, headers, body, signal }: Sending, fetch: Fetch): Promise<Answer | null> {
  const timeout = AbortSignal.timeout(method === 'get' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
  const init: RequestInit = {
    method: method.toUpperCase(),
    headers: { Accept: 'application/json', ...headers },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
  }
  try {
    const prefetched = method === 'get' ? takePrefetched(url, headers.Authorization) : undefined
    const response = await (prefetched ?? fetch(url, init))
    const retryAfterMs = Number(response.headers.get('Retry-After')) * 1000 || 0
    return { status: response.status, text: await response.text(), retryAfterMs }
  } catch (error) {
    if (signal?.aborted) throw error
    if (timeout.aborted || error instanceof TypeError) return null
    throw error
  }
}

function pause(delayMs: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
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
