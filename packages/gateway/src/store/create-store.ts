import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from './engine.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import type { Store } from './store.ts'
import type { StoreLog } from './store-log.ts'
import { storeOnEngine } from './store-on-engine.ts'

export interface StoreConfig {
  /** A Postgres connection string. When it is set, the data folder holds no database. */
  databaseUrl?: string | null | undefined
  /** The data folder; the embedded database is in its `database` folder. Null: the database is in memory, for tests. */
  dataDir?: string | null | undefined
  /** A dump made by `Store.dump`, loaded into an empty embedded database. */
  dump?: Uint8Array | undefined
  queryTimeoutMs?: number
  transactionTimeoutMs?: number
  log?: StoreLog | undefined
}

/**
 * Opens the database that the configuration names, and migrates its schema.
 * @throws one sentence that says what to change, if the configuration is incomplete or the folder is in use.
 */
export async function createStore(config: StoreConfig): Promise<Store> {
  if (config.databaseUrl) return openPostgresStore(config, config.databaseUrl)
  if (config.dataDir === undefined || config.dataDir === '') {
    throw new Error('No database is configured: set DATA_DIR for the embedded one, or DATABASE_URL for Postgres.')
  }
  return openEmbeddedStore(config, config.dataDir)
}

async function openPostgresStore(config: StoreConfig, databaseUrl: string): Promise<Store> {
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new Error('DATABASE_URL must begin with postgres:// or postgresql://.')
  }
  if (config.dump !== undefined)
    throw new Error('A dump is for the embedded database: restore Postgres with pg_restore.')
  // Loaded only when chosen, so that a start with the embedded database does not wait for it.
  const { openPostgres } = await import('./postgres.ts')
  return migrated(await openPostgres({ ...config, databaseUrl }))
}

async function openEmbeddedStore(config: StoreConfig, dataDir: string | null): Promise<Store> {
  if (dataDir === null) return migrated(await openPglite({ ...config, dataDir: null }))
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockFolder(dataDir)
  try {
    return await migrated(await openPglite({ ...config, dataDir: join(dataDir, 'database') }), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

async function migrated(engine: Engine, afterClose?: () => Promise<void>): Promise<Store> {
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return storeOnEngine(engine, afterClose)
}
