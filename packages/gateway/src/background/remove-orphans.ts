import type { Context } from '../context.ts'
import { listCompanies } from '../store/companies.ts'
import { companyDb, systemDb } from '../store/db.ts'
import { findStoredKeys } from '../store/stored-keys.ts'
import { DAY_MS } from './rounds.ts'

/** Long after any call that wrote bytes has written their row, or was given up; and time to notice a wrong restore. */
const LEAST_AGE_MS = 7 * DAY_MS
const BATCH = 500

/**
 * Removes the bytes of applications that no row names: a process that dies between writing the bytes and writing the
 * row leaves such. @returns how many
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
