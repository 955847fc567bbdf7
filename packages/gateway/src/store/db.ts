import { sql as raw, type SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'
import type { Rows, Scope, Store, TenantScope } from './store.ts'

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
 * A query whose rows the database puts together and hands over as one text, each as the list of its columns' values;
 * `readList` unpacks it. The embedded database's driver reads every column of every row by itself and passes each over
 * to our thread: for a hundred wide rows that took four times as long as this. With their names the rows would be twice
 * as long, and take half as long again.
 */
export function listQuery(db: Db, query: SelectQueryBuilder<Database, never, object>, columns: readonly string[]) {
  const values = raw.join(columns.map((column) => raw.ref(`item.${column}`)))
  return db.sql.selectFrom(query.as('item')).select(raw`json_agg(json_build_array(${values}))::text`.as('list'))
}

/**
 * The rows of a `listQuery` with these columns. Each begins as a copy of `blank`, which has every field a row may have:
 * rows of one shape are made and read several times as fast as rows that grow field by field.
 */
export function readList<Row extends object>(
  answer: Rows | undefined,
  columns: readonly (keyof Row & string)[],
  blank: Row,
): Row[] {
  const list = answer?.rows[0]?.['list']
  if (typeof list !== 'string') return []
  return (JSON.parse(list) as Row[keyof Row & string][][]).map((values) => {
    const row = { ...blank }
    for (let index = 0; index < columns.length; index += 1) {
      const column = columns[index]
      const value = values[index]
      if (column !== undefined && value !== undefined) row[column] = value
    }
    return row
  })
}
