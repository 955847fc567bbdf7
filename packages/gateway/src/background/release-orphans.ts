import type { PgBoss } from 'pg-boss'
import type { Store } from '../store/store.ts'
import { CUT_OFF } from './cut-off.ts'
import { groupBy } from './group-by.ts'

/** Highest number of retries a job may reach through crashes. After that the job itself is taken to end the process. */
const MOST_CRASHES = 10

/**
 * The embedded database has one process, so a job that is active at start was cut off when an earlier process died. It
 * is tried again, but not without limit: a job that crashes the process each time would do so at every start.
 */
export async function releaseOrphans(boss: PgBoss, store: Store): Promise<void> {
  const { rows } = await store.execute(
    `update pgboss.job set retry_limit = retry_limit + 1 where state = 'active' and retry_limit < $1 returning name, id`,
    [MOST_CRASHES],
  )
  const { rows: others } = await store.execute(
    `select name, id from pgboss.job where state = 'active' and retry_limit >= $1`,
    [MOST_CRASHES],
  )
  const orphans = new Map([...rows, ...others].map((row) => [String(row['id']), String(row['name'])]))
  for (const [name, same] of groupBy([...orphans], ([, orphanName]) => orphanName)) {
    await boss.fail(
      name,
      same.map(([id]) => id),
      { message: CUT_OFF },
    )
  }
}
