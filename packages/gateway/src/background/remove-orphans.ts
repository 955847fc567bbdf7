import type { Context } from '../context.ts'
import { listCompanies } from '../store/companies.ts'
import { companyDb, systemDb } from '../store/db.ts'
import { findStoredKeys } from '../store/stored-keys.ts'
import { DAY_MS } from './rounds.ts'

/** By then every call that wrote bytes has written their row or has failed, and a wrong restore has been noticed. */
const LEAST_AGE_MS = 7 * DAY_MS
const BATCH = 500

/**
 * Removes bytes of applications that no row names. A process leaves such bytes when it dies after writing them and
 * before writing the row. @returns how many keys
 */
export async function removeOrphans(
  { store, storage, clock }: Pick<Context, 'store' | 'storage' | 'clock'>,
  leastAgeMs = LEAST_AGE_MS,
): Promise<number> {
  let removed = 0
  for (const company of await listCompanies(systemDb(store))) {
    const keys = await storage.list(company.id, 'applications/', clock.now() - leastAgeMs)
    for (let start = 0; start < keys.length; start += BATCH) {
      const batch = keys.slice(start, start + BATCH)
      const known = await findStoredKeys(companyDb(store, company.id), batch)
      for (const key of batch) {
        if (known.has(key)) continue
        await storage.delete(company.id, key)
        removed += 1
      }
    }
  }
  return removed
}
