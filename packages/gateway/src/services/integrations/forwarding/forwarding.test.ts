import { routes, type ForwardRequest } from '@tabard/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { page, startAtsServer, type AtsServer } from '#test/support/ats-server.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { companyDb } from '../../../store/db.ts'

let payroll: AtsServer
/** Listens where nobody may be sent. */
let canary: AtsServer
let t: TestGateway
let ours: SeededCompany
let admin: Credentials
let recruiter: Credentials
let theirAdmin: Credentials
const key = 'canary-key-of-payroll'
const png = Buffer.from('iVBORw0KGgo=', 'base64')

beforeAll(async () => {
  canary = await startAtsServer(() => ({ body: 'inside' }))
  payroll = await startAtsServer(({ url, method, body, headers }) => {
    if (url.pathname === '/v1/people/page') return page('Hello', '<script>alert(1)</script>')
    if (url.pathname === '/v1/people/picture') return { headers: { 'content-type': 'image/png' }, body: png }
    if (url.pathname === '/v1/people/away') return { status: 302, headers: { location: `${canary.origin}/` } }
    if (url.pathname === '/v1/people/nothing') return { status: 204 }
    if (url.pathname === '/v1/people/missing')
      return { status: 404, body: { message: 'no' }, headers: { 'set-cookie': 'a=b' } }
    return { body: { method, path: url.pathname + url.search, body, key: headers['x-payroll-key'] === key } }
  })
  t = await startGateway({ config: { outboundPrivateOrigins: [payroll.origin] } })
  ours = await t.company('Ours')
  const theirs = await t.company('Theirs')
  admin = await t.signIn(ours.users.admin.email)
  recruiter = await t.signIn(ours.users.recruiter.email)
  theirAdmin = await t.signIn(theirs.users.admin.email)
})
afterAll(async () => {
  await t.close()
  await payroll.close()
  await canary.close()
})
beforeEach(() => {
  payroll.requests.length = 0
})

const destination = () => ({
  id: 'payroll',
  name: 'Payroll',
  baseUrl: `${payroll.origin}/v1`,
  methods: ['GET' as const, 'POST' as const],
  paths: ['/people'],
  headers: { 'X-Payroll-Key': key },
})
const put = (as: Credentials, more: object = {}) =>
  t.call(routes.putDestination, { as, body: { ...destination(), ...more } })
const forward = (as: Credentials, more: Partial<ForwardRequest>) =>
  t.call(routes.forward, { as, body: { destination: 'payroll', method: 'GET', path: '/people', ...more } })

describe('destinations', () => {
  it('are an admin’s, and their headers never come back', async () => {
    expect((await put(recruiter)).status).toBe(403)
    const { status, value, text } = await put(admin)
    expect(status).toBe(200)
    expect(value.headerNames).toEqual(['x-payroll-key'])
    const list = await t.call(routes.listDestinations, { as: admin })
    expect(list.value.destinations).toEqual([value])
    expect(text + list.text).not.toContain('canary')
    expect((await t.call(routes.listDestinations, { as: recruiter })).status).toBe(403)
    expect((await t.call(routes.listDestinations, { as: theirAdmin })).value.destinations).toEqual([])
    const db = companyDb(t.gateway.context.store, ours.companyId)
    const rows = await db.scope.query(db.sql.selectFrom('forwarding_destinations').selectAll())
    expect(JSON.stringify(rows)).not.toContain('canary')
  })

  it('are addresses that could be asked', async () => {
    const bad = [
      { baseUrl: 'http://example.com' },
      { baseUrl: 'https://user:password@example.com' },
      { baseUrl: 'https://example.com:8443' },
      { baseUrl: 'file:///etc/passwd' },
      { baseUrl: canary.origin },
      { baseUrl: 'https://example.com/../x?y' },
      { headers: { Host: 'evil' } },
      { headers: { 'X-A': 'b\r\nc' } },
      { paths: ['/../admin'] },
      { paths: [] },
    ]
    for (const more of bad) expect((await put(admin, { id: 'bad', ...more })).status).toBe(400)
  })

  it('keep their headers for the system they were given for', async () => {
    const { headers: _, ...without } = destination()
    const change = (more: object) => t.call(routes.putDestination, { as: admin, body: { ...without, ...more } })
    expect((await change({ name: 'Pay' })).value.headerNames).toEqual(['x-payroll-key'])
    expect((await change({ baseUrl: 'https://elsewhere.example/v1' })).value.headerNames).toEqual([])
    expect((await put(admin)).status).toBe(200)
  })
})

