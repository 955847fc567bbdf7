import { connect, type Socket } from 'node:net'
import { routes, type RouteName } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handlers } from '../routes/index.ts'
import { changeCompany } from '../store/companies.ts'
import { systemDb } from '../store/db.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { pdfFile } from '#test/support/cv-files.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { costClassOf } from './policy.ts'
import { rateRules } from './rate-limit.ts'

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let nowMs = Date.now()

beforeAll(async () => {
  const none = { burst: 5, perSecond: 0.5 }
  t = await startGateway({
    clock: { now: () => nowMs },
    rateRules: { ...rateRules, read: none, company: { burst: 12, perSecond: 1 } },
    config: { rateFactor: 1 },
  })
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())

describe('a flood of calls', () => {
  it('is turned away with the time to wait, one person at a time, and then the company', async () => {
    const list = (as: Credentials) => t.call(routes.listFolders, { as })
    const statuses = async (as: Credentials, count: number) => {
      const found: number[] = []
      for (let n = 0; n < count; n += 1) found.push((await list(as)).status)
      return found
    }
    expect(await statuses(recruiter, 6)).toEqual([200, 200, 200, 200, 200, 429])
    const refused = await list(recruiter)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.error).toMatchObject({ error: 'rate_limited', retryAfterSeconds: 2 })
    const colleague = await t.signIn(company.users.admin.email)
    expect((await statuses(colleague, 6)).at(-1)).toBe(429)
    const third = await t.signIn(company.users.brandEditor.email)
    expect(await statuses(third, 3)).toEqual([200, 200, 429])
    const other = await t.company()
    expect((await list(await t.signIn(other.users.admin.email))).status).toBe(200)
    nowMs += 20_000
    expect((await list(recruiter)).status).toBe(200)
  })

  it('from one visitor of a link leaves the other visitors theirs', async () => {
    const small = { visitor: { burst: 5, perSecond: 0.01 }, link: { burst: 10, perSecond: 0.02 } }
    const own = await startGateway({
      rateRules: { ...rateRules, ...small },
      config: { trustedProxies: 1, rateFactor: 1 },
    })
    const theirs = await own.company()
    const as = await own.signIn(theirs.users.recruiter.email)
    const params = { appId: await makeApplication(own, as, theirs) }
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const link = await own.call(routes.createLink, { as, params, body: { name: 'A', expiry, downloading: false } })
    const grant = await own.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
    const read = async (from: string): Promise<number> => {
      const visitor = { ...bySignature(grant.value.accessToken), 'x-forwarded-for': from }
      return (await own.call(routes.getApplication, { as: visitor, params })).status
    }
    const flood = []
    for (let n = 0; n < 25; n += 1) flood.push(await read('203.0.113.1'))
    expect(flood.filter((status) => status === 200).length).toBe(5)
    expect(await read('203.0.113.2')).toBe(200)
    await own.close()
  })

  it('has a rule for every call there is', () => {
    const names = Object.keys(routes) as RouteName[]
    const classes = names.map((name) => costClassOf(routes[name], handlers[name]))
    expect(classes.every((one) => one in rateRules)).toBe(true)
    expect(costClassOf(routes.createApplication, handlers.createApplication)).toBe('costly')
    expect(costClassOf(routes.exchangeShortLink, handlers.exchangeShortLink)).toBe('public')
  })

  it('ends with the company’s day, which all gateways count together', async () => {
    const own = await t.company()
    const as = await t.signIn(own.users.recruiter.email)
    const db = systemDb(t.gateway.context.store)
    await changeCompany(db, own.companyId, { limits: { uploadsPerDay: 2 } })
    const fileB64 = Buffer.from(pdfFile([])).toString('base64')
    const upload = () => t.call(routes.createApplication, { as, query: { folderId: own.folderId }, body: { fileB64 } })
    const answers = [await upload(), await upload(), await upload()]
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 429])
    expect(answers[2]?.error).toMatchObject({ quota: 'uploads' })
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
    await changeCompany(db, own.companyId, { limits: { uploadsPerDay: 0 } })
    expect((await upload()).status).toBe(429)
  })
})

describe('the port itself', () => {
  /** Sends bytes as they are; resolves with all that comes back until the other side closes. */
  function raw(send: (write: (text: string) => void) => void, closeAfterMs = 5_000): Promise<string> {
    const { hostname, port } = new URL(t.url)
    return new Promise((resolve) => {
      let answer = ''
      const socket = connect(Number(port), hostname, () => send((text) => socket.write(text)))
      socket.on('data', (part) => (answer += part.toString('latin1')))
      socket.on('error', () => undefined)
      socket.on('close', () => resolve(answer))
      setTimeout(() => socket.destroy(), closeAfterMs).unref()
    })
  }

  it('takes no headers beyond 32 kB', async () => {
    const answer = await raw((write) =>
      write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`),
    )
    expect(answer).toMatch(/^HTTP\/1\.1 431/)
  })

  it('takes no request whose end can be read in two ways', async () => {
    const both =
      'POST /api/folders HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'
    expect(await raw((write) => write(both))).toMatch(/^HTTP\/1\.1 400/)
    expect(await raw((write) => write('GET /healthz HTTP/1.1\nHost: x\n\n'), 1_000)).not.toMatch(/^HTTP\/1\.1 200/)
  })

  it('gives one address so many sockets and no more', async () => {
    const own = await startGateway({ limits: { perAddress: 5 } })
    const { hostname, port } = new URL(own.url)
    const open = (): Promise<'open' | 'closed'> =>
      new Promise((resolve) => {
        const socket = connect(Number(port), hostname, () => setTimeout(() => resolve('open'), 500))
        socket.on('error', () => resolve('closed'))
        socket.on('close', () => resolve('closed'))
        sockets.push(socket)
      })
    const sockets: Socket[] = []
    const found = await Promise.all(Array.from({ length: 8 }, open))
    expect(found.filter((one) => one === 'open')).toHaveLength(5)
    for (const socket of sockets) socket.destroy()
    await own.close()
  })

  it('ends a caller that sends its headers drop by drop', async () => {
    const own = await startGateway({ limits: { headersMs: 600, requestMs: 1_500 } })
    const { hostname, port } = new URL(own.url)
    const drip = (first: string, rest: string): Promise<string> =>
      new Promise((resolve) => {
        let answer = ''
        const socket = connect(Number(port), hostname, () => socket.write(first))
        const dripping = setInterval(() => socket.writable && socket.write(rest), 100)
        socket.on('data', (part) => (answer += part.toString('latin1')))
        socket.on('error', () => undefined)
        socket.on('close', () => {
          clearInterval(dripping)
          resolve(answer)
        })
      })
    const [headers, body] = await Promise.all([
      drip('GET /healthz HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'),
      drip('POST /api/telemetry HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\n', ' '),
    ])
    expect(headers).toMatch(/^HTTP\/1\.1 408/)
    expect(body).not.toMatch(/^HTTP\/1\.1 200/)
    expect((await own.request('GET', '/healthz')).status).toBe(200)
    await own.close()
  })
})
