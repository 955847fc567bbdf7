import { PgBoss } from 'pg-boss'
import type { StoreLog } from '../store/store-log.ts'
import type { Store } from '../store/store.ts'

const SUPERVISE_SECONDS = 5

/** The library that keeps the jobs. Its tables are in the same database as all others. */
export function createBoss(store: Store, log?: StoreLog): PgBoss {
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => store.execute(text, values),
      async listen(channel, onNotification, onReconnect) {
        return { close: await store.listen(channel, onNotification, onReconnect) }
      },
    },
    backend: store.kind,
    // Notifications announce jobs of other gateways. The embedded database has one gateway, which needs none.
    useListenNotify: store.kind === 'postgres',
    schedule: false,
    // Off, because both need long transactions, and this database is too small for the problems they look for.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  })
  boss.on('error', (error) => log?.error({ error: String(error) }, 'The job queue failed'))
  boss.on('warning', (warning) => log?.warn(warning, 'The job queue warns'))
  return boss
}