describe('forwarding', () => {
  it('asks by the id, with the destination’s key and none of ours, and wraps the answer', async () => {
    const body = '{"name":"Ada"}'
    const headers = { 'content-type': 'application/json' }
    const { status, value } = await forward(recruiter, {
      method: 'POST',
      path: '/people/12',
      query: { a: 'b&c=d' },
      headers,
      body,
    })
    expect(status).toBe(200)
    expect(value).toMatchObject({ status: 200, contentType: 'application/json', encoding: 'text' })
    expect(JSON.parse(value.body)).toEqual({ method: 'POST', path: '/v1/people/12?a=b%26c%3Dd', body, key: true })
    const sent = JSON.stringify(payroll.requests[0]?.headers)
    for (const secret of [...Object.values(recruiter), 'cookie']) expect(sent).not.toContain(secret)
  })

  it('hands on what is data, and no page', async () => {
    expect((await forward(recruiter, { path: '/people/picture' })).value).toEqual({
      status: 200,
      contentType: 'image/png',
      encoding: 'base64',
      body: png.toString('base64'),
    })
    expect((await forward(recruiter, { path: '/people/nothing' })).value).toMatchObject({ status: 204, body: '' })
    const missing = await forward(recruiter, { path: '/people/missing' })
    expect(missing.value.status).toBe(404)
    expect(missing.headers.get('set-cookie')).toBeNull()
    expect((await forward(recruiter, { path: '/people/page' })).error.error).toBe('forwarding_failed')
    expect((await forward(recruiter, { path: '/people/away' })).error.error).toBe('forwarding_failed')
    expect(canary.requests).toEqual([])
  })

  it('asks nothing that was not named', async () => {
    const paths = ['/', '/peoples', '/admin', '/People', '/people%2f..%2fadmin']
    const odd = [
      '/people/../admin',
      '/people/..',
      '/people/%2e%2e/admin',
      '/people//evil.example',
      '//evil.example',
      '/people\\..\\admin',
      '/people?x=1',
      '/people#x',
      '/people/%0d%0aX: y',
      '/people/%252e%252e/admin',
      'people',
      '@evil.example/people',
      `.evil.example/people`,
      ':80/people',
    ]
    for (const path of [...paths, ...odd]) {
      const { status } = await forward(recruiter, { path })
      expect([path, status === 400 || status === 403]).toEqual([path, true])
    }
    expect((await forward(recruiter, { method: 'DELETE' })).error.error).toBe('forwarding_not_allowed')
    expect((await forward(recruiter, { method: 'GET', body: 'x' })).error.error).toBe('forwarding_not_allowed')
    for (const id of ['nowhere', 'payroll2']) expect((await forward(recruiter, { destination: id })).status).toBe(404)
    for (const id of [canary.origin, `${payroll.origin}/v1`, '../payroll', 'payroll@evil'])
      expect((await forward(recruiter, { destination: id })).status).toBe(400)
    const headers = { authorization: 'Bearer mine', 'x-payroll-key': 'mine', host: 'evil' }
    expect((await forward(recruiter, { headers: headers as Record<string, string> })).status).toBe(400)
    const url = `${canary.origin}/`
    const more = await t.request('POST', '/api/forwarding', {
      as: recruiter,
      body: { destination: 'payroll', method: 'GET', path: '/people', url },
    })
    expect(more.status).toBe(400)
    expect((await forward(theirAdmin, {})).status).toBe(404)
    expect(payroll.requests).toEqual([])
    expect(canary.requests).toEqual([])
  })

  it('ends with the destination', async () => {
    const remove = (as: Credentials) => t.call(routes.removeDestination, { as, query: { id: 'payroll' } })
    expect((await remove(recruiter)).status).toBe(403)
    expect((await remove(theirAdmin)).status).toBe(404)
    expect((await remove(admin)).status).toBe(200)
    expect((await forward(recruiter, {})).status).toBe(404)
  })
})
