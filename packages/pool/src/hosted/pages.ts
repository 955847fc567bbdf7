import { PRODUCT_NAME } from '@tabard/contract'
import { pageScript } from './page-script.ts'
import type { HostedParts } from './hosted-parts.ts'
import { styleSheet } from './style.ts'
import { languageFor, wordsFor } from './words/hosted-words.ts'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Markup in which every inserted text is escaped. Only `html` makes it. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function html(parts: TemplateStringsArray, ...values: (string | Markup | null | false)[]): Markup {
  const texts = values.map((value) => {
    if (value instanceof Markup) return value.text
    return value === null || value === false ? '' : value.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
  })
  return new Markup(parts.reduce((whole, part, at) => whole + (texts[at - 1] ?? '') + part))
}

export interface Page {
  title: string
  lead?: string
  /** What failed; shown above the form. */
  problem?: string | null
  body: Markup
}

/**
 * A page of the hosted sign-in. `leadsTo`: where its form may redirect to, because browsers check redirects against
 * `form-action` too.
 */
export function page(
  parts: HostedParts,
  request: Request,
  content: Page,
  options: { status?: number; leadsTo?: string; headers?: Record<string, string> } = {},
): Response {
  const { status = 200, leadsTo, headers = {} } = options
  const text = html`<!doctype html>
    <html lang="${languageFor(request)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.title} · ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="/login-ui/style.css" />
        <script src="/login-ui/page.js" defer></script>
      </head>
      <body>
        <main class="card">
          <div class="brand">${mark}${PRODUCT_NAME}</div>
          <h1>${content.title}</h1>
          <p class="lead">${content.lead ?? ''}</p>
          ${content.problem ? html`<p class="note" role="alert">${content.problem}</p>` : null}${content.body}
        </main>
        <footer><a href="${parts.origin}/cookies">${wordsFor(request).cookies}</a></footer>
      </body>
    </html>`
  const ends = leadsTo === undefined ? '' : ` ${new URL(leadsTo).origin}`
  return new Response(text.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        `form-action 'self'${ends}`,
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ].join('; '),
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

/** This page leads to no address from the request, because the request cannot be trusted. */
export function errorPage(
  parts: HostedParts,
  request: Request,
  status: number,
  { title, lead }: { title: string; lead: string },
): Response {
  const body = html`<a class="button" href="${parts.origin}/login">${wordsFor(request).toSignIn}</a>`
  return page(parts, request, { title, lead, body }, { status })
}

export function styleFile(parts: HostedParts): Response {
  return file(styleSheet(parts.fonts), 'text/css')
}

export function scriptFile(): Response {
  return file(pageScript, 'text/javascript')
}

function file(text: string, type: string): Response {
  const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, max-age=300' }
  return new Response(text, { headers })
}

/** The app's mark. */
const mark = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2 4.5h6.6c.3 1.7 1.6 2.9 3.4 2.9v14.1H7V11.6H2z" fill="currentColor" />
  <path d="M22 4.5h-6.6c-.3 1.7-1.6 2.9-3.4 2.9v14.1h5V11.6h5z" fill="currentColor" opacity=".5" />
</svg>`
