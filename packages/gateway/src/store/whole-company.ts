import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { Database, Json } from './schema.ts'

export interface CompanyTable {
  name: string
  /** All columns but those with secrets, and those that repeat text for the search. */
  columns: string[]
  key: string[]
}

/** Of every table, whether an export holds it. The queues, codes and keys of all companies together are the system's. */
export const isExported: Record<keyof Database, boolean> = {
  api_keys: true,
  application_tombstones: true,
  application_versions: true,
  application_writes: true,
  applications: true,
  audit: true,
  captcha_spent: false,
  companies: true,
  // Today's counts.
  company_usage: false,
  // Earlier exports.
  exports: false,
  federated_identities: true,
  files: true,
  folders: true,
  forwarding_destinations: true,
  integrations: true,
  job_outbox: false,
  jobs: true,
  link_views: true,
  links: true,
  logos: true,
  mail_outbox: false,
  oauth_states: true,
  output_deliveries: true,
  outputs: true,
  refresh_codes: false,
  rounds: false,
  session_revocations: false,
  signature_keys: false,
  sso_domains: true,
  sso_settings: true,
  // Counted from the files.
  storage_usage: false,
  telemetry_events: true,
  templates: true,
  users: true,
}
const SECRET_COLUMN = /^sealed_|_hash$|secret|password|token|^short_id$|^search_text$/

/** The exported tables with their columns, as listed by the database. A new column is exported without further code. */
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
    .filter((table) => isExported[table.name as keyof Database])
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
