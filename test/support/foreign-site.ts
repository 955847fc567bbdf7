import { createServer } from 'node:http'
import { freePort } from './start-gateway.ts'

/** A vendor's page on another site than the gateway's, which the test fills by hand. */
export interface ForeignSite {
  origin: string
  close(): Promise<void>
}

/** `127.0.0.1` where the gateway is on `localhost`, and the other way round: two sites on one machine. */
export async function startForeignSite(gatewayUrl: string): Promise<ForeignSite> {
  const host = new URL(gatewayUrl).hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  const port = await freePort()
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html><html lang="en"><title>A vendor</title><body><main></main></body></html>')
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  return {
    origin: `http://${host}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
