import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A small S3-compatible server for tests: put, get, delete, head and a paged list over the real protocol, in memory. */
export async function startS3Server(): Promise<{ endpoint: string; close(): Promise<void> }> {
  const objects = new Map<string, { bytes: Buffer; type: string }>()
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://s3')
      const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
      const answer = (status: number, body: string | Buffer = '', type = 'application/xml'): void => {
        response.writeHead(status, { 'Content-Type': type }).end(body)
      }
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return answer(403, error('AccessDenied'))
      if (request.method === 'PUT') {
        objects.set(key, { bytes: await bodyOf(request), type: request.headers['content-type'] ?? '' })
        return answer(200)
      }
      if (request.method === 'DELETE') {
        objects.delete(key)
        return answer(204)
      }
      if (request.method === 'HEAD' && key === '') return answer(200)
      if (url.searchParams.get('list-type') === '2') return answer(200, list(url.searchParams))
      const found = objects.get(key)
      return found ? answer(200, found.bytes, found.type) : answer(404, error('NoSuchKey'))
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  /** Pages of three, so that a short list is paged too. */
  function list(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const page = keys.slice(0, 3)
    const more = keys.length > 3
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`
  }
}

function error(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts)
}
