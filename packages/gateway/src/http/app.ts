import { openApi } from '@tabard/contract/openapi'
import { Hono } from 'hono'
import { createOriginOf } from '../config/own-origins.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import type { PageSignature } from './decide-page.ts'
import { presentConfig } from '../presenters/public-config.ts'
import { handlers } from '../routes/index.ts'
import { accessLog } from './access-log.ts'
import { cors } from './cors.ts'
import { serveDownloads } from './downloads.ts'
import { createDocs } from './docs.ts'
import { createGallery, type GalleryParts } from './gallery.ts'
import type { HttpEnv } from './http-env.ts'
import { createMetrics, hasMetricsToken } from './metrics.ts'
import { notFound, onError } from './on-error.ts'
import { createLettersPage, hasLettersPage } from './letters-page.ts'
import { isOwnMachine, isOwnName } from './own-machine.ts'
import { requestId } from './request-id.ts'
import { commonHeaders, nobodyFrames } from './security-headers.ts'
import { serveRoutes } from './serve.ts'
import { serveHosted } from './serve-hosted.ts'
import { servePool, type PoolEndpoint } from './serve-pool.ts'
import { folders, serveApp, serveSdk } from './static.ts'

export interface AppParts {
  context: Context
  /** Null where people sign in at AWS. */
  pool: (PoolEndpoint & { hosted: PoolEndpoint }) | null
  secrets: Secrets
  gallery: GalleryParts
  readSignature(token: string): Promise<PageSignature | null>
  /** Compares every answer with its schema: for tests. */
  checkResponses: boolean
}

const CSP = 'content-security-policy'
const APIS = ['/api', '/public', '/custom-public', '/links-api']

/** Everything on the gateway's own origin, in the order in which it is asked. */
export function createApp(parts: AppParts): Hono<HttpEnv> {
  const { context } = parts
  const { config, log } = context
  const app = new Hono<HttpEnv>()
  app.use(requestId())
  app.use(accessLog(log))
  const metrics = createMetrics(context)
  app.use(metrics.middleware)
  const everywhere = Object.entries(commonHeaders(config))
  app.use(async (c, next) => {
    await next()
    if (c.get('hasAllHeaders')) return
    // `c.header` would copy the whole answer for each header, and turn its body into a stream.
    const { headers, status } = c.res
    for (const [name, value] of everywhere) if (!headers.has(name)) headers.set(name, value)
    // Who may frame a page is said by the page that a redirect leads to.
    if (status >= 300 && status < 400 && headers.get(CSP) === nobodyFrames) headers.delete(CSP)
  })
  app.onError(onError(log))

  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    try {
      await Promise.all([context.store.ping(), context.storage.ping()])
      return c.json({ status: 'ready' })
    } catch (error) {
      log.warn({ err: error }, 'Not ready')
      return c.json({ status: 'not ready' }, 503)
    }
  })

  // Only for the operator, because the numbers show how much business a company does.
  app.get('/metrics', async (c) => {
    // By our own name: another one that resolves to this machine would let that site's page read them.
    const isOperator = isOwnMachine(c, config) && isOwnName(c, config)
    const mayRead = isOperator || hasMetricsToken(c.req.header('authorization'), config.metricsToken)
    if (!mayRead) return notFound(c)
    return c.body(await metrics.render(), 200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' })
  })

  for (const path of [...APIS.map((api) => `${api}/*`), '/config.json', '/openapi.json']) app.use(path, cors())
  const originOf = createOriginOf(config)
  app.get('/config.json', (c) => {
    const publicConfig = presentConfig(config, context.poolNames, originOf(c.req.header('host')))
    return c.json(publicConfig, 200, { 'cache-control': 'public, max-age=60' })
  })
  const description = openApi(config.publicUrl, config.version)
  app.get('/openapi.json', (c) => c.json(description, 200, { 'cache-control': 'public, max-age=300' }))
  app.route('/', serveRoutes(context, handlers, { checkResponses: parts.checkResponses }))
  for (const api of APIS) app.all(`${api}/*`, (c) => notFound(c))
  if (parts.pool) app.route('/cognito', servePool(parts.pool, context.rateLimiter, config.trustedProxies))

  app.route('/downloads', serveDownloads(context))
  if (parts.pool) app.route('/', serveHosted(parts.pool.hosted, context.rateLimiter, config.trustedProxies))
  if (hasLettersPage(config)) app.route('/dev/outbox', createLettersPage(context, parts.secrets))
  app.route('/sdk', serveSdk())
  app.route('/gallery', createGallery(parts.gallery))
  app.get('/gallery/', (c) => c.redirect('/gallery'))
  app.route('/docs', createDocs(folders.docs))
  app.route('/', serveApp(config, parts.readSignature))
  app.notFound((c) => notFound(c))
  return app
}
