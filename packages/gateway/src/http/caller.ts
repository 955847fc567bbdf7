import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'

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
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300)
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return { ip: socket, userAgent }
  const hops = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  return { ip: hops.at(-trustedProxies) || socket, userAgent }
}
