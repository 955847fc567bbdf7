import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'

/**
 * A request's header, by its name in lower case. Read from Node's own object, because building a `Headers` takes as long
 * as everything else that we do for a small request.
 */
export function requestHeader(c: HonoContext<HttpEnv>, name: string): string | undefined {
  const incoming = c.env?.incoming
  if (!incoming) return c.req.header(name)
  const value = incoming.headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** The same with the `get` of `Headers`, for functions that take one. */
export function requestHeaders(c: HonoContext<HttpEnv>): Pick<Headers, 'get'> {
  return { get: (name) => requestHeader(c, name) ?? null }
}
