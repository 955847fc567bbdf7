import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isUniqueViolation } from '../../packages/gateway/src/store/database-error.ts'
import type { Statement, Store } from '../../packages/gateway/src/store/store.ts'

/** What every database must do, run once for each. One company a test: they share the database. */
export function databaseSuite(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store

    beforeAll(async () => {
      store = await open()
    })
    afterAll(async () => {
      await store.close()
    })

    async function createCompany(): Promise<string> {
      const id = randomUUID()
      await store.asSystem().query(store.sql.insertInto('companies').values({ id, client_name: id, created_at: 1 }))
      return id
    }

    function folder(companyId: string, folderName: string, id = `${companyId}_${randomUUID()}`) {
      return store.sql.insertInto('folders').values({ id, company_id: companyId, name: folderName, created_at: 1 })
    }

    const allFolders = () => store.sql.selectFrom('folders').selectAll().orderBy('name')

    it('shows a company its own rows alone', async () => {
      const [ours, theirs] = [await createCompany(), await createCompany()]
      await store.asCompany(ours).run([folder(ours, 'a').compile(), folder(ours, 'b').compile()])
      await store.asCompany(theirs).query(folder(theirs, 'c'))
      expect((await store.asCompany(ours).query(allFolders())).map((row) => row.name)).toEqual(['a', 'b'])
      expect((await store.asCompany(theirs).query(allFolders())).map((row) => row.name)).toEqual(['c'])
      const companies = await store.asCompany(ours).query(store.sql.selectFrom('companies').select('id'))
      expect(companies).toEqual([{ id: ours }])
    })

    it('shows nothing to the tenant role when no company is set', async () => {
      const company = await createCompany()
      await store.asCompany(company).query(folder(company, 'a'))
      const rows = await store.asSystem().run([sql('set local role tabard_tenant'), allFolders().compile()])
      expect(rows[1]?.rows).toEqual([])
    })

    it('changes and deletes nothing of another company', async () => {
      const [ours, theirs] = [await createCompany(), await createCompany()]
      await store.asCompany(theirs).query(folder(theirs, 'kept'))
      const [changed, deleted] = await store
        .asCompany(ours)
        .run([
          store.sql.updateTable('folders').set({ name: 'taken' }).where('company_id', '=', theirs).compile(),
          store.sql.deleteFrom('folders').where('company_id', '=', theirs).compile(),
        ])
      expect([changed?.affected, deleted?.affected]).toEqual([0, 0])
      expect((await store.asCompany(theirs).query(allFolders()))[0]?.name).toBe('kept')
    })

    it('refuses a row written for another company, or pointing into one', async () => {
      const [ours, theirs] = [await createCompany(), await createCompany()]
      await expect(store.asCompany(ours).query(folder(theirs, 'planted'))).rejects.toThrow(/row-level security/)
      const theirFolder = `${theirs}_folder`
      await store.asCompany(theirs).query(folder(theirs, 'f', theirFolder))
      const application = { id: `${ours}_x`, company_id: ours, folder_id: theirFolder, received_time: 1, updated_at: 1 }
      const planted = store.sql.insertInto('applications').values(application)
      await expect(store.asCompany(ours).query(planted)).rejects.toMatchObject({ code: '23503' })
    })

    it('keeps keys and revocations from every company', async () => {
      const company = await createCompany()
      for (const table of ['signature_keys', 'refresh_codes', 'session_revocations', 'schema_migrations']) {
        const read = store.asCompany(company).run([sql(`select * from ${table}`)])
        await expect(read).rejects.toMatchObject({ code: '42501' })
      }
      const erase = store.sql.deleteFrom('audit')
      await expect(store.asCompany(company).query(erase)).rejects.toMatchObject({ code: '42501' })
    })

    it('refuses a company id that is more than letters, digits and hyphens', () => {
      for (const id of ['', `x'; reset role; --`, 'a b', 'a_b']) expect(() => store.asCompany(id)).toThrow(/company id/)
    })

    it('keeps 200 interleaved transactions of two companies apart', async () => {
      const companies = [await createCompany(), await createCompany()]
      const seen = await Promise.all(
        Array.from({ length: 200 }, async (_, index) => {
          const company = companies[index % 2] ?? ''
          if (index % 3 === 0) {
            return store.asCompany(company).transaction(async (transaction) => {
              await transaction.query(folder(company, `t${index}`))
              return (await transaction.query(allFolders())).every((row) => row.company_id === company)
            })
          }
          await store.asSystem().query(store.sql.selectFrom('folders').select('id').limit(1))
          const [, rows] = await store
            .asCompany(company)
            .run([folder(company, `r${index}`).compile(), allFolders().compile()])
          return rows?.rows.every((row) => row['company_id'] === company)
        }),
      )
      expect(seen.filter((isOwn) => isOwn !== true)).toEqual([])
      for (const company of companies) expect(await store.asCompany(company).query(allFolders())).toHaveLength(100)
    })

    it('writes all statements of a run or none', async () => {
      const company = await createCompany()
      const id = `${company}_same`
      const run = store.asCompany(company).run([folder(company, 'a', id).compile(), folder(company, 'b', id).compile()])
      const error: unknown = await run.catch((reason: unknown) => reason)
      expect(isUniqueViolation(error, 'folders_pkey')).toBe(true)
      expect(await store.asCompany(company).query(allFolders())).toEqual([])
    })

    it('writes nothing of a run with a value that cannot be sent', async () => {
      const company = await createCompany()
      const circular: { self?: unknown } = {}
      circular.self = circular
      const bad: Statement = { sql: 'select $1::jsonb', parameters: [circular] }
      await expect(store.asCompany(company).run([folder(company, 'a').compile(), bad])).rejects.toThrow(/circular/)
      expect(await store.asCompany(company).query(allFolders())).toEqual([])
    })

    it('rolls back when the work throws, and tells afterCommit only of what was committed', async () => {
      const company = await createCompany()
      const heard: string[] = []
      const failing = store.asCompany(company).transaction(async (transaction) => {
        transaction.afterCommit(() => heard.push('failed one'))
        await transaction.query(folder(company, 'a'))
        throw new Error('changed my mind')
      })
      await expect(failing).rejects.toThrow('changed my mind')
      await store.asCompany(company).transaction(async (transaction) => {
        transaction.afterCommit(() => heard.push('good one'))
        await transaction.query(folder(company, 'b'))
        expect(heard).toEqual([])
      })
      expect(heard).toEqual(['good one'])
      expect((await store.asCompany(company).query(allFolders())).map((row) => row.name)).toEqual(['b'])
    })

    it('does not call a transaction committed in which a statement failed', async () => {
      const company = await createCompany()
      const swallowed = store.asCompany(company).transaction(async (transaction) => {
        await transaction.query(folder(company, 'a'))
        await transaction.run([sql('select 1 / 0')]).catch(() => undefined)
      })
      await expect(swallowed).rejects.toThrow(/rolled back/)
      expect(await store.asCompany(company).query(allFolders())).toEqual([])
    })

    it('says so at once when the store is used inside its own transaction', async () => {
      const company = await createCompany()
      const nested = store.asCompany(company).transaction(() => store.asCompany(company).query(allFolders()))
      await expect(nested).rejects.toThrow(/only that transaction/)
      expect(await store.asCompany(company).query(allFolders())).toEqual([])
    })

    it('takes and gives times, bytes, lists and truth values alike', async () => {
      const at = new Date('2026-02-03T04:05:06.789Z')
      const bytes = new Uint8Array([0, 1, 254, 255])
      const [answer] = await store.asSystem().run([
        {
          sql: `select $1::timestamptz as at, $2::bytea as bytes, $3::boolean as yes, $4::boolean as no, $5::real as half,
                array['a', 'b,c']::text[] as list, null::jsonb as nothing, $6::bigint as big, $7::int as missing`,
          parameters: [at, bytes, true, false, 0.5, 9_007_199_254_740_991, undefined],
        },
      ])
      const row = answer?.rows[0] ?? {}
      expect({ ...row, bytes: [...(row['bytes'] as Uint8Array)] }).toEqual({
        at,
        bytes: [...bytes],
        yes: true,
        no: false,
        half: 0.5,
        list: ['a', 'b,c'],
        nothing: null,
        big: 9_007_199_254_740_991,
        missing: null,
      })
    })

    it('counts what a statement changed, and the rows it returned', async () => {
      const company = await createCompany()
      const answers = await store
        .asCompany(company)
        .run([
          folder(company, 'a').compile(),
          folder(company, 'b').returning('name').compile(),
          store.sql.updateTable('folders').set({ name: 'c' }).compile(),
          allFolders().compile(),
          store.sql.deleteFrom('folders').where('name', '=', 'none').compile(),
        ])
      expect(answers.map((answer) => [answer.affected, answer.rows.length])).toEqual([
        [1, 0],
        [1, 1],
        [2, 0],
        [2, 2],
        [0, 0],
      ])
    })

    it('gives JSON as values and counts as numbers', async () => {
      const company = await createCompany()
      const options = { list: [1, 'two', null], deep: { yes: true } }
      const [row] = await store.asCompany(company).query(
        store.sql
          .updateTable('companies')
          .set({ options, custom_tags: ['a', 'b'], created_at: 1_700_000_000_000 })
          .returningAll(),
      )
      expect(row).toMatchObject({ options, custom_tags: ['a', 'b'], created_at: 1_700_000_000_000, disabled: false })
      const [count] = await store
        .asCompany(company)
        .run([sql('select count(*) as n, sum(created_at) as s from companies')])
      expect(count).toEqual({ rows: [{ n: 1, s: 1_700_000_000_000 }], affected: 1 })
    })

    it('keeps every character but NUL, which no Postgres can hold', async () => {
      const company = await createCompany()
      const text = 'Zoë 山田 🦊 " \\ \' $1 \n\t \u2028'
      const dirty = { [`k\0`]: [`${text}\0`, '\ud83d'] }
      await store
        .asCompany(company)
        .query(store.sql.updateTable('companies').set({ client_name: `${text}\0`, options: dirty }))
      const [row] = await store.asCompany(company).query(store.sql.selectFrom('companies').selectAll())
      expect(row?.client_name).toBe(text)
      expect(row?.options).toEqual({ k: [text, '\ufffd'] })
    })

    it('hears a notification once it is committed', async () => {
      const company = await createCompany()
      let hear = (_payload: string): void => undefined
      const heard = new Promise<string>((resolve) => (hear = resolve))
      const stop = await store.listen(`test_${company.slice(0, 8)}`, (payload) => hear(payload))
      await store.asCompany(company).run([sql(`select pg_notify('test_${company.slice(0, 8)}', 'hello')`)])
      expect(await heard).toBe('hello')
      await stop()
    })
  })
}

function sql(text: string): Statement {
  return { sql: text, parameters: [] }
}
