import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RouteSpec } from '@tabard/contract'
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from './http-env.ts'
import type { Policy } from './policy.ts'
import { requestHeader } from './request-header.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** Characters. Below this an answer fits into the first packets anyway. */
const MIN_LENGTH = 1_400
/** A low level: for lists of similar rows the highest ones save a tenth more and take many times as long. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

/**
 * A JSON answer, compressed where that pays. Compression can reveal a secret to a listener who makes a victim's browser
 * send chosen words beside it. No foreign page can do so here, because every call carries its token in a header; and
 * answers that hold tokens (`secret`) are never compressed.
 */
export async function encodeJson(
  c: HonoContext<HttpEnv>,
  value: unknown,
  { everyAnswer, answer }: { everyAnswer: Readonly<Record<string, string>>; answer: Policy<RouteSpec>['answer'] },
): Promise<Response> {
  // As text it goes to the socket together with its head, in one piece.
  const text = JSON.stringify(value)
  // All headers at once and as they are: the library takes many times as long to add one to an answer.
  const headers: Record<string, string> = {
    ...everyAnswer,
    'x-request-id': c.get('requestId'),
    'cache-control': 'no-store',
    'content-type': 'application/json',
  }
  c.set('hasAllHeaders', true)
  if (answer === 'kept') {
    // Weak, because compressed and plain answers share it. Only the caller's browser may keep it, and it asks each time.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
    Object.assign(headers, { 'cache-control': 'private, no-cache', etag, vary: 'authorization' })
    if (
      requestHeader(c, 'if-none-match')
        ?.split(',')
        .some((tag) => tag.trim() === etag)
    )
      return new Response(null, { status: 304, headers })
  }
  if (answer === 'secret' || text.length < MIN_LENGTH) return new Response(text, { headers })
  headers['vary'] = headers['vary'] === undefined ? 'accept-encoding' : `${headers['vary']}, accept-encoding`
  const accepted = requestHeader(c, 'accept-encoding') ?? ''
  if (/\bbr\b/.test(accepted)) {
    const packed = new Uint8Array(await toBrotli(text, BROTLI))
    return new Response(packed, { headers: { ...headers, 'content-encoding': 'br' } })
  }
  if (/\bgzip\b/.test(accepted)) {
    const packed = new Uint8Array(await toGzip(text, { level: 4 }))
    return new Response(packed, { headers: { ...headers, 'content-encoding': 'gzip' } })
  }
  return new Response(text, { headers })
}
