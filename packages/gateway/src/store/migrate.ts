import { createHash } from 'node:crypto'
import type { Engine, OpenTransaction } from './engine.ts'
import { migrations } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'

/** The number of our advisory lock. Any number that nothing else on the cluster uses. */
const LOCK_NUMBER = 4_600_846_1

const MIGRATION_TIMEOUT_MS = 10 * 60_000

/**
 * Migrates the schema as the system, all steps in one transaction. Only one process does so at a time.
 * @returns the names of the applied steps
 * @throws if the text of an applied migration has changed, or the database is newer than this program.
 */
export async function migrate(engine: Engine, steps: readonly Migration[] = migrations): Promise<string[]> {
  const transaction = await engine.begin({ as: 'system' }, { timeoutMs: MIGRATION_TIMEOUT_MS })
  try {
    const applied = await applyMissing(transaction, steps)
    await transaction.commit()
    return applied
  } catch (error) {
    await transaction.rollback().catch(() => undefined)
    throw error
  }
}

async function applyMissing(transaction: OpenTransaction, steps: readonly Migration[]): Promise<string[]> {
  await runSql(transaction, `select pg_advisory_xact_lock(${LOCK_NUMBER})`)
  await runSql(
    transaction,
    `create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at bigint not null)`,
  )
  const [done] = await transaction.run([{ sql: 'select name, checksum from schema_migrations', parameters: [] }])
  const checksums = new Map(done?.rows.map((row) => [String(row['name']), String(row['checksum'])]))
  const known = new Set(steps.map((step) => step.name))
  const unknown = [...checksums.keys()].filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new Error(`The database holds ${unknown.join(', ')}, which this version does not know: run the newer version`)
  }
  const applied: string[] = []
  for (const step of steps) {
    const checksum = checksumOf(step)
    const before = checksums.get(step.name)
    if (before === checksum) continue
    if (before !== undefined) {
      throw new Error(`Migration ${step.name} was changed after it was applied: add a new migration instead`)
    }
    for (const sql of step.statements) await runSql(transaction, sql)
    await transaction.run([
      {
        sql: 'insert into schema_migrations (name, checksum, applied_at) values ($1, $2, extract(epoch from now())::bigint)',
        parameters: [step.name, checksum],
      },
    ])
    applied.push(step.name)
  }
  return applied
}

async function runSql(transaction: OpenTransaction, sql: string): Promise<void> {
  await transaction.run([{ sql, parameters: [] }])
}

/** The checksum of the statements. White space is left out, so that formatting a file does not change it. */
function checksumOf(step: Migration): string {
  const text = step.statements.map((sql) => sql.replace(/\s+/g, ' ').trim()).join(';\n')
  return createHash('sha256').update(text).digest('hex')
}
