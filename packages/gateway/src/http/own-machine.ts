import type { Context as HonoContext } from 'hono'
import type { Config } from '../config/config.ts'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'

/** Whether the caller sits at this machine: for pages that are whoever's who runs it. */
export function isOwnMachine(c: HonoContext<HttpEnv>, config: Config): boolean {
  // A proxy beside us that nobody told us of makes the whole world look like this machine.
  const isRelayed = config.trustedProxies === 0 && Boolean(c.req.header('x-forwarded-for') ?? c.req.header('forwarded'))
  // And who passes our proxies by may write into the header whatever he likes: his socket tells.
  const socket = c.env?.incoming?.socket.remoteAddress ?? ''
  return !isRelayed && isLoopback(socket) && isLoopback(readCaller(c, config.trustedProxies).ip)
}

/** Whether the address bar names us. A foreign name that resolves to this machine would let its page read ours. */
export function isOwnName(c: HonoContext<HttpEnv>, config: Config): boolean {
  const host = (c.req.header('host') ?? '').toLowerCase()
  return host === new URL(config.publicUrl).host || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host)
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || /^(?:::ffff:)?127\./.test(ip)
}
