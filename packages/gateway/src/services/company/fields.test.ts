import { routes, type Client, type ClientUpdates } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { clientRows, editedClientFields } from '../../store/company-columns.ts'

/** What nobody outside the team may ever read. */
const SECRET = 'CANARY-of-the-company'

/** A value of each field that may be written; `logoName` names a logo that is there, and has tests of its own. */
const samples: Required<Omit<ClientUpdates, 'logoName'>> = {
  clientName: 'Written Name',
  language: 'de',
  identifier: true,
  branding: { font: 'Figtree', footerText: 'Written footer' },
  brandColors: ['#102030'],
}
type Written = keyof typeof samples

let t: TestGateway
let company: SeededCompany
let admin: Credentials
let byKey: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  admin = await t.signIn(company.users.admin.email)
  const { value } = await t.call(routes.createApiKey, { as: admin, body: { name: 'Own server' } })
  byKey = { 'x-api-key': value.keyId, 'x-api-secret': value.secret }
  const { store } = t.gateway.context
  const hidden = {
    options: { [SECRET]: true },
    limits: { [SECRET]: 1 },
    custom_tags: JSON.stringify([{ tag: SECRET, tagName: SECRET, tagType: 'text' }]) as unknown,
    field_mappings: { [SECRET]: { platform: SECRET, export_types: [] } },
    branding: { note: SECRET },
    body: { note: SECRET },
    disabled_message: SECRET,
  }
  await store.asCompany(company.companyId).query(store.sql.updateTable('companies').set(hidden))
})
afterAll(() => t.close())

const read = async (): Promise<Client> => (await t.call(routes.getClient, { as: admin })).value

describe('a field of a company', () => {
  it('stands in every answer for the team', async () => {
    expect(Object.keys(await read()).sort()).toEqual(clientRows.map(({ field }) => field).sort())
  })

  it.each(Object.keys(samples) as Written[])('%s is written and read again', async (field) => {
    const updates = { [field]: samples[field] }
    const { status } = await t.call(routes.updateClient, { as: admin, body: { updates, changesOnly: true } })
    expect([status, await read()]).toMatchObject([200, { [field]: samples[field] }])
  })

  it('has a row for each of those that may be written', () => {
    expect(Object.keys(editedClientFields).sort()).toEqual([...Object.keys(samples), 'logoName'].sort())
  })

  it.each(clientRows.map(({ field, key }) => [field, key] as const))(
    '%s is %s to the company’s own server',
    async (field, key) => {
      const whole = await t.call(routes.getPublicClient, { as: byKey })
      const named = await t.call(routes.getPublicClient, { as: byKey, query: { attributes: field } })
      for (const answer of [whole, named]) {
        expect([answer.status, Object.hasOwn(answer.value, field)]).toEqual([200, key === 'shown'])
        expect(answer.text).not.toContain(SECRET)
      }
    },
  )
})
