import { isIPv6 } from 'node:net'
import type { Context as HonoContext } from 'hono'
import ipaddr from 'ipaddr.js'
import type { HttpEnv } from './http-env.ts'
import { requestHeader } from './request-header.ts'

/** What a service may know of the request beside who asks. */
export interface Caller {
  ip: string
  userAgent: string
}

/**
 * Who is at the other end. `X-Forwarded-For` is believed only for as many hops as proxies are ours: each of them
 * appends the address it saw, so ours are the last ones and everything before may be invented.
 */
export function readCaller(c: HonoContext<HttpEnv>, trustedProxies: number): Caller {
  const userAgent = (requestHeader(c, 'user-agent') ?? '').slice(0, 300)
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return { ip: networkOf(socket), userAgent }
  const hops = (requestHeader(c, 'x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return { ip: networkOf(hops.at(-trustedProxies) || socket), userAgent }
}

/**
 * Who one of the internet's callers is: an IPv4 address, or the first 64 bits of an IPv6 one. Whoever has one of those
 * has all that begin so, and would never be counted twice.
 */
function networkOf(given: string): string {
  // Some proxies write the port along, which is another one for each connection.
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
