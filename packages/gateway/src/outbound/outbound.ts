export interface OutboundInit {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  maxBytes?: number
  timeoutMs?: number
  redirect?: 'error' | 'follow'
}

/** The only way to an address that somebody else chose. */
export interface Outbound {
  fetch(url: string, init?: OutboundInit): Promise<Response>
}

/** Origins an operator named, and nothing else yet. */
export function createOutbound({ privateOrigins }: { privateOrigins: readonly string[] }): Outbound {
  return {
    fetch(url, { method = 'GET', headers = {}, body, timeoutMs = 10_000 } = {}) {
      if (!privateOrigins.includes(new URL(url).origin)) return Promise.reject(new Error(`${url} may not be asked`))
      return fetch(url, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
      })
    },
  }
}
