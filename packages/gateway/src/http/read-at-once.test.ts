import { routes, type AppId } from '@tabard/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { makeApplication } from '#test/support/make-application.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { systemDb } from '../store/db.ts'

let t: TestGateway
let company: SeededCompany
let appId: AppId
let recruiter: Credentials
beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  appId = await makeApplication(t, await t.signIn(company.users.admin.email), company)
})
afterAll(() => t.close())
beforeEach(async () => {
  recruiter = await t.signIn(company.users.recruiter.email)
})

const read = () => t.call(routes.getApplication, { as: recruiter, params: { appId } })
const list = (query = '') =>
  t.request('GET', `/api/applications/${company.folderId.replace('_', '/')}${query}`, { as: recruiter })
const statuses = async () => [(await read()).status, (await list()).status]
const change = (table: 'users' | 'companies', id: string, set: object) => {
  const db = systemDb(t.gateway.context.store)
  return db.scope.query(db.sql.updateTable(table).set(set).where('id', '=', id))
}

describe('a read whose asker is looked up beside it', () => {
  it('answers who may', async () => {
    expect(await statuses()).toEqual([200, 200])
  })

  it('refuses a session that was signed out', async () => {
    const db = systemDb(t.gateway.context.store)
    const origin_jti = String(decodeJwt(recruiter['authorization'] ?? '')['origin_jti'])
    await db.scope.query(db.sql.insertInto('session_revocations').values({ origin_jti, until: 9_999_999_999 }))
    expect(await statuses()).toEqual([401, 401])
  })

  it('refuses a user who was disabled or moved, and one whose company is closed, at once', async () => {
    const { userId } = company.users.recruiter
    await change('users', userId, { disabled: true })
    expect(await statuses()).toEqual([401, 401])
    await change('users', userId, { disabled: false })
    const other = await t.company()
    await change('users', userId, { company_id: other.companyId })
    expect(await statuses()).toEqual([401, 401])
    await change('users', userId, { company_id: company.companyId })
    await change('companies', company.companyId, { disabled: true })
    expect(await statuses()).toEqual([423, 423])
    await change('companies', company.companyId, { disabled: false })
    expect(await statuses()).toEqual([200, 200])
  })

  it('tells nobody what is wrong with a question before it knows who asks', async () => {
    expect((await list('?nonsense=1')).status).toBe(400)
    await change('users', company.users.recruiter.userId, { disabled: true })
    expect((await list('?nonsense=1')).status).toBe(401)
    await change('users', company.users.recruiter.userId, { disabled: false })
  })

  it('answers another company’s record as one that is not there', async () => {
    const other = await t.company()
    const theirs = await makeApplication(t, await t.signIn(other.users.admin.email), other)
    const answer = await t.call(routes.getApplication, { as: recruiter, params: { appId: theirs } })
    expect([answer.status, answer.error.error]).toEqual([404, 'not_found'])
  })
})
