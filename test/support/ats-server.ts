import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface AtsRequest {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

export interface AtsAnswer {
  status?: number
  /** JSON, unless it is text or bytes. */
  body?: unknown
  headers?: Record<string, string>
}

export interface AtsServer {
  origin: string
  /** Everything that was asked, in order. */
  requests: AtsRequest[]
  close(): Promise<void>
}

/** A server on a port of its own that answers as `answer` says. */
export async function startAtsServer(answer: (request: AtsRequest) => AtsAnswer): Promise<AtsServer> {
  const requests: AtsRequest[] = []
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const request = {
        method: incoming.method ?? 'GET',
        url: new URL(incoming.url ?? '/', 'http://ats'),
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString(),
      }
      requests.push(request)
      send(outgoing, answer(request))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function send(outgoing: ServerResponse, { status = 200, body, headers = {} }: AtsAnswer): void {
  if (body instanceof Uint8Array || typeof body === 'string') outgoing.writeHead(status, headers).end(body)
  else
    outgoing
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(body === undefined ? '' : JSON.stringify(body))
}

/** A page, as some applicant systems answer where a client expects data. */
export const page = (title: string, text = ''): AtsAnswer => ({
  headers: { 'content-type': 'text/html' },
  body: `<!doctype html><title>${title}</title><body>${text}`,
})

/** What the suite of all connectors asks of a server that speaks like an applicant system. */
export interface StandIn {
  /** The connector's home: the address that it asks first. */
  home: string
  settings: { clientId: string; clientSecret: string; username: string; externalClientId: string }
  /** Addresses that a browser may be sent back to. */
  redirectUris: string[]
  /** Gives a candidate a file there. */
  addFile(candidateId: string, file: { name: string; bytes: Uint8Array }): void
  /** Signs somebody in as their browser would, and gives the address that it is sent to. */
  signIn(authoriseUrl: string): Promise<string | null>
  /** Ends access tokens and sessions; what renews them still works. */
  expire(): void
  close(): Promise<void>
}
