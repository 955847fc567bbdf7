import { routes, type AdminUpdate, type ProfileUpdate, type User } from '@tabard/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeededCompany } from '#test/seeds/make-company.ts'
import { startGateway, type Credentials, type TestGateway } from '#test/support/start-gateway.ts'
import { profileFields, userColumns } from '../../store/user-columns.ts'

/** What is kept of a user and told nobody. */
const SECRET = 'CANARY-of-the-user'

/** A value of each field that people write of themselves. */
const samples: Required<ProfileUpdate> = {
  name: 'Written Name',
  phone: '+44 20 7946 0000',
  jobTitle: 'Consultant',
  linkedInUrl: 'https://www.linkedin.com/in/written',
  displayName: 'Shown Name',
  displayCompanyName: 'Shown Company',
  calendarLinkUrl: 'https://calendar.example/written',
  userDescription: 'I look after branding',
}
/** A value of each field that only an admin writes. */
const adminSamples: Required<AdminUpdate> = {
  userRole: 'recruiter',
  disabled: true,
  permissions: { folders: true },
}
const rows = [
  ...Object.values(userColumns).flatMap((facts) => (facts === null ? [] : [facts])),
  ...Object.entries(profileFields).map(([field, facts]) => ({ field: field as keyof User, ...facts })),
].map((facts) => ({ field: facts.field, edit: 'edit' in facts ? facts.edit : undefined }))
const written = rows.filter(({ edit }) => edit === 'self').map(({ field }) => field as keyof ProfileUpdate)

const givenByAdmin = rows.filter(({ edit }) => edit === 'admin').map(({ field }) => field as keyof AdminUpdate)

let t: TestGateway
let company: SeededCompany
let recruiter: Credentials
let admin: Credentials

beforeAll(async () => {
  t = await startGateway()
  company = await t.company()
  recruiter = await t.signIn(company.users.recruiter.email)
  admin = await t.signIn(company.users.admin.email)
  const { store } = t.gateway.context
  const hidden = { profile: { note: SECRET }, photo_key: SECRET }
  await store.asCompany(company.companyId).query(store.sql.updateTable('users').set(hidden))
})
afterAll(() => t.close())

describe('a field of a user', () => {
  it.each(written)('%s is written and read again', async (field) => {
    const { status } = await t.call(routes.updateProfile, { as: recruiter, body: { [field]: samples[field] } })
    const { userId } = company.users.recruiter
    const { value, text } = await t.call(routes.listUsers, { as: recruiter, query: { userId } })
    expect([status, value.users[0]]).toMatchObject([200, { [field]: samples[field] }])
    expect(text).not.toContain(SECRET)
  })

  it('has a row for each of those that people write of themselves', () => {
    expect([...written].sort()).toEqual(Object.keys(samples).sort())
  })

  it.each(givenByAdmin)('%s is written by an admin, and by nobody else', async (field) => {
    const { userId } = company.users.brandEditor
    const body = { userId, [field]: adminSamples[field] }
    const write = (as: Credentials) =>
      field === 'permissions' ? t.call(routes.updateProfile, { as, body }) : t.call(routes.updateUser, { as, body })
    expect((await write(recruiter)).status).toBe(403)
    expect((await write(admin)).status).toBe(200)
    const { value } = await t.call(routes.listUsers, { as: admin, query: { userId } })
    expect(value.users[0]).toMatchObject({ [field]: adminSamples[field] })
  })

  it('has a row for each of those that an admin writes', () => {
    expect([...givenByAdmin].sort()).toEqual(Object.keys(adminSamples).sort())
  })

  it('is in no answer unless it has a row or is made of one', async () => {
    const { value } = await t.call(routes.listUsers, { as: recruiter })
    const known = new Set<string>([...rows.map(({ field }) => field), 'id', 'role', 'company', 'ssoLogin'])
    const strange = value.users.flatMap((user) => Object.keys(user).filter((field) => !known.has(field)))
    expect(strange).toEqual([])
  })
})
