import { Hono } from 'hono'
import type { Context } from '../context.ts'
import { readCaller } from './caller.ts'
import type { HttpEnv } from './http-env.ts'
import { notFound } from './on-error.ts'

/** `/downloads/{token}`: one stored object, as a file and never as a page of this origin. */
export function serveDownloads(context: Context): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/:token', async (c) => {
    context.rateLimiter.take('address', readCaller(c, context.config.trustedProxies).ip)
    const download = context.downloads.read(c.req.param('token'))
    const bytes = download && (await context.storage.get(download.companyId, download.key))
    if (!download || !bytes) return notFound(c)
    return c.body(new Uint8Array(bytes), 200, {
      'content-type': download.mediaType,
      // Names are ours: plain letters, digits and hyphens.
      'content-disposition': `attachment; filename="${download.fileName.replace(/[^\w.-]/g, '_')}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })
  return app
}
