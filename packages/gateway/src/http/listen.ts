import { serve, type ServerType } from '@hono/node-server'
import { ConfigError } from '../config/config-error.ts'

type Fetch = Parameters<typeof serve>[0]['fetch']

/** A caller that has not sent its request by then is holding a socket, not using it. */
const HEADERS_MS = 15_000
const REQUEST_MS = 120_000
const MAX_HEADER_BYTES = 32_768
/** What is still being answered when we stop may end within this time. */
const GRACE_MS = 3_000

/** Opens a port. @throws ConfigError when it is taken: one sentence that says what to set */
export function listen(fetch: Fetch, port: number, variable: string): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port,
        serverOptions: { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, maxHeaderSize: MAX_HEADER_BYTES },
      },
      () => resolve(server),
    )
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new ConfigError(`Port ${port} is in use: stop what uses it, or set another ${variable}.`))
      } else if (error.code === 'EACCES') {
        reject(new ConfigError(`Port ${port} may not be opened by this user: set another ${variable}.`))
      } else reject(error)
    })
  })
}

export function shut(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    }
  })
}
