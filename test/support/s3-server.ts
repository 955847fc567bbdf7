import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

interface Objects {
  put(key: string, object: S3Object): Promise<void>
  get(key: string): Promise<S3Object | undefined>
  delete(key: string): Promise<void>
  keys(): Promise<string[]>
}

interface S3Object {
  bytes: Buffer
  type: string
  modified: Date
}

/**
 * A small S3-compatible server for tests: put, get, delete, head and a paged list over the real protocol, in memory or,
 * where it must outlive its process, in a folder.
 */
export async function startS3Server({ folder, port: wanted = 0 }: { folder?: string; port?: number } = {}): Promise<{
  endpoint: string
  close(): Promise<void>
}> {
  const objects = folder === undefined ? inMemory() : await inFolder(folder)
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://s3')
      const key = decodeURIComponent(url.pathname).split('/').slice(2).join('/')
      const answer = (status: number, body: string | Buffer = '', type = 'application/xml'): void => {
        response.writeHead(status, { 'Content-Type': type }).end(body)
      }
      if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return answer(403, error('AccessDenied'))
      if (request.method === 'PUT') {
        const type = request.headers['content-type'] ?? ''
        await objects.put(key, { bytes: await bodyOf(request), type, modified: new Date() })
        return answer(200)
      }
      if (request.method === 'DELETE') {
        await objects.delete(key)
        return answer(204)
      }
      if (request.method === 'HEAD' && key === '') return answer(200)
      if (url.searchParams.get('list-type') === '2') return answer(200, await list(url.searchParams))
      const found = await objects.get(key)
      return found ? answer(200, found.bytes, found.type) : answer(404, error('NoSuchKey'))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  /** Pages of three in memory, so that a short list is paged too. */
  async function list(query: URLSearchParams): Promise<string> {
    const pageSize = folder === undefined ? 3 : 1_000
    const after = query.get('continuation-token') ?? ''
    const prefix = query.get('prefix') ?? ''
    const keys = (await objects.keys()).filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = await Promise.all(
      keys.slice(0, pageSize).map(async (key) => ({ key, object: await objects.get(key) })),
    )
    const more = keys.length > pageSize
    const contents = page
      .map(({ key, object }) => {
        const modified = (object?.modified ?? new Date()).toISOString()
        return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified></Contents>`
      })
      .join('')
    const next = more ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : ''
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`
  }
}

function inMemory(): Objects {
  const kept = new Map<string, S3Object>()
  return {
    async put(key, object) {
      kept.set(key, object)
    },
    get: async (key) => kept.get(key),
    async delete(key) {
      kept.delete(key)
    },
    keys: async () => [...kept.keys()],
  }
}

/** Keeps one file for each object, named by its key. A file appears only once it is whole. Its first line is the type. */
async function inFolder(folder: string): Promise<Objects> {
  await mkdir(folder, { recursive: true })
  const fileOf = (key: string): string => join(folder, Buffer.from(key).toString('base64url'))
  let drafts = 0
  return {
    async put(key, { bytes, type }) {
      const draft = join(folder, `.draft-${process.pid}-${(drafts += 1)}`)
      await writeFile(draft, Buffer.concat([Buffer.from(`${type}\n`), bytes]))
      await rename(draft, fileOf(key))
    },
    async get(key) {
      const whole = await readFile(fileOf(key)).catch(() => undefined)
      if (whole === undefined) return undefined
      const end = whole.indexOf(10)
      const { mtime: modified } = await stat(fileOf(key))
      return { bytes: whole.subarray(end + 1), type: whole.toString('utf8', 0, end), modified }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
    async keys() {
      const names = await readdir(folder)
      return names.filter((name) => !name.startsWith('.')).map((name) => Buffer.from(name, 'base64url').toString())
    },
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
