import type { Secrets } from '../config/secrets.ts'
import type { Context } from '../context.ts'
import { Hono } from 'hono'
import { openLetter } from '../mail/mail.ts'
import { systemDb } from '../store/db.ts'
import { findLetter, listLetters } from '../store/letters.ts'
import type { LetterRow } from '../store/schema.ts'
import { escapeHtml } from './escape-html.ts'
import type { HttpEnv } from './http-env.ts'
import { notFound } from './on-error.ts'
import { isOwnMachine, isOwnName } from './own-machine.ts'

const SHOWN = 200
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const KINDS: Record<string, string> = {
  invitation: 'Invitation',
  code: 'Code',
  'link-opened': 'Link opened',
  notice: 'Notice',
}

/** Letters are shown only where there is no mail server and the release is not production. */
export function hasLettersPage(config: Context['config']): boolean {
  return config.smtpUrl === null && config.release !== 'production'
}

/**
 * `/dev/outbox`: the letters that would have been sent, newest first. Whoever reads them can take over accounts, so
 * the page answers this machine alone, by its own name.
 */
export function createLettersPage(context: Context, secrets: Secrets): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const db = systemDb(context.store)
  const headers = {
    'content-security-policy':
      "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  }
  app.use(async (c, next) => {
    if (!isOwnMachine(c, context.config) || !isOwnName(c, context.config)) return notFound(c)
    await next()
  })
  app.get('/', async (c) => {
    const rows = await listLetters(db, SHOWN)
    const items = rows.map((row) => {
      const subject = openLetter(secrets, row.sealed_letter)?.subject ?? ''
      return `<li><a href="/dev/outbox/${escapeHtml(row.id)}"><strong>${escapeHtml(subject || 'No subject')}</strong>${about(row)}</a></li>`
    })
    const list = items.length > 0 ? `<ul class="letters">${items.join('')}</ul>` : '<p>No letters yet.</p>'
    const body = `<h1>Letters</h1><p class="quiet">Letters that would have been sent. Set SMTP_URL to send them. They are kept for seven days.</p>${list}`
    return c.html(page('Letters', body), 200, headers)
  })
  app.get('/style.css', (c) => c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8' }))
  app.get('/:id', async (c) => {
    const id = c.req.param('id')
    const row = ID.test(id) ? await findLetter(db, id) : undefined
    const letter = row && openLetter(secrets, row.sealed_letter)
    if (!row || !letter) {
      return c.html(
        page('Not found', '<h1>There is no such letter</h1><p><a href="/dev/outbox">Letters</a></p>'),
        404,
        {
          ...headers,
        },
      )
    }
    const body = `<p><a href="/dev/outbox">Letters</a></p><h1>${escapeHtml(letter.subject || 'No subject')}</h1>${about(row)}<div class="text">${withLinks(letter.text)}</div>`
    return c.html(page(letter.subject, body), 200, headers)
  })
  return app
}

function about(row: LetterRow): string {
  const at = new Date(row.created_at).toISOString().replace('T', ' ').slice(0, 16)
  const state = row.failure ?? (row.sent_at === null ? 'waiting' : '')
  const parts = [KINDS[row.kind] ?? row.kind, `to ${row.to_address}`, `${at} UTC`, state].filter(Boolean)
  return `<span class="quiet">${parts.map(escapeHtml).join(' · ')}</span>`
}

/** Escaped text in which web addresses can be clicked. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((part, at) => {
      const safe = escapeHtml(part)
      return at % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe
    })
    .join('')
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Tabard</title><link rel="stylesheet" href="/dev/outbox/style.css"></head><body><main>${body}</main></body></html>`
}

const STYLE = `html { color-scheme: light dark; background: light-dark(#fff, #1c1b1b); color: light-dark(#1d1b19, #edebe8); font: 15px/1.6 system-ui, sans-serif }
body { margin: 0 }
main { max-width: 680px; margin: 0 auto; padding: 32px 20px 64px }
h1 { margin: 0 0 8px; font-size: 24px; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere }
a { color: light-dark(#8c1c4e, #e59ab9); overflow-wrap: anywhere }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; border-radius: 2px }
.quiet { display: block; color: light-dark(#6b6661, #a8a29c); font-size: 13px; overflow-wrap: anywhere }
.letters { list-style: none; margin: 24px 0 0; padding: 0; border-top: 1px solid light-dark(#e6e3df, #2d2b2a) }
.letters li { border-bottom: 1px solid light-dark(#e6e3df, #2d2b2a) }
.letters a { display: block; padding: 12px 0; color: inherit; text-decoration: none }
.letters a:hover strong { text-decoration: underline }
.letters strong { font-weight: 600 }
.text { margin-top: 24px; padding-top: 24px; border-top: 1px solid light-dark(#e6e3df, #2d2b2a); white-space: pre-wrap; overflow-wrap: anywhere }
`
