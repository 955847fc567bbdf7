import {
  can,
  errors,
  expandedPath,
  readSignature,
  routes,
  type AppId,
  type ErrorCode,
  type Role,
  type RouteName,
  type RouteSpec,
  type SignaturePayload,
} from '@tabard/contract'
import type { openApi } from '@tabard/contract/openapi'
import { publicConfig } from '@tabard/contract/schemas'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { rateRules } from './rate-limit.ts'

let t: TestGateway
let ours: SeededCompany
let admin: Credentials
let appId: AppId

beforeAll(async () => {
  t = await startGateway()
  ours = await t.company('Ours')
  admin = await t.signIn(ours.users.admin.email)
  appId = await makeApplication(t, admin, ours)
})
afterAll(() => t.close())

const names = Object.keys(routes) as RouteName[]
const specOf = (name: RouteName): RouteSpec => routes[name]

describe('the role table', () => {
  const guarded = names.filter((name) => specOf(name).needs)
  const roles: Role[] = ['admin', 'recruiter', 'brandEditor']

  it.each(roles)('holds for %s on every route that needs something', async (role) => {
    const as = await t.signIn(ours.users[role].email)
    for (const name of guarded) {
      const spec = specOf(name)
      const [area, level] = spec.needs ?? ['settings', 'none']
      const path = pathWithOwnIds(spec)
      // No call takes this body: an allowed caller is told so, and nothing is changed.
      const answer = await t.request(spec.method.toUpperCase(), path, {
        as,
        ...(spec.method !== 'get' && { body: { nothing: 'at all' } }),
      })
      if (spec.method === 'delete') continue
      expect([name, answer.status === 403], name).toEqual([name, !can(role, area, level)])
    }
  })

  it('lets nobody in without a token, with a broken one or with two of different people', async () => {
    const path = '/api/folders'
    const other = await t.signIn(ours.users.recruiter.email)
    const mixed = { authorization: admin['authorization'] ?? '', 'x-access-token': other['x-access-token'] ?? '' }
    const statuses = [
      await t.request('GET', path),
      await t.request('GET', path, { as: { authorization: 'a.b.c', 'x-access-token': 'a.b.c' } }),
      await t.request('GET', path, { as: { authorization: 'a.b.c', 'x-access-token': 'none' } }),
      await t.request('GET', path, { as: mixed }),
    ]
    expect(statuses.map((answer) => answer.error.error)).toEqual([
      'not_signed_in',
      'token_invalid',
      'signature_invalid',
      'token_invalid',
    ])
  })
})

