import { sql as raw, type SelectQueryBuilder } from 'kysely'
import type { Database } from './schema.ts'
import type { Rows, Scope, Store, TenantScope } from './store.ts'

/** A scope to run SQL in, and the builder to write it with. Every table's functions take it as their first parameter. */
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

/** For sign-in, the lookup of links and codes, and start-up, where no company is known yet. */
export function systemDb(store: Store): TenantDb {
  return { sql: store.sql, scope: store.asSystem() }
}

/** Runs `work` in one transaction of this scope. */
export function inTransaction<Result>(db: TenantDb, work: (db: Db) => Promise<Result>): Promise<Result> {
  return db.scope.transaction((scope) => work({ sql: db.sql, scope }))
}

/**
 * A query whose rows the database returns as one JSON text, each row as the list of its values; `readList` unpacks it.
 * Otherwise the embedded database's driver would parse every column of every row and pass each to our thread, which took
 * four times as long for a hundred wide rows. Rows with column names would be twice as long and take half as long again.
 */
export function listQuery(db: Db, query: SelectQueryBuilder<Database, never, object>, columns: readonly string[]) {
  const values = raw.join(columns.map((column) => raw.ref(`item.${column}`)))
  return db.sql.selectFrom(query.as('item')).select(raw`json_agg(json_build_array(${values}))::text`.as('list'))
}

/**
 * The rows of a `listQuery` with these columns. Each starts as a copy of `blank`, which has every field a row may have,
 * because objects of one shape are several times faster to make and read than objects that grow field by field.
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
