import { fileURLToPath } from 'node:url'
import { carrySig } from '@tabard/contract'
import { Hono, type Context as HonoContext } from 'hono'
import type { Config } from '../config/config.ts'
import type { Actor } from '../identity/actor.ts'
import { isAppPath, isEmbeddable, isPageOf, isRecordInShell } from './app-paths.ts'
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
    const cacheControl = /^\d+\.\d+\.\d+[^/]*\//.test(path)
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
export function serveApp(config: Config, readSignature: (token: string) => Promise<SignedPage | null>): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.get('/assets/*', async (c) => {
    return (
      (await staticFile(c, folders.app, c.req.path.slice(1), { 'cache-control': IMMUTABLE })) ??
      c.text('Not found', 404)
    )
  })
  app.get('*', async (c) => {
    const { path } = c.req
    const signature = await signatureOf(c, readSignature)
    // This token is for a page that stands alone: it opens none from which its visitor could go elsewhere.
    if (signature && !signature.navigationAllowed && isRecordInShell(path)) {
      return c.redirect(carrySig('/accessDenied', new URL(c.req.url).search))
    }
    // A token's origins may frame the page of its record only: not other records, and not pages without one (clickjacking).
    const isItsPage = signature !== null && isPageOf(path, signature.resource)
    const frameOrigins = isEmbeddable(path) ? (isItsPage ? signature.origins : []) : null
    const status = isAppPath(path) ? 200 : 404
    const headers = pageHeaders(config, frameOrigins)
    const page = await staticFile(c, folders.app, 'index.html', headers, status)
    return page ?? c.text('The app is not built yet: run npm run build.', 503, headers)
  })
  return app
}

/** What a page's address may say about it. */
export type SignedPage = Pick<Extract<Actor, { kind: 'signature' }>, 'navigationAllowed' | 'resource'> & {
  origins: readonly string[]
}

async function signatureOf(
  c: HonoContext<HttpEnv>,
  readSignature: (token: string) => Promise<SignedPage | null>,
): Promise<SignedPage | null> {
  const sig = c.req.query('sig')
  return sig ? readSignature(sig) : null
}
