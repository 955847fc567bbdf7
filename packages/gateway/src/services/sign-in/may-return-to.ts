import type { Config } from '../../config/config.ts'
import { ownOrigins, subdomainAt } from '../../config/own-origins.ts'
import { hasCompanyAt } from '../../store/companies.ts'
import { systemDb } from '../../store/db.ts'
import type { Store } from '../../store/store.ts'

/**
 * Whether the hosted sign-in may send a browser back to an address: our own origins, and the subdomains of companies we
 * have. A label that no company has may be served by anybody who got hold of that name.
 */
export async function mayReturnTo(store: Store, config: Config, address: string): Promise<boolean> {
  const origin = URL.canParse(address) ? new URL(address).origin : ''
  if (address !== origin && address !== `${origin}/`) return false
  if (ownOrigins(config).includes(origin)) return true
  const label = subdomainAt(config, origin)
  return label !== null && (await hasCompanyAt(systemDb(store), label))
}
