import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { routes, telemetryEvents, type TelemetryEvent } from '@tabard/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { forgetOld } from '../../background/sweep.ts'
import { createFolderTransport } from '../../mail/transport.ts'

let t: TestGateway
let ours: SeededCompany
let theirs: SeededCompany
let recruiter: Credentials
let nowMs = Date.now()

beforeAll(async () => {
  t = await startGateway({ clock: { now: () => nowMs } })
  ours = await t.company('Ours')
  theirs = await t.company('Theirs')
  recruiter = await t.signIn(ours.users.recruiter.email)
})
afterAll(() => t.close())

const event = (header: Partial<TelemetryEvent['header']> = {}): TelemetryEvent => ({
  header: {
    name: telemetryEvents.embed_video,
    userId: ours.users.recruiter.userId,
    organisationId: ours.companyId,
    createdTimeUtc: new Date(nowMs).toISOString(),
    email: 'sofia@secret.test',
    userAgent: 'Secret Browser',
    timeZone: 'Europe/Amsterdam',
    ...header,
  },
  payload: { correlationId: 'c0ffee00-1111' },
})
const stored = () => {
  const { store } = t.gateway.context
  return store.asCompany(ours.companyId).query(store.sql.selectFrom('telemetry_events').selectAll().orderBy('id'))
}

it('keeps numbers and ids, and neither address, browser nor what a header says of its sender', async () => {
  const body = [
    event(),
    event({ name: telemetryEvents.login_with_sso, userId: 'somebody-else', createdTimeUtc: nowMs }),
  ]
  const answer = await t.call(routes.trackEvents, { as: recruiter, query: { companyId: ours.companyId }, body })
  expect([answer.status, answer.value]).toEqual([200, { accepted: 2 }])
  const rows = await stored()
  expect(rows).toMatchObject([
    { name: telemetryEvents.embed_video, user_id: ours.users.recruiter.userId, correlation_id: 'c0ffee00-1111' },
    { name: telemetryEvents.login_with_sso, user_id: ours.users.recruiter.userId },
  ])
  expect(JSON.stringify(rows)).not.toMatch(/secret/i)
})

it('counts for whoever holds a signature, as nobody in particular', async () => {
  const appId = await makeApplication(t, recruiter, ours)
  const draft = { name: 'For the client', expiry: Math.floor(nowMs / 1000) + 86_400 }
  const link = await t.call(routes.createLink, { as: recruiter, params: { appId }, body: draft })
  const grant = await t.call(routes.exchangeShortLink, { params: { shortId: link.value.shortId } })
  const as = bySignature(grant.value.accessToken)
  expect((await t.call(routes.trackEvents, { as, body: [event({ userId: '' })] })).status).toBe(200)
  expect((await stored()).at(-1)?.user_id).toBeNull()
})

it('takes none of a batch in which one is of another company', async () => {
  const before = (await stored()).length
  const body = [event(), event({ organisationId: theirs.companyId })]
  expect((await t.call(routes.trackEvents, { as: recruiter, body })).status).toBe(404)
  const told = { query: { companyId: theirs.companyId }, body: [event()] }
  expect((await t.call(routes.trackEvents, { as: recruiter, ...told })).status).toBe(404)
  expect((await stored()).length).toBe(before)
})

it('refuses numbers that mean nothing, more than a hundred at once, and fields of their own', async () => {
  const bodies: unknown[] = [
    [],
    {},
    [event({ name: 999_999 })],
    [{ ...event(), payload: { candidateName: 'Ada' } }],
    [{ ...event(), extra: true }],
    Array.from({ length: 101 }, () => event()),
    [event({ createdTimeUtc: 'yesterday' })],
  ]
  for (const body of bodies) {
    expect((await t.request('POST', '/api/telemetry/track-server', { as: recruiter, body })).status).toBe(400)
  }
  expect((await t.request('POST', '/api/telemetry/track-server', { body: [event()] })).status).toBe(401)
})

it('forgets them after three months', async () => {
  nowMs += 91 * 86_400_000
  await forgetOld(t.gateway.context, createFolderTransport(null))
  expect(await stored()).toEqual([])
  nowMs -= 91 * 86_400_000
})

it('registers a sign-in of whoever the session is, whatever the body says', async () => {
  const body = { email: 'somebody@else.test', name: 'Somebody Else', action: 'logged in' as const }
  expect((await t.call(routes.trackLogin, { as: recruiter, body })).value).toEqual({ registered: true })
  const { store } = t.gateway.context
  const rows = await store
    .asCompany(ours.companyId)
    .query(store.sql.selectFrom('audit').selectAll().where('action', '=', 'signed-in').orderBy('id', 'desc'))
  expect(rows[0]).toMatchObject({
    details: { told: true },
    actor: ours.users.recruiter.userId,
    subject: ours.users.recruiter.userId,
  })
  expect(JSON.stringify(rows)).not.toContain('Else')
})

it('tells the customer-tracking tool, where one is set up, by a job that is tried again', async () => {
  const told: { authorization: string | undefined; body: unknown }[] = []
  let answersFirst = 503
  const tool = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      told.push({ authorization: request.headers.authorization, body: JSON.parse(text) })
      response.writeHead(answersFirst).end()
      answersFirst = 200
    })
  })
  await new Promise<void>((resolve) => tool.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(tool.address() as AddressInfo).port}`
  const config = { tracking: { url: `${origin}/analytics/1`, key: 'planhat-key' }, outboundPrivateOrigins: [origin] }
  const other = await startGateway({ config })
  try {
    const company = await other.company('Tracked')
    const as = await other.signIn(company.users.admin.email)
    const body = { email: 'x@y.test', name: 'X', action: 'logged in' as const }
    expect((await other.call(routes.trackLogin, { as, body })).status).toBe(200)
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 30_000, interval: 100 })
    const { userId, email } = company.users.admin
    expect(told[1]).toEqual({
      authorization: 'Bearer planhat-key',
      body: { name: 'A admin', email, action: 'logged in', externalId: userId, companyExternalId: company.companyId },
    })
  } finally {
    await other.close()
    tool.close()
  }
}, 60_000)
