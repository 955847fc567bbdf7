import { gunzipSync, inflateRawSync } from 'node:zlib'
import { routes } from '@tabard/contract'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '../../log.ts'
import { scrub } from '../../operations/scrub.ts'
import { changeApplication } from '../../store/applications.ts'
import { companyDb, systemDb } from '../../store/db.ts'
import { changeCompany } from '../../store/companies.ts'
import { makeApplication, uploadFile, whenRead } from '#test/support/make-application.ts'
import { bySignature, startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { type DemoCv, linesOf, northwindCvs, pdfFile } from '#test/support/cv-files.ts'
import { keepRetention } from './retention.ts'
import { isExported } from '../../store/whole-company.ts'

const DAY_MS = 86_400_000
const canary = 'Quillfeather'
const address = `ada.${canary.toLowerCase()}@canary.test`
const logged: string[] = []
let nowMs = Date.now()
let t: TestGateway
let company: SeededCompany
let admin: Credentials
let recruiter: Credentials

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => void logged.push(line) })
  t = await startGateway({ log, clock: { now: () => nowMs } })
  company = await t.company()
  admin = await t.signIn(company.users.admin.email)
  recruiter = await t.signIn(company.users.recruiter.email)
})
afterAll(() => t.close())

/** Everything in the database as text, the queue's tables too. */
async function wholeDatabase(): Promise<string> {
  const { store } = t.gateway.context
  const { rows: tables } = await store.execute(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await store.execute(`select one::text as text from ${String(name)} as one`)
    texts.push(...rows.map((row) => `${String(name)} ${String(row['text'])}`))
  }
  return texts.join('\n')
}

async function wholeStorage(): Promise<string> {
  const { storage } = t.gateway.context
  const keys = await storage.list(company.companyId)
  const bytes = await Promise.all(keys.map((key) => storage.get(company.companyId, key)))
  return keys.join('\n') + bytes.map((one) => Buffer.from(one ?? []).toString('latin1')).join('\n')
}

function sightings(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => (line.toLowerCase().includes(canary.toLowerCase()) ? [line.slice(0, 200)] : []))
}

const madeUp = northwindCvs[0] as DemoCv

async function makeCanary(): Promise<string> {
  const cv = { ...madeUp, name: `Ada ${canary}`, email: address, fileName: `${canary} CV.pdf` }
  const lines = linesOf(cv)
  const appId = await uploadFile(t, recruiter, company, pdfFile(lines), cv.fileName)
  await whenRead(t, recruiter, appId)
  return appId
}

describe('erasing a candidate', () => {
  it('leaves no word of them in the database, the queue, the storage or the log', async () => {
    const { context } = t.gateway
    const appId = await makeCanary()
    await makeCanary()
    const read = (await t.call(routes.getApplication, { as: recruiter, params: { appId } })).value
    expect(read.emailAddress?.toLowerCase()).toBe(address)
    const b64 = Buffer.from(pdfFile(linesOf(madeUp))).toString('base64')
    const output = { fileName: `${canary}.pdf`, outputName: `${canary} for you`, pdfB64: b64 }
    expect((await t.call(routes.createOutput, { as: recruiter, params: { appId }, body: output })).status).toBe(200)
    const expiry = Math.floor(nowMs / 1000) + 3600
    const draft = { name: `For ${canary}`, expiry, updateEmails: [address] }
    const link = (await t.call(routes.createLink, { as: recruiter, params: { appId }, body: draft })).value
    const grant = (await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })).value
    const visitor = { ...bySignature(grant.accessToken), 'user-agent': `Mozilla/5.0 ${canary}` }
    await t.call(routes.recordView, { as: visitor, params: { sessionId: `s-${canary}` }, body: { seconds: 1 } })
    const db = companyDb(context.store, company.companyId)
    await context.mail.queue(db, { to: address, subject: canary, text: canary, kind: 'notice' })
    await context.queue.enqueue(db.scope, 'remove-files', { companyId: company.companyId, keys: [], appId, canary })
    await t.request('GET', `/api/applications/${appId.replaceAll('_', '/')}?attributes=${canary}`, { as: recruiter })
    expect(sightings(await wholeDatabase()).length).toBeGreaterThan(5)
    expect(sightings(await wholeStorage()).length).toBeGreaterThan(0)

    expect((await t.call(routes.eraseCandidate, { as: recruiter, body: { emailAddress: address } })).status).toBe(403)
    const one = await t.call(routes.eraseCandidate, { as: recruiter, body: { appId } })
    expect(one.value).toMatchObject({ applications: [appId], links: 1, views: 1 })
    expect(one.value.files).toBe(2)
    const rest = await t.call(routes.eraseCandidate, { as: admin, body: { emailAddress: address.toUpperCase() } })
    expect(rest.value.applications).toHaveLength(1)
    expect((await t.call(routes.eraseCandidate, { as: admin, body: { emailAddress: address } })).status).toBe(404)

    expect(sightings(await wholeDatabase())).toEqual([])
    expect(sightings(await wholeStorage())).toEqual([])
    expect(sightings(logged.join('\n'))).toEqual([])
    expect(logged.length).toBeGreaterThan(10)
    if (context.store.kind === 'pglite') {
      // Nor on the disk, as a dump takes it along: pages, and the log of writes.
      expect(sightings(gunzipSync(await context.store.dump()).toString('latin1')).length).toBeGreaterThan(0)
      await scrub(context.store)
      expect(sightings(gunzipSync(await context.store.dump()).toString('latin1'))).toEqual([])
    }
    const audit = (await t.call(routes.listAudit, { as: admin, query: { action: 'erased' } })).value
    expect(audit.entries.map((entry) => entry.subject)).toContain(appId)
    expect((await t.call(routes.exchangeShortLink, { params: { shortId: link.shortId } })).status).toBe(404)
  })

  it('does not reach into another company', async () => {
    const other = await t.company()
    const stranger = await t.signIn(other.users.admin.email)
    const appId = await makeApplication(t, recruiter, company)
    const answer = await t.call(routes.eraseCandidate, { as: stranger, body: { appId } })
    expect(answer.status).toBe(404)
    const email = (await t.call(routes.getApplication, { as: recruiter, params: { appId } })).value.emailAddress ?? ''
    expect((await t.call(routes.eraseCandidate, { as: stranger, body: { emailAddress: email } })).status).toBe(404)
    expect((await t.call(routes.getApplication, { as: recruiter, params: { appId } })).status).toBe(200)
  })
})

