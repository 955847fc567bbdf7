import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Characters. Below this an answer fits into the first packets anyway. */
const MIN_LENGTH = 1_400
/** Half of what the highest level saves, at a twentieth of its time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/**
 * A JSON answer, packed where that pays. Compression tells a listener about secrets only where he can make a victim's
 * browser send his words along with them; here every call carries its token in a header, which no foreign page can
 * add, and answers that hold tokens are never packed (`isSecret`).
 */
export async function encodeJson(
  c: HonoContext<HttpEnv>,
  value: unknown,
  { isSecret, isKept = false }: { isSecret: boolean; isKept?: boolean },
): Promise<Response> {
  // As text it goes to the socket together with its head, in one piece.
  const text = JSON.stringify(value)
  const headers: Record<string, string> = { 'cache-control': 'no-store', 'content-type': 'application/json' }
  if (isKept) {
    // Weak: packed or not, it says the same. Kept by the browser of who may see it, and asked for again each time.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    Object.assign(headers, { 'cache-control': 'private, no-cache', etag, vary: 'authorization' })
    if (c.req.header('if-none-match')?.split(',').some((tag) => tag.trim() === etag)) return c.body(null, 304, headers)
  }
  if (isSecret || text.length < MIN_LENGTH) return c.body(text, 200, headers)
  headers['vary'] = headers['vary'] === undefined ? 'accept-encoding' : `${headers['vary']}, accept-encoding`
  const accepted = c.req.header('accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    const packed = new Uint8Array(await toBrotli(text, BROTLI))
    return c.body(packed, 200, { ...headers, 'content-encoding': 'br' })
  }
  if (/\bgzip\b/.test(accepted)) {
    const packed = new Uint8Array(await toGzip(text, { level: 4 }))
    return c.body(packed, 200, { ...headers, 'content-encoding': 'gzip' })
  }
  return c.body(text, 200, headers)
}
