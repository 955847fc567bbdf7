import type { Store } from '../store/store.ts'
import { DEAD } from './dead-jobs.ts'

export interface QueueDepth {
  waiting: number
  active: number
  /** Jobs without attempts left or without a handler, kept for a person to look at. */
  dead: number
}

/** How many jobs there are of each name. Every name in `names` has an entry, even without jobs. */
export async function readDepth(store: Store, names: readonly string[]): Promise<Record<string, QueueDepth>> {
  const depths: Record<string, QueueDepth> = {}
  const of = (name: string): QueueDepth => (depths[name] ??= { waiting: 0, active: 0, dead: 0 })
  for (const name of names) of(name)
  const { rows } = await store.execute(
    `select name, 'waiting' as state, count(*)::int as jobs from job_outbox group by name
     union all
     select coalesce(source_name, name),
       case when name = '${DEAD}' then 'dead' when state = 'active' then 'active' else 'waiting' end, count(*)::int
     from pgboss.job where state in ('created', 'retry', 'active') or name = '${DEAD}' group by 1, 2`,
  )
  for (const row of rows) of(String(row['name']))[row['state'] as keyof QueueDepth] += Number(row['jobs'])
  return depths
}
