// npm run tables: writes packages/gateway/src/store/tables.ts from a database that was just migrated.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'
import { columnFacts, tableNotes } from '../packages/gateway/src/store/column-facts.ts'
import { createStore } from '../packages/gateway/src/store/create-store.ts'

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  /** Whether an insert may leave it out. */
  filled: boolean
}

const file = fileURLToPath(new URL('../packages/gateway/src/store/tables.ts', import.meta.url))
/** The TypeScript type that the drivers return for each SQL type. */
const types: Record<string, string> = {
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  jsonb: 'Json',
}
const facts: Record<string, { note?: string; type?: string } | undefined> = columnFacts
const notes: Record<string, string | undefined> = tableNotes

const written = await format(tablesAsTypes(await readColumns()), { ...(await resolveConfig(file)), filepath: file })
const isSame = readOrNull() === written
if (process.argv.includes('--check') && !isSame) {
  console.error('store/tables.ts is behind the migrations or column-facts.ts. Run npm run tables.')
  process.exit(1)
}
if (!isSame) writeFileSync(file, written)
console.log(isSame ? 'store/tables.ts is up to date' : 'wrote store/tables.ts')

/** All tables except that of the migrations, and those of the user pool, which has its own types. */
async function readColumns(): Promise<Column[]> {
  const store = await createStore({ dataDir: null })
  const { rows } = await store.execute(
    `select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
       not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as filled
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and c.relname <> 'schema_migrations' and not starts_with(c.relname, 'pool_')
     order by c.relname, a.attnum`,
  )
  await store.close()
  return rows as unknown as Column[]
}

function tablesAsTypes(columns: readonly Column[]): string {
  const tables = [...new Set(columns.map(({ table }) => table))]
  return [
    '// Written by `npm run tables` from the migrated database. Do not edit: notes and narrower types stand in column-facts.ts.',
    "import type { Generated } from 'kysely'",
    '/** An object: what a JSON column holds unless `column-facts.ts` says otherwise. */\nexport type Json = Record<string, unknown>',
    `/** The tables as rows. Ids are text, times are seconds unless a note says otherwise. */
     export interface Database { ${tables.map((table) => `${table}: ${nameOf(table)}`).join('\n')} }`,
    ...tables.map((table) => {
      const lines = columns.filter((column) => column.table === table).map(lineOf)
      return `${noteOf(notes[table])}export interface ${nameOf(table)} { ${lines.join('\n')} }`
    }),
  ].join('\n\n')
}

function lineOf({ table, name, type, nullable, filled }: Column): string {
  const fact = facts[`${table}.${name}`]
  const known = fact?.type ?? types[type]
  if (known === undefined) throw new Error(`${table}.${name} is ${type}: give it a type in column-facts.ts`)
  const value = nullable ? `${known} | null` : known
  return `${noteOf(fact?.note)}${name}: ${filled ? `Generated<${value}>` : value}`
}

function noteOf(note: string | undefined): string {
  return note === undefined ? '' : `/** ${note} */\n`
}

/** `job_outbox` → `JobOutboxTable`. */
function nameOf(table: string): string {
  return `${table.replace(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase())}Table`
}

function readOrNull(): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
