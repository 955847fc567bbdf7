import { sql as raw, type SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'
import type { Rows, Scope, Statement, Store, TenantScope } from './store.ts'

/** A place to run SQL and the builder to write it with: what every table's functions take first. */
export interface Db {
  readonly sql: Store['sql']
  readonly scope: Scope
}

export interface TenantDb extends Db {
  readonly scope: TenantScope
}

export function companyDb(store: Store, companyId: string): TenantDb {
  return { sql: store.sql, scope: store.asCompany(companyId) }
}

/** For sign-in, the lookup of links and codes, and start-up: there is no company yet. */
export function systemDb(store: Store): TenantDb {
  return { sql: store.sql, scope: store.asSystem() }
}

/** Runs `work` in one transaction of this scope. */
export function inTransaction<Result>(db: TenantDb, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.scope.transaction((scope) => work({ sql: db.sql, scope }))
}

/**
 * A query whose rows the database puts together and hands over as one text; `readList` unpacks it. The embedded
 * database's driver reads every column of every row by itself and passes each over to our thread: for a hundred wide
 * rows that took four times as long as this.
 */
export function listStatement(db: Db, query: SelectQueryBuilder<Database, keyof Database, object>): Statement {
  return db.sql
    .selectFrom(query.as('item'))
    .select(raw`json_agg(item)::text`.as('list'))
    .compile()
}

export function readList<Row>(answer: Rows | undefined): Row[] {
  const list = answer?.rows[0]?.['list']
  return typeof list === 'string' ? (JSON.parse(list) as Row[]) : []
}
