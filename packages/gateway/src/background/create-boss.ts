import { PgBoss } from 'pg-boss'
import type { StoreLog } from '../store/store-log.ts'
import type { Store } from '../store/store.ts'

const SUPERVISE_SECONDS = 5

/** The library that keeps the jobs, on the database everything else is in. */
export function createBoss(store: Store, log?: StoreLog): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => store.execute(text, values),
      async listen(channel, onNotification, onReconnect) {
        return { close: await store.listen(channel, onNotification, onReconnect) }
      },
    },
    backend: store.kind,
    // Another gateway's jobs arrive by notification; our own need none.
    useListenNotify: store.kind === 'postgres',
    schedule: false,
    // Both want long transactions of their own, and what they watch for does not happen at this size.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log?.error({ error: String(error) }, 'The job queue failed'))
  boss.on('warning', (warning) => log?.warn(warning, 'The job queue warns'))
  return boss
}
