import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { OutboundError } from './outbound-error.ts'

export interface Ask {
  url: URL
  /** Already checked; the connection goes to these and no name is looked up again. */
  addresses: readonly string[]
  method: string
  headers: Record<string, string>
  body: Uint8Array | null
  maxBytes: number
  signal: AbortSignal
}

export interface RawAnswer {
  status: number
  headers: Headers
  bytes: Buffer
}

/** One request on a connection of its own, to an address somebody else has checked. @throws OutboundError */
export function askOnce({ url, addresses, method, headers, body, maxBytes, signal }: Ask): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      outgoing.destroy()
      if (error instanceof OutboundError) reject(error)
      else if (signal.aborted) reject(new OutboundError('too-slow', `${url.origin} took too long`, error))
      else reject(new OutboundError('failed', `${url.origin} could not be asked`, error))
    }
    const outgoing = (url.protocol === 'https:' ? requestHttps : requestHttp)({
      protocol: url.protocol,
      hostname: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port,
      path: url.pathname + url.search,
      method,
      headers: {
        'user-agent': 'Tabard',
        ...headers,
        'accept-encoding': 'identity',
        ...(body && { 'content-length': String(body.byteLength) }),
      },
      // No agent: each request has a connection of its own, so that nothing of one company's call reaches the next.
      agent: false,
      signal,
      lookup: (_name, options, callback) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }))
        const first = found[0]
        if (!first) callback(new Error('No address'), '', 4)
        else if (options.all) callback(null, found)
        else callback(null, first.address, first.family)
      },
    })
    outgoing.on('error', fail)
    outgoing.on('response', (incoming) => {
      readAll(incoming, maxBytes, url.origin).then(
        (bytes) => resolve({ status: incoming.statusCode ?? 0, headers: readHeaders(incoming), bytes }),
        fail,
      )
    })
    outgoing.end(body ?? undefined)
  })
}

async function readAll(incoming: IncomingMessage, maxBytes: number, origin: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > maxBytes) throw new OutboundError('too-large', `${origin} answered with more than is taken`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function readHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one)
  }
  return headers
}
