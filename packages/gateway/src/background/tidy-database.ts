import type { Context } from '../context.ts'

/**
 * The embedded database has no process that does this by itself: without it every changed row leaves its old self
 * behind for good, and the planner knows nothing of the tables. One table at a time, so that callers get in between.
 * @returns the tables
 */
export async function tidyDatabase({ store }: Pick<Context, 'store'>): Promise<string[]> {
  if (store.kind !== 'pglite') return []
  // Its own counts of what has changed stay at zero, so every table is looked at; an untouched one takes a millisecond.
  const { rows } = await store.execute(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  )
  const names = rows.map((row) => String(row['name']))
  for (const name of names) await store.execute(`vacuum (analyze) ${name}`)
  return names
}
