import { AsyncLocalStorage } from 'node:async_hooks'
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type Compilable,
} from 'kysely'
import { openingOf, type Engine, type Role } from './engine.ts'
import type { Database } from './schema.ts'
import type { Rows, Scope, Statement, Store, TenantScope, Transaction } from './store.ts'

/** Makes the store, which is the same for both engines. */
export function storeOnEngine(engine: Engine, afterClose: () => Promise<void> = () => Promise.resolve()): Store {
  const surrounding = new AsyncLocalStorage<{ isOpen: boolean }>()

  return {
    kind: engine.kind,
    sql: createBuilder(),
    asCompany(companyId) {
      const role: Role = { as: 'company', companyId }
      openingOf(role)
      return scopeFor(role)
    },
    asGuardedCompany(companyId, guard) {
      const role: Role = { as: 'company', companyId }
      openingOf(role)
      const before = guard.statements.map(({ sql, parameters }) => ({ sql, parameters }))
      return scopeOver(async (statements) => {
        refuseInsideTransaction()
        const answers = await engine.run(role, statements, before)
        guard.check(answers.slice(0, before.length))
        return answers.slice(before.length)
      })
    },
    asSystem: () => scopeFor({ as: 'system' }),
    execute: (text, values) => engine.execute(text, values),
    listen: (channel, onMessage, onConnected = () => undefined) => engine.listen(channel, onMessage, onConnected),
    takeTurn: () => engine.takeTurn(),
    dump: () => engine.dump(),
    async ping() {
      await engine.run({ as: 'system' }, [{ sql: 'select 1', parameters: [] }])
    },
    async close() {
      await engine.close()
      await afterClose()
    },
  }

  function scopeFor(role: Role): TenantScope {
    const scope = scopeOver((statements) => {
      refuseInsideTransaction()
      return engine.run(role, statements)
    })
    return { ...scope, afterCommit: (callback) => callback(), transaction: (work) => transact(role, work) }
  }

  async function transact<Result>(role: Role, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    refuseInsideTransaction()
    const open = await engine.begin(role)
    const mark = { isOpen: true }
    const callbacks: (() => void)[] = []
    const transaction: Transaction = {
      ...scopeOver((statements) => open.run(statements)),
      afterCommit: (callback) => callbacks.push(callback),
    }
    let result: Result
    try {
      result = await surrounding.run(mark, () => work(transaction))
    } catch (error) {
      // An error of the rollback is dropped, because the first error tells the cause.
      await open.rollback().catch(() => undefined)
      throw error
    } finally {
      mark.isOpen = false
    }
    await open.commit()
    for (const callback of callbacks) callback()
    return result
  }

  /** Refuses the store within one of its transactions: with one connection the call would wait for ever. */
  function refuseInsideTransaction(): void {
    if (surrounding.getStore()?.isOpen === true) {
      throw new Error('Inside a transaction only that transaction may be used, not the store')
    }
  }
}

function scopeOver(run: (statements: readonly Statement[]) => Promise<Rows[]>): Pick<Scope, 'query' | 'run'> {
  return {
    run: async (statements) => run(statements.map(({ sql, parameters }) => ({ sql, parameters }))),
    async query<Row>(query: Compilable<Row>) {
      const { sql, parameters } = query.compile()
      const [answer] = await run([{ sql, parameters }])
      return (answer?.rows ?? []) as Row[]
    },
  }
}

function createBuilder(): Kysely<Database> {
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
