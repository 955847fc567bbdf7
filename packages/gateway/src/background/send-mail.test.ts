import { get } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '@tabard/contract'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import { bySignature, startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { companyDb, inTransaction, systemDb } from '../store/db.ts'
import { createSmtpTransport } from '../mail/transport.ts'
import { listLetters } from '../store/letters.ts'

interface Received {
  to: string[]
  source: string
}

/** A mail server on a port of its own. `refuse` is asked for each recipient. */
async function mailServer(port: number, refuse: (to: string) => boolean = () => false) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(
        refuse(address.address)
          ? Object.assign(new Error(`No such user ${address.address}`), { responseCode: 550 })
          : null,
      ),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map((one) => one.address),
          source: Buffer.concat(parts).toString(),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { received, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function until<Value>(find: () => Promise<Value | undefined> | Value | undefined): Promise<Value> {
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const found = await find()
    if (found !== undefined) return found
    await wait(50)
  }
  throw new Error('It did not come about in time')
}

describe('letters with a mail server', () => {
  let t: TestGateway
  let port: number
  beforeAll(async () => {
    port = await freePort()
    t = await startGateway({ config: { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'no-reply@tabard.test' } })
  })
  afterAll(() => t.close())

  it('are sent once the server is there, and then forgotten', async () => {
    const db = systemDb(t.gateway.context.store)
    const mail = { to: 'ada@example.test', subject: 'Grüße', text: 'One\nTwo Ω', kind: 'notice' } as const
    await t.gateway.context.mail.queue(db, mail)
    await until(async () => {
      const { rows } = await t.gateway.context.store.execute(
        `select retry_count from pgboss.job where name = 'send-mail' and state = 'retry' and retry_count = 0`,
      )
      return rows[0]
    })
    const server = await mailServer(port)
    const [letter] = await until(() => (server.received.length > 0 ? server.received : undefined))
    expect(letter?.to).toEqual(['ada@example.test'])
    expect(letter?.source).toMatch(/^Subject: =\?UTF-8\?.*Gr/m)
    expect(letter?.source).toMatch(/^From: Tabard <no-reply@tabard\.test>/m)
    await until(async () => ((await listLetters(db, 10)).length === 0 ? true : undefined))
    expect(server.received).toHaveLength(1)
    await server.close()
  })

  it('cannot be given a second header or a second reader', async () => {
    const server = await mailServer(port)
    const { context } = t.gateway
    const db = systemDb(context.store)
    for (const to of [
      'a@b.test\r\nBcc: evil@b.test',
      'a@b.test, evil@b.test',
      'a@b.test;evil@b.test',
      'x <a@b.test>',
      '',
    ]) {
      await expect(context.mail.queue(db, { to, subject: 's', text: 't', kind: 'notice' })).rejects.toThrow()
    }
    const subject = 'Hello\r\nBcc: evil@b.test\r\n\r\n<script>\u2028x'
    await context.mail.queue(db, { to: 'bob@b.test', subject, text: '.\r\nQUIT\r\n', kind: 'notice' })
    const [letter] = await until(() => (server.received.length > 0 ? server.received : undefined))
    expect(letter?.to).toEqual(['bob@b.test'])
    expect(letter?.source).not.toMatch(/^bcc:/im)
    expect(letter?.source).toMatch(/^Subject: Hello Bcc: evil@b.test <script> x\r?$/m)
    await server.close()
  })

  it('are given up when the server refuses the reader, and the address is not kept as a reason', async () => {
    const server = await mailServer(port, () => true)
    const { context } = t.gateway
    const db = systemDb(context.store)
    await context.mail.queue(db, { to: 'gone@b.test', subject: 's', text: 't', kind: 'notice' })
    const row = await until(async () => (await listLetters(db, 1)).find((one) => one.failure !== null))
    expect(row.failure).toBe('Refused: EENVELOPE 550')
    await server.close()
  })

  it('never leave unencrypted where we insist', async () => {
    const server = await mailServer(port)
    const envelope = { id: 'x', from: 'a@b.test', to: 'c@d.test', subject: 's', text: 't', at: new Date() }
    const strict = createSmtpTransport(`smtp://127.0.0.1:${port}`, { mustEncrypt: true })
    await expect(strict.send(envelope)).rejects.toThrow('The mail server did not take a letter')
    expect(server.received).toEqual([])
    const relay = createSmtpTransport(`smtp://127.0.0.1:${port}?ignoreTLS=true`, { mustEncrypt: true })
    await relay.send(envelope)
    expect(server.received).toHaveLength(1)
    await server.close()
  })

  it('are not sent when what they belong to is rolled back', async () => {
    const company = await t.company()
    const db = companyDb(t.gateway.context.store, company.companyId)
    const mail = { to: 'never@b.test', subject: 's', text: 't', kind: 'notice' } as const
    const failing = inTransaction(db, async (transaction) => {
      await t.gateway.context.mail.queue(transaction, mail)
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    const rows = await listLetters(systemDb(t.gateway.context.store), 50)
    expect(rows.filter((row) => row.to_address === 'never@b.test')).toEqual([])
  })
})

describe('letters without a mail server', () => {
  let t: TestGateway
  beforeAll(async () => {
    t = await startGateway()
  })
  afterAll(() => t.close())

  it('tell of a visited link, once a session, and stand at the outbox page', async () => {
    const company = await t.company()
    const as = await t.signIn(company.users.recruiter.email)
    const appId = await makeApplication(t, as, company)
    const expiry = Math.floor(Date.now() / 1000) + 3600
    const name = 'For <b>Contoso</b>'
    const draft = { name, expiry, updateEmails: ['watch@example.test', 'watch@example.test'] }
    const link = (await t.call(routes.createLink, { as, params: { appId }, body: draft })).value
    const grant = (await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })).value
    const visitor = { ...bySignature(grant.accessToken), 'user-agent': 'Mozilla/5.0' }
    const visit = (sessionId: string) =>
      t.call(routes.recordView, { as: visitor, params: { sessionId }, body: { seconds: 1 } })
    for (const sessionId of ['session-1', 'session-1', 'session-2']) expect((await visit(sessionId)).status).toBe(200)
    for (let n = 0; n < 20; n += 1) await visit(`another-${n}`)
    const rows = await listLetters(systemDb(t.gateway.context.store), 100)
    expect(rows).toHaveLength(10)
    expect(rows.every((row) => row.to_address === 'watch@example.test' && row.about === appId)).toBe(true)

    const page = await t.request('GET', '/dev/outbox')
    expect(page.text).toContain('Opened: For &lt;b&gt;Contoso&lt;/b&gt;')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const one = await t.request('GET', `/dev/outbox/${rows[0]?.id}`)
    expect(one.text).toContain(`<a href="${t.url}/application/${appId}" rel="noreferrer">`)
    expect((await t.request('GET', `/dev/outbox/${crypto.randomUUID()}`)).status).toBe(404)
  })

  it('are shown to this machine by its own name alone', async () => {
    const statusFor = (host: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        get(`${t.url}/dev/outbox`, { headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
          'error',
          reject,
        )
      })
    expect(await statusFor('evil.example')).toBe(404)
    expect(await statusFor(new URL(t.url).host)).toBe(200)
    expect((await t.request('GET', '/dev/outbox', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
  })
})
