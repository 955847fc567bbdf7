import { describe, it } from 'vitest'
import { databaseSuite } from '#test/suites/database.ts'
import { createStore } from './create-store.ts'

const databaseUrl = process.env['DATABASE_URL']

if (databaseUrl) databaseSuite('Postgres', () => createStore({ databaseUrl }))
else {
  describe('Postgres', () => {
    it.skip('needs DATABASE_URL: run `node scripts/with-postgres.mjs npx vitest run packages/gateway/src/store`', () =>
      undefined)
  })
}
