import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { askOnce } from './ask-once.ts'
import { checkHeaders, checkUrl } from './check-url.ts'
import { inflate } from './inflate.ts'
import { OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'

export interface OutboundInit {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Of the answer, unpacked; else 25 MB. */
  maxBytes?: number
  /** For all of it, redirects included; else 10 s. */
  timeoutMs?: number
  /** `error` unless said; `manual` hands the redirect over; `follow` checks each address as if it were the first. */
  redirect?: 'error' | 'follow' | 'manual'
}

/** The only way to an address that somebody else chose. */
export interface Outbound {
  /** The answer, whole. @throws OutboundError when the address may not be asked or the peer does not behave */
  fetch(url: string, init?: OutboundInit): Promise<Response>
}

export interface OutboundParts {
  /** Origins that may be private or plain HTTP, and have any port. */
  privateOrigins: readonly string[]
  /** Names to addresses; the system's unless a test says otherwise. */
  resolve?: (name: string) => Promise<string[]>
}

const MAX_BYTES = 25_000_000
const TIMEOUT_MS = 10_000
const MAX_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const NO_BODY: ReadonlySet<number> = new Set([204, 205, 304])
/** Headers that may follow a redirect to another origin. */
const HARMLESS = /^(accept|accept-language|content-type|user-agent)$/i

/**
 * Asks public https addresses and nothing else. A name is looked up once, every address it has must be public, and the
 * connection goes to just those: a name that changes its mind between the check and the call gains nothing.
 */
export function createOutbound({ privateOrigins, resolve = resolveBySystem }: OutboundParts): Outbound {
  async function addressesOf(url: URL, isPrivate: boolean, signal: AbortSignal): Promise<string[]> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const addresses = isIP(host) ? [host] : await orAborted(resolve(host), signal)
    if (addresses.length === 0) throw new OutboundError('failed', `${url.origin} has no address`)
    if (!isPrivate && !addresses.every(isPublicAddress))
      throw new OutboundError('refused', `${url.origin} is not a public address`)
    return addresses
  }

  return {
    async fetch(address, init = {}) {
      const { maxBytes = MAX_BYTES, redirect = 'error' } = init
      const signal = AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS)
      let method = (init.method ?? 'GET').toUpperCase()
      let headers = { ...init.headers }
      let body = init.body === undefined ? null : Buffer.from(init.body)
      if (!/^[A-Z]{3,10}$/.test(method)) throw new OutboundError('refused', 'not a method')
      checkHeaders(headers)

      for (let target = address, hops = 0; ; hops += 1) {
        const { url, isPrivate } = checkUrl(target, privateOrigins)
        const addresses = await addressesOf(url, isPrivate, signal)
        const answer = await askOnce({ url, addresses, method, headers, body, maxBytes, signal })
        const location = answer.headers.get('location')
        if (!REDIRECTS.has(answer.status) || location === null || redirect === 'manual') {
          return toResponse(answer, await inflate(answer.bytes, answer.headers.get('content-encoding') ?? '', maxBytes))
        }
        if (redirect === 'error') throw new OutboundError('failed', `${url.origin} sends us elsewhere`)
        if (hops === MAX_REDIRECTS) throw new OutboundError('failed', `${url.origin} sends us in circles`)
        if (!URL.canParse(location, url)) throw new OutboundError('failed', `${url.origin} sends us nowhere`)
        const next = new URL(location, url)
        // The redirect's address as it was written; the next round checks it in full.
        target = /^https?:/i.test(location) ? location : next.href
        if (answer.status === 303 || (answer.status < 303 && method === 'POST')) {
          method = 'GET'
          body = null
        }
        if (next.origin !== url.origin) {
          if (body) throw new OutboundError('refused', `${url.origin} would have us tell another what was meant for it`)
          headers = Object.fromEntries(Object.entries(headers).filter(([name]) => HARMLESS.test(name)))
        }
      }
    },
  }
}

async function resolveBySystem(name: string): Promise<string[]> {
  try {
    const found = await lookup(name, { all: true, order: 'verbatim' })
    return found.map(({ address }) => address)
  } catch (cause) {
    throw new OutboundError('failed', `${name} is not known`, cause)
  }
}

/** Name lookups have the same deadline: a resolver may be as slow as a peer. */
function orAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('too-slow', 'looking up a name took too long')))
    promise.then(resolve, reject)
  })
}

function toResponse({ status, headers }: { status: number; headers: Headers }, bytes: Buffer): Response {
  for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'])
    headers.delete(name)
  if (status < 200 || status > 599) throw new OutboundError('failed', 'an answer without sense')
  return new Response(NO_BODY.has(status) ? null : new Uint8Array(bytes), { status, headers })
}
