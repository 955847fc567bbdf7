import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratedDump } from '#test/support/test-store.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { openPglite } from './pglite.ts'

describe('migrations', () => {
  let engine: Engine

  beforeAll(async () => {
    engine = await openPglite({ dataDir: null, dump: await migratedDump() })
  })
  afterAll(() => engine.close())

  const next: Migration = { name: '9998-next', statements: ['create table later (id text)'] }

  it('applies what is missing, once, even when several start together', async () => {
    expect(await migrate(engine)).toEqual([])
    const applied = await Promise.all([1, 2, 3].map(() => migrate(engine, [...migrations, next])))
    expect(applied.flat()).toEqual(['9998-next'])
  })

  it('does not mind another layout of the same statements', async () => {
    const again = { ...next, statements: ['create table later\n  (id text)'] }
    expect(await migrate(engine, [...migrations, again])).toEqual([])
  })

  it('refuses a migration that was changed after it was applied', async () => {
    const changed = { ...next, statements: ['create table later (id bigint)'] }
    await expect(migrate(engine, [...migrations, changed])).rejects.toThrow(/9998-next was changed/)
  })

  it('refuses a database that is newer than the program', async () => {
    await expect(migrate(engine)).rejects.toThrow(/9998-next.*newer version/)
  })

  it('leaves nothing of a set of migrations that fails half-way', async () => {
    const good = { name: '9999-good', statements: ['create table half (id text)'] }
    const bad = { name: '9999-nonsense', statements: ['create tabel x'] }
    await expect(migrate(engine, [...migrations, next, good, bad])).rejects.toThrow(/syntax error/)
    const left = await engine.run({ as: 'system' }, [{ sql: `select to_regclass('half') as half`, parameters: [] }])
    expect(left[0]?.rows).toEqual([{ half: null }])
  })

  it('puts row-level security on every table', async () => {
    const open = await engine.run({ as: 'system' }, [
      {
        sql: `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
              and not (relrowsecurity and relforcerowsecurity) and relname not in ('schema_migrations', 'later')`,
        parameters: [],
      },
    ])
    expect(open[0]?.rows).toEqual([])
  })
})
