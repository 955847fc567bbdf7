import { expect, it } from 'vitest'
import { telemetryEventIds } from '../telemetry.ts'
import { fromRecord, NO_EMAIL } from './user.ts'

const person = '11111111-2222-3333-4444-555555555555'
const now = 1_800_000_000

it('finds the id behind a # in a sort key and the address behind a # in miscData', () => {
  expect(fromRecord({ sortKey: `USER#${person}`, miscData: 'EMAIL#ada@contoso.test', createdAt: 7 }, now)).toEqual({
    userId: person,
    email: 'ada@contoso.test',
    createdAt: 7,
    isIntegration: false,
    hasEmail: true,
  })
  expect(fromRecord({ sortKey: person }, now)).toMatchObject({ userId: person, email: NO_EMAIL, hasEmail: false })
})

it('says that a record without a time was made now, in seconds', () => {
  expect(fromRecord({ userId: person, email: 'a@b.test' }, now).createdAt).toBe(now)
})

it('knows an integration user by the length of the id', () => {
  expect(fromRecord({ sortKey: `USER#${person}_vincere_17` }, now).isIntegration).toBe(true)
})

it('gives no number of telemetry two meanings', () => {
  expect(new Set(telemetryEventIds).size).toBe(telemetryEventIds.length)
})