describe('an export of the company', () => {
  it('holds its rows and its files, no secrets, and nothing of another company', async () => {
    const other = await t.company('Other Company')
    await makeApplication(t, await t.signIn(other.users.recruiter.email), other)
    const appId = await makeApplication(t, recruiter, company)
    expect((await t.call(routes.exportCompany, { as: recruiter })).status).toBe(403)
    const started = (await t.call(routes.exportCompany, { as: admin })).value
    expect((await t.call(routes.exportCompany, { as: admin })).value.exportId).toBe(started.exportId)
    const ready = await whenReady(started.exportId)
    expect((await t.call(routes.listExports, { as: admin })).value.exports[0]).toMatchObject({ status: 'ready' })
    const [part] = ready.parts
    const answer = await fetch(part?.url ?? '')
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    const files = unzip(Buffer.from(await answer.arrayBuffer()))
    const applications = JSON.parse(String(files.get('data/applications.json'))) as { id: string }[]
    expect(applications.map((row) => row.id)).toContain(appId)
    const tables = [...files.keys()].filter((name) => name.startsWith('data/'))
    const decided = Object.entries(isExported).filter(([, isIn]) => isIn)
    expect(tables.sort()).toEqual(decided.map(([name]) => `data/${name}.json`).sort())
    const kept = [...files].find(([name]) => name.startsWith(`files/applications/${appId}/`))
    expect(kept?.[1].subarray(0, 5).toString()).toBe('%PDF-')
    const all = [...files].map(([name, bytes]) => name + bytes.toString('latin1')).join('\n')
    expect(all).not.toContain(other.companyId)
    expect(all).not.toMatch(/sealed_|_hash"/)

    // The address ends, and is of no use to anybody who changes it.
    expect((await fetch(`${part?.url}A`)).status).toBe(404)
    nowMs += 11 * 60_000
    expect((await fetch(part?.url ?? '')).status).toBe(404)
    nowMs -= 11 * 60_000
    const stranger = await t.signIn(other.users.admin.email)
    expect((await t.call(routes.getExport, { as: stranger, params: started })).status).toBe(404)
  })

  it('ends when somebody is erased who may be in it', async () => {
    const { exportId } = (await t.call(routes.exportCompany, { as: admin })).value
    await whenReady(exportId)
    const appId = await makeApplication(t, recruiter, company)
    await t.call(routes.eraseCandidate, { as: recruiter, body: { appId } })
    expect((await t.call(routes.getExport, { as: admin, params: { exportId } })).value.status).toBe('expired')
    expect(await t.gateway.context.storage.list(company.companyId, 'exports/')).toEqual([])
  })

  async function whenReady(exportId: string) {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const { value } = await t.call(routes.getExport, { as: admin, params: { exportId } })
      if (value.status !== 'preparing') return value
      await wait(50)
    }
    throw new Error('The export did not finish in time')
  }
})

describe('the time to keep CVs', () => {
  it('erases nothing unless the company says so, and then what nobody touched', async () => {
    const { context } = t.gateway
    const own = await t.company()
    const as = await t.signIn(own.users.recruiter.email)
    const old = await makeApplication(t, as, own)
    const young = await makeApplication(t, as, own)
    await changeApplication(systemDb(context.store), old, { updated_at: nowMs - 40 * DAY_MS })
    await keepRetention(context)
    expect((await t.call(routes.getApplication, { as, params: { appId: old } })).status).toBe(200)
    await changeCompany(systemDb(context.store), own.companyId, { limits: { retentionDays: 30 } })
    expect(await keepRetention(context)).toEqual({ erased: 1 })
    expect((await t.call(routes.getApplication, { as, params: { appId: old } })).status).not.toBe(200)
    expect((await t.call(routes.getApplication, { as, params: { appId: young } })).status).toBe(200)
    // Bytes that came too late for the erasure are found by the next round.
    await context.storage.put(own.companyId, `applications/${old}/outputs/late`, new Uint8Array([1]), 'text/plain')
    await keepRetention(context)
    expect(await context.storage.list(own.companyId, `applications/${old}/`)).toEqual([])
  })
})

/** A reader of zips that shares nothing with their writer: by the central directory. */
function unzip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = zip.length - 22
  expect(zip.readUInt32LE(end)).toBe(0x06054b50)
  let at = zip.readUInt32LE(end + 16)
  for (let n = zip.readUInt16LE(end + 10); n > 0; n -= 1) {
    expect(zip.readUInt32LE(at)).toBe(0x02014b50)
    const [method, packed] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const nameLength = zip.readUInt16LE(at + 28)
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString()
    const local = zip.readUInt32LE(at + 42)
    expect(zip.subarray(local + 30, local + 30 + nameLength).toString()).toBe(name)
    const body = zip.subarray(local + 30 + nameLength, local + 30 + nameLength + packed)
    files.set(name, method === 8 ? inflateRawSync(body) : Buffer.from(body))
    at += 46 + nameLength
  }
  return files
}
