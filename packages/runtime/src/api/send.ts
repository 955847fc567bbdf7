import ky, { HTTPError, TimeoutError, type Options } from 'ky'
import { QUERY_RETRIES, QUERY_RETRY_CAP_MS, QUERY_RETRY_START_MS } from '@tabard/contract'
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

const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 120_000

/**
 * Sends one request with ky; reads are tried three times, 1 s and doubling apart. Nothing above this file sees ky.
 * Answers null when nobody was reached.
 * @throws AbortError when the signal was aborted
 */
export async function send(sending: Sending, fetch: Fetch): Promise<Answer | null> {
  const isRead = sending.method === 'get'
  const options: Options = {
    method: sending.method,
    headers: sending.headers,
    signal: sending.signal,
    timeout: isRead ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS,
    retry: {
      limit: isRead && isOnline() ? QUERY_RETRIES - 1 : 0,
      statusCodes: [408, 429, 502, 503, 504],
      delay: (attempt) => Math.min(QUERY_RETRY_START_MS * 2 ** (attempt - 1), QUERY_RETRY_CAP_MS),
    },
    fetch: (input, init) => {
      const request = input as Request
      return takePrefetched(request.url, request.headers.get('Authorization')) ?? fetch(input, init)
    },
  }
  if (sending.body !== undefined) options.json = sending.body
  try {
    const response = await ky(sending.url, options)
    return { status: response.status, text: await response.text() }
  } catch (error) {
    if (error instanceof HTTPError) return { status: error.response.status, text: await error.response.text() }
    if (sending.signal?.aborted) throw error
    if (error instanceof TimeoutError || error instanceof TypeError) return null
    throw error
  }
}

export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false
}
