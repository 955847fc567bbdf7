import { nowSeconds, type Context } from '../../context.ts'
import { removeBelow } from '../../background/remove-below.ts'
import { findErased, removeOldAudit } from '../../store/audit.ts'
import { listCompanyLimits } from '../../store/companies.ts'
import { removeOldUsage } from '../../store/company-usage.ts'
import { systemDb, type Db } from '../../store/db.ts'
import { findUntouched } from '../../store/erasure.ts'
import { expireExports } from '../../store/exports.ts'
import { removeOldViews } from '../../store/link-views.ts'
import { erase } from './erase.ts'

const DAY_SECONDS = 86_400
const BATCH = 50
const KEEP_USAGE_DAYS = 90

/**
 * The daily round: erases what companies do not want kept longer. Each of `retentionDays` (CVs nobody touched since),
 * `viewRetentionDays` and `auditRetentionDays` stands in a company's limits; where it does not, nothing is erased.
 */
export async function keepRetention(context: Context): Promise<{ erased: number }> {
  const db = systemDb(context.store)
  const now = nowSeconds(context.clock)
  let erased = 0
  for (const { id: companyId, limits } of await listCompanyLimits(db)) {
    const cvDays = daysOf(limits['retentionDays'])
    const viewDays = daysOf(limits['viewRetentionDays'])
    const auditDays = daysOf(limits['auditRetentionDays'])
    if (viewDays !== null) await removeOldViews(db, companyId, now - viewDays * DAY_SECONDS)
    if (auditDays !== null) await removeOldAudit(db, companyId, now - auditDays * DAY_SECONDS)
    if (cvDays === null) continue
    const before = (now - cvDays * DAY_SECONDS) * 1000
    let count: number
    do {
      const find = (scope: Db): Promise<string[]> => findUntouched(scope, companyId, before, BATCH)
      count = (await erase(context, { companyId, actor: 'system', find })).applications.length
      erased += count
    } while (count === BATCH)
  }
  for (const row of await expireExports(db, now)) {
    await removeBelow(context, { companyId: row.company_id, prefixes: [`exports/${row.id}/`] })
  }
  // Bytes that were being stored while their CV was erased were not found then, and are removed here.
  for (const { companyId, subject } of await findErased(db, now - 2 * DAY_SECONDS)) {
    await removeBelow(context, { companyId, prefixes: [`applications/${subject}/`] })
  }
  await removeOldUsage(db, now - KEEP_USAGE_DAYS * DAY_SECONDS)
  return { erased }
}

/** Anything but a whole number of days counts as none, so that a typing error erases nothing. */
function daysOf(limit: unknown): number | null {
  return typeof limit === 'number' && Number.isInteger(limit) && limit > 0 ? limit : null
}
