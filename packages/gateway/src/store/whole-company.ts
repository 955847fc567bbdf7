import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { Json } from './schema.ts'

export interface CompanyTable {
  name: string
  /** All columns but those with secrets, and those that repeat text for the search. */
  columns: string[]
  key: string[]
}

/** Tables that are not exported: today's counts, and the list of earlier exports. */
const LEFT_OUT = new Set(['exports', 'company_usage', 'storage_usage'])
const SECRET_COLUMN = /^sealed_|_hash$|secret|password|token|^short_id$|^search_text$/

/** Every table that a company may read, as listed by the database, so that a new table is exported without further code. */
export async function listCompanyTables(db: Db): Promise<CompanyTable[]> {
  const [answer] = await db.scope.run([
    raw`select c.relname as name,
          (select json_agg(a.attname order by a.attnum) from pg_attribute a
           where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
          (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
           from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
           where i.indrelid = c.oid and i.indisprimary) as key
        from pg_class c
        where c.relkind = 'r' and c.relrowsecurity and c.relnamespace = 'public'::regnamespace
          and has_table_privilege('tabard_tenant', c.oid, 'select')
        order by c.relname`.compile(db.sql),
  ])
  return (answer?.rows ?? [])
    .map((row) => ({ name: String(row['name']), columns: row['columns'] as string[], key: row['key'] as string[] }))
    .filter((table) => !LEFT_OUT.has(table.name))
    .map((table) => ({ ...table, columns: table.columns.filter((column) => !SECRET_COLUMN.test(column)) }))
}

/** A company's rows of a table, ordered by key, after the last row read. */
export async function readCompanyRows(
  db: Db,
  table: CompanyTable,
  after: readonly unknown[] | null,
  limit: number,
): Promise<{ rows: Json[]; last: readonly unknown[] | null }> {
  const refs = (names: readonly string[]) => raw.join(names.map((name) => raw.ref(name)))
  const where = after === null ? raw`` : raw`where (${refs(table.key)}) > (${raw.join([...after])})`
  const columns = [...new Set([...table.columns, ...table.key])]
  const [answer] = await db.scope.run([
    raw`select ${refs(columns)} from ${raw.table(table.name)} ${where}
        order by ${refs(table.key)} limit ${raw.lit(limit)}`.compile(db.sql),
  ])
  const rows = answer?.rows ?? []
  const end = rows.at(-1)
  const last = end === undefined || rows.length < limit ? null : table.key.map((name) => end[name])
  return { rows: rows.map((row) => pick(row, table.columns)), last }
}

function pick(row: Json, columns: readonly string[]): Json {
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}
