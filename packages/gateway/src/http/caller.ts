import { isIPv6 } from 'node:net'
import type { Context as HonoContext } from 'hono'
import ipaddr from 'ipaddr.js'
import type { HttpEnv } from './http-env.ts'
import { requestHeader } from './request-header.ts'

/** What a service may know of the request, beside the actor. */
export interface Caller {
  ip: string
  userAgent: string
}

/**
 * The caller's address. Each of our proxies appends the address it saw to `X-Forwarded-For`, so only as many entries
 * from the end are believed as there are proxies of ours; everything before may be invented.
 */
export function readCaller(c: HonoContext<HttpEnv>, trustedProxies: number): Caller {
  const userAgent = (requestHeader(c, 'user-agent') ?? '').slice(0, 300)
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return { ip: networkOf(socket), userAgent }
  const hops = (requestHeader(c, 'x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return { ip: networkOf(hops.at(-trustedProxies) || socket), userAgent }
}

/**
 * The part of an address that limits count by: an IPv4 address, or the first 64 bits of an IPv6 one. One network owns
 * all addresses with the same 64 bits, and could use a new one for each call.
 */
function networkOf(given: string): string {
  // Some proxies append the port, which differs for each connection and is cut off.
  const address = given.replace(/^\[(.*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
  if (!isIPv6(address) || address === '::1') return address
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const parsed = ipaddr.parse(address) as ipaddr.IPv6
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::`
}
