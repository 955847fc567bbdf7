import { get } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { createLog } from './log.ts'

const lines: string[] = []
let t: TestGateway
beforeAll(async () => {
  t = await startGateway({
    log: createLog('trace', { write: (line) => void lines.push(line) }),
    config: { metricsToken: 'a-token-of-twenty-and-more' },
  })
})
afterAll(() => t.close())

/** A word nobody else uses, with the place it was put. */
const canary = (place: string): string => `canary-${place}-7391`

describe('the log', () => {
  it('holds no secret and nobody’s words, wherever they were put', async () => {
    const company = await t.company()
    const headers = {
      authorization: canary('authorization'),
      'x-access-token': canary('access-token'),
      'x-api-key': canary('api-key'),
      'x-api-secret': canary('api-secret'),
      cookie: `session=${canary('cookie')}`,
      referer: `https://x.test/?sig=${canary('referer')}`,
      'user-agent': canary('user-agent'),
      'x-request-id': canary('request-id'),
    }
    const query = `?sig=${canary('sig')}&code=${canary('code')}&state=${canary('state')}&x-code=${canary('x-code')}`
    const paths = [
      '/',
      '/login',
      '/oauthcallback',
      '/login-ui/sign-in',
      '/oauth2/authorize',
      '/oauth2/idpresponse',
      `/bullhorn/${canary('key')}/${canary('secret')}`,
      `/candidate/link/${canary('short-id')}`,
      `/links-api/short/${canary('short')}`,
      `/downloads/${canary('download')}`,
      `/nowhere/${canary('path')}`,
      `/api/applications/${canary('id')}`,
      `/sdk/${canary('sdk')}`,
    ]
    for (const path of paths) {
      await t.request('GET', path + query, { headers })
      await t.request('POST', path + query, { headers, body: { name: canary('body'), [canary('field')]: 1 } })
    }
    await t.request('PUT', '/api/folders', { headers, body: `{"name": "${canary('broken')}` })
    const admin = await t.signIn(company.users.admin.email)
    await t.request('PUT', '/api/folders', { as: admin, body: { name: canary('folder'), extra: canary('extra') } })
    await t.request('PUT', '/api/folders', { as: admin, body: { name: canary('folder') } })
    await t.signIn(`${canary('user')}@x.test`, canary('password')).catch(() => undefined)
    await t.signIn(company.users.admin.email, canary('password')).catch(() => undefined)
    const { log, mail, store } = t.gateway.context
    const to = `${canary('reader')}@x.test`
    await mail.queue(
      { sql: store.sql, scope: store.asSystem() },
      { to, subject: canary('s'), text: canary('t'), kind: 'code' },
    )
    const cause = new Error(`no ${canary('cause')}@x.test at postgres://u:${canary('word')}@db/x?key=${canary('q')}`)
    const error = Object.assign(
      new Error(`invalid input: "${canary('quoted')}" eyJhbGciOi.${canary('jwt')}.x`, { cause }),
      {
        detail: canary('detail'),
        config: { headers },
      },
    )
    log.error({ err: error, headers, url: canary('url'), nested: { user: { email: canary('email') } } }, 'A failure')
    log.warn(error)
    const all = lines.join('')
    expect(all.match(/.{60}canary-.{60}/g) ?? []).toEqual([])
    expect(lines.length).toBeGreaterThan(paths.length)
    expect(all).toContain('"route":"putFolder"')
    for (const line of lines) expect(() => JSON.parse(line) as unknown).not.toThrow()
  })

  it.each(['candidate/link', 'links-api/short', 'downloads', 'bullhorn', 'vincere'])(
    'leaves out what an address of /%s/ ends with, in the middle of an error too',
    (area) => {
      const written: string[] = []
      const log = createLog('info', { write: (line) => void written.push(line) })
      log.error({ err: new Error(`no answer from /${area}/${canary('key')}/${canary('secret')} today`) }, 'A failure')
      expect(written.join('')).toContain(`no answer from /${area}/… today`)
      expect(written.join('')).not.toContain('canary')
    },
  )

  it('cannot be given a second line', () => {
    const written: string[] = []
    createLog('info', { write: (line) => void written.push(line) }).info({ reason: 'a\n{"level":60}\r\n' }, 'b')
    expect(written).toHaveLength(1)
    expect(written[0]?.trimEnd()).not.toContain('\n')
  })
})

describe('a caller that goes away before its body came', () => {
  const cut = (head: string): Promise<void> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(t.url)
      const socket = connect(Number(port), hostname, () => socket.write(`${head}\r\nContent-Length: 500\r\n\r\n{"a`))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve())
      setTimeout(() => socket.destroy(), 100)
    })

  it.each([
    ['a call', 'POST /api/clients HTTP/1.1\r\nHost: x\r\nContent-Type: application/json'],
    ['the pool', 'POST /cognito/ HTTP/1.1\r\nHost: x\r\nX-Amz-Target: AWSCognitoIdentityProviderService.InitiateAuth'],
    ['a code', 'POST /oauth2/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded'],
    ['a form', 'POST /login-ui/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded'],
  ])('is noted, and is no fault of ours: %s', async (_, head) => {
    const before = lines.length
    await cut(head)
    const since = () => lines.slice(before).map((line) => JSON.parse(line) as { level: number; msg: string })
    await expect.poll(() => since().map(({ msg }) => msg)).toContain('The caller went away before its body came')
    expect(since().filter(({ level }) => level > 30)).toEqual([])
    expect((await t.request('GET', '/metrics')).text).toMatch(/^tabard_unexpected_failures_total 0$/m)
  })
})

describe('/metrics', () => {
  it('tells routes, jobs, letters, sign-ins, the event loop and the database, and nobody’s name', async () => {
    const { text, status } = await t.request('GET', '/metrics')
    expect(status).toBe(200)
    for (const part of [
      'tabard_request_seconds_bucket{le="0.05",route="putFolder",status="200"}',
      'tabard_jobs{name="send-mail",state="waiting"}',
      'tabard_mail{state="waiting"}',
      'tabard_pool_calls_total{action="RespondToAuthChallenge",outcome="ok"}',
      'tabard_nodejs_eventloop_lag_p99_seconds',
      'tabard_ping_seconds{of="database"}',
      'tabard_round_timestamp_seconds{round="retention"}',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/canary|@/)
  })

  it('is for this machine, or for who has its token', async () => {
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        get(`${t.url}/metrics`, { headers }, (answer) => resolve(answer.resume().statusCode)).on('error', reject)
      })
    expect(await status({})).toBe(200)
    // A site's name that was turned to this machine: its page could read what we answer.
    for (const host of ['rebound.example', `rebound.example:${new URL(t.url).port}`, '127.0.0.1.rebound.example'])
      expect(await status({ host })).toBe(404)
    for (const host of ['127.0.0.1', 'localhost:1', '[::1]:4600']) expect(await status({ host })).toBe(200)
    expect(await status({ 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    expect(await status({ 'x-forwarded-for': '127.0.0.1' })).toBe(404)
    expect(await status({ forwarded: 'for=127.0.0.1' })).toBe(404)
    const relayed = { 'x-forwarded-for': '203.0.113.9' }
    expect(await status({ ...relayed, authorization: 'Bearer a-token-of-twenty-and-more' })).toBe(200)
    expect(await status({ ...relayed, authorization: 'Bearer a-token-of-twenty-and-less' })).toBe(404)
  })
})
