import type { Scope, Store, TenantScope } from './store.ts'

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
