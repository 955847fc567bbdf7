import { request as requestHttp } from 'node:http'
import { apiPrefixes, expandedPath, routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let admin: Credentials

beforeAll(async () => {
  t = await startGateway()
  admin = await t.signIn((await t.company()).users.admin.email)
})
afterAll(() => t.close())

/** Sends a path as it is written: `fetch` would put it right first. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(t.url)
  return new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    const outgoing = requestHttp({ hostname, port, path, headers }, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('end', () => {
        const { statusCode: status = 0, headers } = incoming
        resolve({ status, location: headers.location, text: Buffer.concat(chunks).toString() })
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/.\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%09/evil.example',
  '/candidates/..//evil.example',
  '/gallery//evil.example/..',
  '/gallery/../..//evil.example',
  '/application//evil.example',
  '/@evil.example',
  '/;@evil.example',
  'https://evil.example/',
  'http://evil.example:80//evil.example',
]

/** What we are not called. */
const foreignNames: Record<string, string> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  forwarded: 'host=evil.example',
}

describe('a redirect', () => {
  it.each(elsewhere)('never leaves the origin, asked for as %s', async (path) => {
    for (const more of ['', '/', '?redirect=https://evil.example', '?next=//evil.example&url=//evil.example']) {
      for (const headers of [{}, foreignNames]) {
        const { status, location } = await ask(path + more, headers)
        expect(status).toBeLessThan(500)
        if (location !== undefined) expect(new URL(location, t.url).origin).toBe(t.url)
      }
    }
  })

  it.each([
    ['/gallery/', 302],
    ['/oauth2/authorize?client_id=x&redirect_uri=https://evil.example', 302],
    ['/oauth2/authorize?client_id=tabardhostapp&redirect_uri=https://evil.example', 302],
    ['/oauth2/idpresponse?code=x&state=https://evil.example&iss=https://evil.example', 400],
    ['/logout?client_id=tabardhostapp&logout_uri=https://evil.example', 302],
    ['/logout?client_id=tabardhostapp&redirect_uri=https://evil.example', 302],
    ['/login-ui/?client_id=tabardhostapp&redirect_uri=//evil.example', 302],
    ['/login-ui/sso?client_id=tabardhostapp&redirect_uri=//evil.example', 302],
    ['/login-ui/error?error=https://evil.example', 400],
  ])('is ours at %s, by whatever name we are called', async (path, expected) => {
    const { status, location, text } = await ask(path, foreignNames)
    expect([status, location === undefined || location.startsWith('/')]).toEqual([expected, true])
    expect(location ?? '').not.toMatch(/^\/[/\\]/)
    expect(text).not.toContain('//evil.example')
  })

  it('is given by no link to single sign-on', async () => {
    const hostile = [
      ...elsewhere.filter((path) => path.startsWith('/')),
      'javascript:alert(1)',
      'data:text/html,x',
      '\\\\x',
    ]
    for (const redirect of hostile) {
      const { status, value } = await t.call(routes.getPublicSsoLink, { query: { domain: 'acme.example', redirect } })
      expect(status).toBe(200)
      const told = new URL(value.url).searchParams.get('redirect')
      expect(new URL(value.url).origin).toBe(t.url)
      if (told === null) continue
      const target = new URL(told, t.url)
      expect([redirect, target.origin, /^\/[/\\]/.test(target.pathname)]).toEqual([redirect, t.url, false])
    }
  })

  it('is no answer to a short id, nor to a query that names a server', async () => {
    for (const shortId of ['https:%2f%2fevil.example', '%2f%2fevil.example', '..%2f..%2fevil', 'AAAAAAAAAAAAAAAA']) {
      const { status, location } = await ask(`/links-api/short/${shortId}`)
      expect([status, location]).toEqual([404, undefined])
    }
    const { value } = await t.call(routes.getPublicUrl, { query: { extras: '//evil.example', platform: 'bullhorn' } })
    expect(new URL(value.url).origin).toBe(t.url)
    expect(admin['authorization']).toBeTruthy()
  })
})

describe('a path', () => {
  const climbs = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..%5c', '..\\', '....//', '%252e%252e%252f', '.%00./', '/']
  it.each(['/sdk/', '/assets/', '/docs/', '/gallery/', '/login-ui/', '/downloads/', '/dev/outbox/'])(
    'leads nowhere but below %s',
    async (root) => {
      for (const climb of climbs) {
        for (const file of ['package.json', 'etc/passwd', 'packages/gateway/src/main.ts']) {
          for (const depth of [1, 3, 6]) {
            const { status, text } = await ask(root + climb.repeat(depth) + file)
            expect(status).toBeLessThan(500)
            expect(text).not.toMatch(/"workspaces"|root:x:|import \{/)
          }
        }
      }
    },
  )

  const broken = ['%', '%E0%A4%A', '%zz', '%c0%ae', '%ff', 'a%', '%u0041', '%00', '%E0%A4%A/../x']
  const roots = ['/', '/docs/', '/docs/start/', '/sdk/', '/assets/', '/gallery/', '/gallery/stage/', '/gallery/files/']
  const calls = Object.values(routes).map(({ api, path }) => apiPrefixes[api] + expandedPath(path))
  const more = ['/downloads/', '/dev/outbox/', '/oauth2/', '/login-ui/', '/candidate/link/', '/application/']
  it.each([...roots, ...more, '/singlepageview/application/', '/cognito/'])(
    'that is no letters below %s is not there, and no fault of ours',
    async (root) => {
      for (const end of broken) expect([root + end, (await ask(root + end)).status < 500]).toEqual([root + end, true])
    },
  )
  it('that is no letters is no id and no name in any call', async () => {
    for (const path of new Set(calls.filter((one) => one.includes('{')))) {
      for (const end of broken.slice(0, 6)) {
        const { status } = await ask(path.replace(/\{\w+\}/g, end))
        expect([path, end, status >= 400 && status < 500]).toEqual([path, end, true])
      }
    }
  })
})
