import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'

const mediaTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
}

export const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * A file of a built folder, in the smallest form that lies there ready and the browser takes. Undefined when there is
 * none, or when the path leads out of the folder.
 */
export async function staticFile(
  c: HonoContext<HttpEnv>,
  folder: string,
  path: string,
  headers: Record<string, string>,
  status: 200 | 404 = 200,
): Promise<Response | undefined> {
  const full = join(folder, path)
  const mediaType = mediaTypes[extname(full)]
  if (!mediaType || !full.startsWith(folder + sep) || path.includes('\0')) return undefined
  const found = await smallest(full, c.req.header('accept-encoding') ?? '')
  if (!found) return undefined
  const etag = `"${createHash('sha256').update(found.bytes).digest('base64url').slice(0, 22)}"`
  const all: Record<string, string> = {
    ...headers,
    'content-type': mediaType,
    vary: 'accept-encoding',
    etag,
    ...(found.encoding && { 'content-encoding': found.encoding }),
  }
  if (status === 200 && c.req.header('if-none-match') === etag) return c.body(null, 304, all)
  return c.body(new Uint8Array(found.bytes), status, all)
}

const encodings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
].map((row) => ({ ...row, isAccepted: new RegExp(`\\b${row.encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`) }))

async function smallest(full: string, accepted: string): Promise<{ bytes: Buffer; encoding?: string } | undefined> {
  for (const { encoding, extension, isAccepted } of encodings) {
    if (!isAccepted.test(accepted)) continue
    const bytes = await readIfThere(full + extension)
    if (bytes) return { bytes, encoding }
  }
  const bytes = await readIfThere(full)
  return bytes && { bytes }
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'EISDIR' || code === 'ENOTDIR') return undefined
    throw error
  }
}
