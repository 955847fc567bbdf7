import type { Context as HonoContext } from 'hono'
import type { Config } from '../config/config.ts'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'

/** Whether the caller is on this machine: for pages that only the operator may see. */
export function isOwnMachine(c: HonoContext<HttpEnv>, config: Config): boolean {
  // Behind a proxy on this machine that is not in our settings, every caller seems to come from here.
  const isRelayed = config.trustedProxies === 0 && Boolean(c.req.header('x-forwarded-for') ?? c.req.header('forwarded'))
  // A caller that goes around our proxies can forge the header, so the address of its socket is checked as well.
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  return !isRelayed && isLoopback(socket) && isLoopback(readCaller(c, config.trustedProxies).ip)
}

/** Whether the request names us as its host. Another name that resolves to this machine would let that site's page read ours. */
export function isOwnName(c: HonoContext<HttpEnv>, config: Config): boolean {
  const host = (c.req.header('host') ?? '').toLowerCase()
  return host === new URL(config.publicUrl).host || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./.test(ip)
}
