import type { Answer } from './result-from-response.ts'
import type { Sending } from './send.ts'

export interface Progress {
  sentBytes: number
  totalBytes: number
}

/**
 * Sends one request with XMLHttpRequest, which reports how much of the body has been sent. `fetch` can
 * report that only over HTTP/2. Resolves to null when the server was not reached.
 * @throws AbortError when the signal was aborted
 */
export function sendWithProgress(sending: Sending, onProgress: (progress: Progress) => void): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const settle = (work: () => void) => {
      sending.signal?.removeEventListener('abort', abort)
      work()
    }
    request.open(sending.method.toUpperCase(), sending.url)
    for (const [name, value] of Object.entries(sending.headers)) request.setRequestHeader(name, value)
    request.setRequestHeader('Content-Type', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total })
    request.onload = () => settle(() => resolve({ status: request.status, text: request.responseText }))
    request.onerror = () => settle(() => resolve(null))
    request.onabort = () => settle(() => reject(new DOMException('The upload was stopped.', 'AbortError')))
    if (sending.signal?.aborted) return request.abort()
    sending.signal?.addEventListener('abort', abort)
    request.send(JSON.stringify(sending.body))
  })
}
