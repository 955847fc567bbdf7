import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ModelRequest {
  path: string
  authorization: string
  body: {
    model: string
    messages: { role: string; content: string }[]
    response_format?: { type: string }
  }
}

export interface ModelServer {
  baseUrl: string
  asked: ModelRequest[]
  /** Sets what it answers from now on: a text, or what a function writes to the response. */
  answer(how: string | ((request: ModelRequest) => string) | { raw(response: ServerResponse): void }): void
  close(): Promise<void>
}

/** An endpoint that speaks OpenAI's wire over real HTTP, and behaves as it is told. */
export async function startModelServer(): Promise<ModelServer> {
  const asked: ModelRequest[] = []
  let how: Parameters<ModelServer['answer']>[0] = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as ModelRequest['body']
      const one = { path: request.url ?? '', authorization: request.headers.authorization ?? '', body }
      asked.push(one)
      if (typeof how === 'object') return how.raw(response)
      const content = typeof how === 'string' ? how : how(one)
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(
        JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion',
          model: body.model,
          choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        }),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    answer(next) {
      how = next
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
