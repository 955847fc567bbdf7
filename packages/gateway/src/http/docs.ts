import { readdir, readFile, stat } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { Hono } from 'hono'
import { marked } from 'marked'
import { escapeHtml } from './escape-html.ts'

/** `/docs`: the Markdown of the docs folder as pages, with its pictures. */
export function createDocs(folder: string): Hono {
  const app = new Hono()
  const policy =
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  const headers = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
  }

  app.get('*', async (c) => {
    const asked = decoded(c.req.path.replace(/^\/docs\/?/, ''))
    if (asked === null) return c.text('Not found', 404)
    const path = normalize(asked)
    if (path.startsWith('..') || path.startsWith('/')) return c.text('Not found', 404)
    try {
      if (path.endsWith('.png'))
        return new Response(new Uint8Array(await readFile(join(folder, path))), {
          headers: { ...headers, 'Content-Type': 'image/png' },
        })
      const at = await pageAt(folder, path === '.' ? '' : path)
      if (at.redirect) return c.redirect(at.redirect)
      return c.html(page(at.title, await marked.parse(at.text)), 200, headers)
    } catch {
      return c.html(
        page('Not found', '<h1>There is no such page</h1><p><a href="/docs/">Back to the documentation</a></p>'),
        404,
        headers,
      )
    }
  })
  return app
}

interface DocsPage {
  title: string
  text: string
  redirect?: string
}

async function pageAt(folder: string, path: string): Promise<DocsPage> {
  const full = join(folder, path)
  if (!(await stat(full)).isDirectory()) return { title: path, text: await readFile(full, 'utf8') }
  if (path !== '' && !path.endsWith('/')) return { title: '', text: '', redirect: `/docs/${path}/` }
  if (path === '') return { title: 'Documentation', text: await readFile(join(full, 'README.md'), 'utf8') }
  const files = (await readdir(full)).sort()
  const lines = files.map((file) => (file.endsWith('.png') ? `![${file}](${file})` : `- [${file}](${file})`))
  return { title: path, text: `# ${path}\n\n${lines.join('\n')}` }
}

/** Null where a percent sign does not begin a letter: no page has such a name. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} · Tabard</title><link rel="stylesheet" href="/gallery/files/gallery/docs.css"></head><body><nav><a href="/docs/">Docs</a> <a href="/gallery">Gallery</a> <a href="/openapi.json">openapi.json</a></nav><main>${body}</main></body></html>`
}
