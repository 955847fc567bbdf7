import { fileURLToPath } from 'node:url'
import { carrySig, domainKind } from '@tabard/contract'
import { Hono, type Context as HonoContext } from 'hono'
import type { Config } from '../config/config.ts'
import { createOriginOf } from '../config/own-origins.ts'
import { decidePage, type PageSignature } from './decide-page.ts'
import type { HttpEnv } from './http-env.ts'
import { pageHeaders } from './security-headers.ts'
import { IMMUTABLE, staticFile } from './static-files.ts'

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url)).replace(/\/$/, '')
export const folders = {
  app: at('host-app/dist'),
  sdk: at('packages/widgets/dist/cdn'),
  docs: at('docs'),
  examples: at('examples'),
  manifest: at('packages/widgets/dist/custom-elements.json'),
}

/** What a vendor's page loads: from any site, and for ever where the address names a version. */
export function serveSdk(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/*', async (c) => {
    const path = c.req.path.replace(/^\/sdk\//, '')
    const cacheControl = /^\d+\.\d+\.\d[^/]*\//.test(path)
      ? IMMUTABLE
      : 'public, max-age=300, stale-while-revalidate=86400'
    const headers = {
      'cache-control': cacheControl,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': '*',
    }
    return (
      (await staticFile(c, folders.sdk, path, headers)) ??
      c.text('Not found', 404, { 'access-control-allow-origin': '*' })
    )
  })
  return app
}

/** The host app: its assets, and one page for every path. */
export function serveApp(
  config: Config,
  readSignature: (token: string) => Promise<PageSignature | null>,
): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/assets/*', async (c) => {
    // In a sandbox the page has no origin, so its own scripts count as another's.
    const headers = { 'cache-control': IMMUTABLE, 'access-control-allow-origin': '*' }
    return (await staticFile(c, folders.app, c.req.path.slice(1), headers)) ?? c.text('Not found', 404)
  })
  const originOf = createOriginOf(config)
  app.get('*', async (c) => {
    const host = c.req.header('host')
    const signature = await signatureOf(c, readSignature)
    const { status, frameOrigins, leadsTo } = decidePage({
      path: c.req.path,
      domain: domainKind((host ?? '').toLowerCase().replace(/:\d+$/, ''), config.hosts),
      signature,
      isFramed: FRAMES.has(c.req.header('sec-fetch-dest') ?? ''),
    })
    if (leadsTo !== null) {
      // Every navigation keeps the token. The page that tells the denial may stand where the token allows it.
      return c.redirect(carrySig(leadsTo, new URL(c.req.url).search), 302)
    }
    const headers = { ...pageHeaders(config, originOf(host), frameOrigins), vary: 'sec-fetch-dest' }
    const page = await staticFile(c, folders.app, 'index.html', headers, status)
    return page ?? c.text('The app is not built yet: run npm run build.', 503, headers)
  })
  return app
}

/** How a browser says that it loads a page into a frame. */
const FRAMES = new Set(['iframe', 'frame', 'fencedframe', 'embed', 'object'])

async function signatureOf(
  c: HonoContext<HttpEnv>,
  readSignature: (token: string) => Promise<PageSignature | null>,
): Promise<PageSignature | null> {
  const sig = c.req.query('sig')
  return sig ? readSignature(sig) : null
}
