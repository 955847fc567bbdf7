import type { Socket } from 'node:net'
import { serve, type ServerType } from '@hono/node-server'
import { ConfigError } from '../config/config-error.ts'

type Fetch = Parameters<typeof serve>[0]['fetch']

export interface ListenLimits {
  /** A caller that has not sent its headers within this time is cut off: it holds a socket without using it. */
  headersMs: number
  /** The same for a caller that has not sent the whole request. */
  requestMs: number
  /** Most sockets of one address. Null behind a proxy, where all callers share its address. */
  perAddress: number | null
}

export const listenLimits: ListenLimits = { headersMs: 15_000, requestMs: 120_000, perAddress: 500 }

const MAX_HEADER_BYTES = 32_768
const MAX_HEADERS = 100
const MAX_CONNECTIONS = 10_000
const IDLE_MS = 20_000
/** A socket without a byte in or out for this long is ended: a caller that reads its answer slowly keeps it in our memory. */
const SILENT_MS = 180_000
/** Calls that are being answered when we stop have this long to end. */
const GRACE_MS = 10_000

/** Opens a port. @throws ConfigError when it is taken: one sentence that says what to set */
export function listen(fetch: Fetch, port: number, variable: string, limits = listenLimits): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch,
        port,
        serverOptions: {
          headersTimeout: limits.headersMs,
          requestTimeout: limits.requestMs,
          // How often Node looks for slow callers. Its default is 30 s, which would let a limit of 15 s last up to 45.
          connectionsCheckingInterval: Math.min(2_000, limits.headersMs / 2),
          maxHeaderSize: MAX_HEADER_BYTES,
          keepAliveTimeout: IDLE_MS,
          requireHostHeader: true,
        },
      },
      () => resolve(server),
    )
    if ('maxHeadersCount' in server) server.maxHeadersCount = MAX_HEADERS
    server.maxConnections = MAX_CONNECTIONS
    if ('setTimeout' in server) server.setTimeout(SILENT_MS)
    if (limits.perAddress !== null) limitSockets(server, limits.perAddress)
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new ConfigError(`Port ${port} is in use: stop what uses it, or set another ${variable}.`))
      } else if (error.code === 'EACCES') {
        reject(new ConfigError(`Port ${port} may not be opened by this user: set another ${variable}.`))
      } else reject(error)
    })
  })
}

/** Accepts no new connection, lets running answers end, and resolves when all connections are closed. */
export function shut(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    if (!('closeIdleConnections' in server)) {
      server.close(() => resolve())
      return
    }
    // A connection whose answer has just ended would be kept open for a next request.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const end = setTimeout(() => server.closeAllConnections(), GRACE_MS)
    server.close(() => {
      clearInterval(idle)
      clearTimeout(end)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Closes an address's further sockets once it has so many, so that it cannot use up all there are. */
function limitSockets(server: ServerType, most: number): void {
  const counts = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (counts.get(address) ?? 0) + 1
    counts.set(address, count)
    socket.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1
      if (left === 0) counts.delete(address)
      else counts.set(address, left)
    })
    if (count > most) socket.destroy()
  })
}
