import { ConfigError } from '../config/config-error.ts'
import type { Config } from '../config/config.ts'
import { systemDb } from '../store/db.ts'
import { findDemoTraces } from '../store/demo-traces.ts'
import type { Store } from '../store/store.ts'
import { demoApiKey, demoCompanies } from './demo-companies.ts'

/**
 * Refuses to run production on a database that was seeded with the demo, because the demo's passwords and keys are public.
 * @throws ConfigError when the database holds any of the demo's data; the store is closed then
 */
export async function refuseDemoTraces(config: Config, store: Store): Promise<void> {
  if (config.release !== 'production') return
  const emails = demoCompanies.flatMap((company) => company.users.map((user) => user.email.toLowerCase()))
  const traces = await findDemoTraces(systemDb(store), { emails, keyId: demoApiKey.keyId })
  if (!traces.companies && !traces.users && !traces.keys) return
  await store.close()
  throw new ConfigError('The database holds the demo companies or their users and keys: start with an empty database.')
}
