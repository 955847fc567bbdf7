import type { Context } from '../context.ts'

/**
 * Vacuums and analyses the embedded database, which has no process for it. Without this, old versions of changed rows
 * would stay for ever and the planner would have no statistics. One table at a time, so that calls can run in between.
 * @returns the tables
 */
export async function tidyDatabase({ store }: Pick<Context, 'store'>): Promise<string[]> {
  if (store.kind !== 'pglite') return []
  // Every table is done, because this database does not count changes. An unchanged table takes a millisecond.
  const { rows } = await store.execute(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  )
  const names = rows.map((row) => String(row['name']))
  for (const name of names) await store.execute(`vacuum (analyze) ${name}`)
  return names
}