describe('what comes in', () => {
  const patch = (body: unknown, headers: Credentials = {}) =>
    t.request('PATCH', `/api/applications/${appId.replaceAll('_', '/')}`, { as: admin, body, headers })

  it.each([
    ['a field nobody may set', { update: { status: 'sent' } }],
    ['a company', { update: { company_id: 'x' } }],
    ['a prototype', '{"update":{"headline":"x","__proto__":{"polluted":true}}}'],
    ['a constructor deep inside', '{"update":{"embedCard":{"constructor":{"url":"https://x.example","width":1}}}}'],
    ['a script for a link', { update: { freeText: [sectionWith({ link: 'javascript:alert(1)' })] } }],
    ['an edit instead of a text', { update: { freeText: [{ ...sectionWith({}), content: [{ retain: 5 }] }] } }],
    ['a text without its last newline', { update: { freeText: [{ ...sectionWith({}), content: [{ insert: 'x' }] }] } }],
    ['two sections of one id', { update: { freeText: [sectionWith({}), sectionWith({})] } }],
    ['no JSON', '{"update":'],
  ])('is refused when it holds %s', async (_what, body) => {
    const answer = await patch(body)
    expect([answer.status, answer.error.error]).toEqual([400, 'bad_request'])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('is refused as something else than JSON, and when it is too large', async () => {
    expect((await patch('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await patch({ update: { headline: 'x'.repeat(4_100_000) } })).status).toBe(413)
  })

  it('names a field that fails and never repeats its value', async () => {
    const answer = await patch({ update: { emailAddress: 'secret-words', headline: 7 } })
    expect(answer.error['issues']).toContain('update.emailAddress: is not an e-mail address')
    expect(answer.text).not.toContain('secret-words')
  })

  it.each([
    ['_ in a part', 'invalid_id_depth', (id: string) => id.replace(/.$/, '_')],
    ['a wildcard', 'not_found', (id: string) => id.replace(/.$/, '%25')],
    ['a slash in disguise', 'not_found', (id: string) => id.replace(/.$/, '%2f')],
    ['dots', 'not_found', (id: string) => id.replace(/[^/]+$/, '%2e%2e')],
    ['upper case', 'not_found', (id: string) => id.toUpperCase()],
    ['too many parts', 'not_found', (id: string) => `${id}/${'a'.repeat(12)}/${'a'.repeat(12)}`],
  ] as const)('is no id with %s', async (_what, code, spoil) => {
    const answer = await t.request('GET', `/api/applications/${spoil(appId.replaceAll('_', '/'))}`, { as: admin })
    expect([answer.status, answer.error.error]).toEqual([errors[code].status, code])
  })

  it('takes no more than its share of short ids from one address', async () => {
    const own = await startGateway({
      rateRules: { ...rateRules, exchange: { burst: 2, perSecond: 0.1 } },
    })
    const ask = () => own.request('GET', '/links-api/short/AAAAAAAAAAAAAAAA')
    expect((await ask()).error.error).toBe('link_not_found')
    expect((await ask()).error.error).toBe('link_not_found')
    const third = await ask()
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10'])
    await own.close()
  })
})

describe('a link with downloading', () => {
  it('does not let its visitor fill the disk', async () => {
    const own = await startGateway({ rateRules: { ...rateRules, output: { burst: 1, perSecond: 0.1 } } })
    const company = await own.company()
    const as = await own.signIn(company.users.recruiter.email)
    const params = { appId: await makeApplication(own, as, company) }
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const link = await own.call(routes.createLink, { as, params, body: { name: 'A', expiry, downloading: true } })
    const grant = await own.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
    const body = { fileName: 'cv.pdf', pdfB64: Buffer.from('%PDF-1.7 words').toString('base64') }
    const keep = () => own.call(routes.createOutput, { as: bySignature(grant.value.accessToken), params, body })
    expect((await keep()).status).toBe(200)
    const second = await keep()
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '10'])
    await own.close()
  })
})

describe('what goes out', () => {
  it('describes every route with its failures in /openapi.json', async () => {
    const description = (await t.request('GET', '/openapi.json')).value as ReturnType<typeof openApi>
    for (const name of names) {
      const spec = specOf(name)
      const path = Object.keys(description.paths).find(
        (one) => one.endsWith(expandedPath(spec.path)) && description.paths[one]?.[spec.method]?.operationId === name,
      )
      const operation = description.paths[path ?? '']?.[spec.method]
      expect(operation?.operationId).toBe(name)
      for (const code of spec.errors) {
        expect(JSON.stringify(operation?.responses[errors[code as ErrorCode].status]), `${name} ${code}`).toContain(
          code,
        )
      }
    }
  })

  it('says in /config.json what the contract promises, and nothing more', async () => {
    const { value } = await t.request('GET', '/config.json')
    expect(v.parse(publicConfig, value)).toEqual(value)
  })

  it.each([
    ['/candidates', 200],
    ['/CANDIDATES/', 200],
    ['/cvs', 200],
    ['/accessDenied', 200],
    ['/no/such/page', 404],
    // Named in the specification, and without a page yet: the app says that nothing is here, and so does the status.
    ['/settings', 404],
    ['/singlepageview/addjob', 404],
    ['/templates/Logos', 404],
    ['/sdk/../../../package.json', 404],
    ['/sdk/%2e%2e/%2e%2e/package.json', 404],
    ['/assets/%2e%2e/%2e%2e/package.json', 404],
    ['/api/no-such-call', 404],
  ])('answers %s with %i', async (path, status) => {
    // A tree that is not built answers 503 where it would show a page.
    const { status: found, text } = await t.request('GET', path)
    expect([status, ...(status === 200 ? [503] : [])]).toContain(found === 503 && status === 404 ? 404 : found)
    expect(text).not.toContain('"workspaces"')
  })

  it('may be read from any origin, and never with credentials', async () => {
    const preflight = await t.request('OPTIONS', '/api/folders', {
      headers: {
        origin: 'https://ats.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,x-access-token,content-type',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull()
    expect(preflight.headers.get('access-control-max-age')).toBe('7200')
  })

  const page = async (path: string, headers: Credentials = {}) => {
    const { status, headers: told } = await t.request('GET', path, { headers })
    const frames = /frame-ancestors ([^;]+)/.exec(told.get('content-security-policy') ?? '')?.[1]
    return { status, frames, location: told.get('location') }
  }
  const tokenFor = async (change: Partial<SignaturePayload> = {}) => {
    const { value } = await t.call(routes.getAccess, {
      as: admin,
      query: { accessType: 'view', singleApplication: appId, origins: 'https://ats.example' },
    })
    const payload = readSignature(value.accessToken)
    return payload ? t.gateway.context.mintSignature({ ...payload, ...change }) : ''
  }
  const framed = { 'sec-fetch-dest': 'iframe' }

  it('frames the app nowhere, but where it is made for it', async () => {
    const sig = await tokenFor()
    expect((await page('/candidates')).frames).toBe("'none'")
    for (const path of ['/singlepageview/application', '/candidate/digitalcv'])
      expect((await page(`${path}/${appId}?sig=${sig}`)).frames).toBe("'self' https://ats.example")
    // Of its own record alone: no page that shows none.
    for (const path of ['/singlepageview/addjob', '/entrypoint/a', '/candidate/link/AAAAAAAAAAAAAAAA'])
      expect((await page(`${path}?sig=${sig}`)).frames).toBe("'self'")
    for (const path of ['/accessDenied', `/singlepageview/application/${appId}`])
      for (const bad of ['', `?sig=${sig}x`, '?sig=', '?sig=a.b.c'])
        expect((await page(path + bad)).frames).toBe("'self'")
    // Even pages that anybody may open stand in no frame, nor does anything else that we answer.
    for (const path of [
      '/login',
      '/cookies',
      '/',
      '/config.json',
      '/healthz',
      '/sdk/v1/tabard.js',
      '/api/folders',
      '/x',
    ])
      expect([path, (await page(`${path}?sig=${sig}`)).frames]).toEqual([path, "'none'"])
  })

  it('leads a token that opens another page to the page that says so, where its own frame hears it', async () => {
    const sig = await tokenFor()
    const other = `${appId.slice(0, -1)}${appId.endsWith('a') ? 'b' : 'a'}`
    const denied = [`/singlepageview/application/${other}`, `/candidate/digitalcv/${other}`, `/application/${appId}`]
    for (const path of [...denied, '/candidates', '/upload']) {
      const { status, location, frames } = await page(`${path}?sig=${sig}`)
      // The token stays in the address, as at every navigation.
      expect([path, status, location, frames]).toEqual([path, 302, `/accessDenied?sig=${sig}`, undefined])
    }
    expect((await page(`/accessDenied?sig=${sig}`)).frames).toBe("'self' https://ats.example")
    const free = await tokenFor({ navigationAllowed: true })
    expect((await page(`/application/${appId}?sig=${free}`)).status).not.toBe(302)
  })

  it('leads a token that has ended to the page that says so, in a frame; no record of it is framed any more', async () => {
    const old = await tokenFor({ exp: Math.floor(Date.now() / 1000) - 10 })
    const path = `/singlepageview/application/${appId}?sig=${old}`
    expect(await page(path, framed)).toEqual({ status: 302, location: `/accessExpired?sig=${old}`, frames: undefined })
    const digital = (await page(`/candidate/digitalcv/${appId}?sig=${old}`, framed)).location
    expect(digital).toBe(`/accessExpired?from=digitalcv&sig=${old}`)
    expect((await page(`/accessExpired?sig=${old}`, framed)).frames).toBe("'self' https://ats.example")
    // In a window of its own the page may renew the token.
    expect((await page(path)).frames).toBe("'self'")
    const forged = `${old.slice(0, -8)}AAAAAAAA`
    for (const told of ['/accessExpired', '/accessDenied'])
      expect((await page(`${told}?sig=${forged}`, framed)).frames).toBe("'self'")
    expect(await page(`/singlepageview/application/${appId}?sig=${forged}`, framed)).toMatchObject({ frames: "'self'" })
  })
})

function sectionWith(attributes: object) {
  return { id: 's', title: 'S', kind: 'other', content: [{ insert: 'x', attributes }, { insert: '\n' }] }
}

function pathWithOwnIds(spec: RouteSpec): string {
  const ids: Record<string, string> = {
    folderId: ours.folderId,
    appId,
    linkId: `${appId}_aaaaaaaaaaaa`,
    templateId: `${ours.companyId}_aaaaaaaaaaaa`,
    jobId: `${ours.companyId}_aaaaaaaaaaaa`,
  }
  const other = '00000000-0000-4000-8000-000000000000'
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => (ids[name] ?? other).replaceAll('_', '/'))
  return { main: '/api', links: '/links-api', public: '/public', customPublic: '/custom-public' }[spec.api] + path
}
