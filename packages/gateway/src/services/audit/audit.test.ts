import { routes } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'

let t: TestGateway
let admin: Credentials
let recruiter: Credentials
let stranger: Credentials

beforeAll(async () => {
  t = await startGateway()
  const [company, other] = [await t.company(), await t.company('Other')]
  admin = await t.signIn(company.users.admin.email)
  recruiter = await t.signIn(company.users.recruiter.email)
  stranger = await t.signIn(other.users.admin.email)
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  for (const fileName of ['one.png', 'two.png', 'three.png']) {
    const body = { fileB64: png, fileType: 'image/png', fileName, setAsCurrent: true }
    await t.call(routes.createLogo, { as: admin, body })
  }
})
afterAll(() => t.close())

describe('the audit log', () => {
  it('tells an admin who did what, newest first and a page at a time', async () => {
    const query = { action: 'logo-changed', limit: 2 }
    const first = (await t.call(routes.listAudit, { as: admin, query })).value
    expect(first.entries).toHaveLength(2)
    const second = (await t.call(routes.listAudit, { as: admin, query: { ...query, before: first.next ?? 1 } })).value
    expect(second.entries).toHaveLength(1)
    expect(second.next).toBeNull()
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  })

  it('is the company’s own, and no recruiter’s', async () => {
    const theirs = (await t.call(routes.listAudit, { as: stranger, query: { action: 'logo-changed' } })).value
    expect(theirs.entries).toEqual([])
    expect((await t.call(routes.listAudit, { as: recruiter })).status).toBe(403)
  })
})
