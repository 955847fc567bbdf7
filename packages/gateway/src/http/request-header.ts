import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * A request's header, by its name in lower case. Asked of Node, which has read them already: making a `Headers` of them
 * costs as much as all else that happens to a small request on our side.
 */
export function requestHeader(c: HonoContext<HttpEnv>, name: string): string | undefined {
  const incoming = c.env?.incoming
  if (!incoming) return c.req.header(name)
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** The same as whoever reads `Headers` expects it. */
export function requestHeaders(c: HonoContext<HttpEnv>): Pick<Headers, 'get'> {
  return { get: (name) => requestHeader(c, name) ?? null }
}
