import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { Hono, type Context as HonoContext } from 'hono'
import { escapeHtml } from './escape-html.ts'
import { eventsOf, findGalleryState, type GalleryTokenKind } from './gallery-states.ts'

/** What a gallery state needs: a CV of the demo company and a token for it. */
export interface GallerySample {
  appId: string
  sig: string
}

export interface GalleryParts {
  /** The `examples` folder. */
  folder: string
  /** `custom-elements.json`, as the build of the elements writes it. */
  manifest: string
  publicUrl: string
  /** Where the foreign page is served: another site. */
  vendorUrl: string
  version: string
  /** Resolves to null when there are no demo companies (`DEMO=off`). */
  sample(kind: GalleryTokenKind): Promise<GallerySample | null>
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The states that stand on the vendor's site, by their file: another site, as a browser counts them, not only another origin. */
const foreignPages: Readonly<Record<string, string>> = { 'vendor/index.html': '', 'iframe/cv-viewer.html': '/frame' }

/** The examples gallery on our own origin. */
export function createGallery(parts: GalleryParts): Hono {
  const app = new Hono()
  const policy = `default-src 'self'; style-src 'self'; img-src 'self' blob: data:; frame-src 'self' ${parts.vendorUrl}; object-src 'none'; base-uri 'none'`
  const framedBy = (ancestors: string) => ({
    'Content-Security-Policy': `${policy}; frame-ancestors ${ancestors}`,
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  })
  // A stage holds a token, and a click on it changes a CV, so only the gallery itself may show it in a frame.
  const secured = framedBy("'self'")

  app.get('/', async (c) => c.html(await filled(parts, 'gallery/index.html', {}), 200, framedBy("'none'")))
  app.get('/stage/:state', async (c) => {
    const state = await findGalleryState(parts.folder, c.req.param('state'))
    if (!state) return c.text('There is no such state. Go back to /gallery and choose one.', 404)
    const elsewhere = foreignPages[state.page]
    if (elsewhere !== undefined) return c.redirect(parts.vendorUrl + elsewhere)
    const sample = await parts.sample(state.token)
    if (!sample) return c.text('The gallery shows the demo companies, and they are switched off (DEMO=off).', 404)
    if (state.page.startsWith('react/')) {
      if (!existsSync(join(parts.folder, 'react/dist/index.html')))
        return c.text('The React page is still being built, a minute after the first start. Load this again.', 503)
      return c.redirect(`/gallery/react/?${new URLSearchParams({ sig: sample.sig, appId: sample.appId })}`)
    }
    const events = (await eventsOf(parts.manifest, state.screen)).join(' ')
    const names = { SCREEN: state.screen, NAME: state.screenName }
    const values = { ...names, SIG: sample.sig, APP_ID: sample.appId, EVENTS: events }
    return c.html(await filled(parts, state.page, values, state.attributes), 200, secured)
  })
  app.get('/files/*', async (c) =>
    file(parts.folder, c.req.path.split('/files/')[1] ?? '', {
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  app.get('/react/*', async (c) =>
    file(join(parts.folder, 'react/dist'), c.req.path.split('/react/')[1] || 'index.html', secured),
  )
  return app
}

/** The foreign pages: another site, with policies under which nothing runs but what comes from us. */
export function createVendorPage(parts: GalleryParts): Hono {
  const app = new Hono()
  const sdk = parts.publicUrl
  const ancestors = `frame-ancestors ${sdk}`
  const ofElement = `default-src 'none'; script-src ${sdk}; connect-src ${sdk}; img-src ${sdk} blob: data:; require-trusted-types-for 'script'; trusted-types tabard dompurify`
  const ofFrame = `default-src 'none'; script-src ${sdk}; style-src ${sdk}; frame-src ${sdk}; img-src data:; require-trusted-types-for 'script'`
  const show = (file: string, policy: string) => async (c: HonoContext) => {
    const sample = await parts.sample('edit')
    if (!sample) return c.text('The vendor page shows the demo companies, and they are switched off (DEMO=off).', 404)
    const html = await filled(parts, file, { SIG: sample.sig, APP_ID: sample.appId })
    return c.html(html, 200, { 'Content-Security-Policy': `${policy}; ${ancestors}`, 'Cache-Control': 'no-store' })
  }
  app.get('/', show('vendor/index.html', ofElement))
  app.get('/frame', show('iframe/cv-viewer.html', ofFrame))
  app.get('/favicon.ico', (c) => c.body(null, 204))
  return app
}

/** A page of the examples with what it names by `%NAME%`; `%ATTRIBUTES%` are the element's own. */
async function filled(
  parts: GalleryParts,
  page: string,
  values: Record<string, string>,
  attributes: Record<string, string> = {},
): Promise<string> {
  const text = await readFile(join(parts.folder, page), 'utf8')
  const given = { SDK: parts.publicUrl, VERSION: parts.version, VENDOR: parts.vendorUrl, ...values }
  const escaped = Object.entries(given).map(([name, value]) => [name, escapeHtml(value)])
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`)
  const all: Record<string, string> = Object.fromEntries([...escaped, ['ATTRIBUTES', written.join(' ')]])
  return text.replace(/%([A-Z_]+)%/g, (whole, name: string) => all[name] ?? whole)
}

async function file(folder: string, path: string, headers: Record<string, string>): Promise<Response> {
  const safe = normalize(path)
  const type = TYPES[extname(safe)]
  if (safe.startsWith('..') || safe.startsWith('/') || !type) return new Response('Not found', { status: 404 })
  try {
    const bytes = await readFile(join(folder, safe))
    return new Response(new Uint8Array(bytes), {
      headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'no-cache', ...headers },
    })
  } catch {
    return new Response('Not found', { status: 404 })
  }
}
