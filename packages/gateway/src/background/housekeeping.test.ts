import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApplication } from '#test/support/make-application.ts'
import { startGateway, type TestGateway } from '#test/support/start-gateway.ts'
import { removeOrphans } from './remove-orphans.ts'
import { tidyDatabase } from './tidy-database.ts'

let t: TestGateway
beforeAll(async () => {
  t = await startGateway()
})
afterAll(() => t.close())

describe('the round that removes orphans', () => {
  it('removes bytes no row names, and nothing else', async () => {
    const company = await t.company()
    const admin = await t.signIn(company.users.admin.email)
    const appId = await makeApplication(t, admin, company)
    const { context } = t.gateway
    const before = await context.storage.list(company.companyId)
    const orphan = `applications/${appId}/never-committed`
    await context.storage.put(company.companyId, orphan, new Uint8Array([1]), 'text/plain')
    expect(await removeOrphans(context)).toBe(0)
    const later = { ...context, clock: { now: () => Date.now() + 60_000 } }
    expect(await removeOrphans(later, 0)).toBe(1)
    expect(await context.storage.list(company.companyId)).toEqual(before)
  })
})

describe('the round that tidies the database', () => {
  it('lets a table that is rewritten again and again keep its size', async () => {
    const { store } = t.gateway.context
    if (store.kind === 'postgres') return expect(await tidyDatabase({ store })).toEqual([])
    const sizeOf = async () =>
      Number((await store.execute(`select pg_relation_size('scratch') as size`)).rows[0]?.['size'])
    await store.execute('create table scratch as select n from generate_series(1, 5000) as n')
    await store.execute('update scratch set n = n + 1')
    await tidyDatabase({ store })
    const size = await sizeOf()
    await store.execute('update scratch set n = n + 1')
    await tidyDatabase({ store })
    expect(await sizeOf()).toBeLessThanOrEqual(size)
    await store.execute('drop table scratch')
  })
})
