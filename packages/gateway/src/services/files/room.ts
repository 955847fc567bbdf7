import { AppError, STORAGE_DEFAULT_BYTES } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import { readStorageUsage } from '../../store/storage-usage.ts'

/**
 * Whether so many bytes more may be kept for this company. Two uploads that look at the same moment may pass together:
 * a limit of gigabytes need not stop at the byte.
 * @throws AppError `storage_full`
 */
export async function mustFit(context: Context, db: Db, companyId: string, moreBytes: number): Promise<void> {
  const [used, company] = [await readStorageUsage(db, companyId), await findCompany(db, companyId)]
  const limit = Number(company?.limits['storageBytes'] ?? STORAGE_DEFAULT_BYTES)
  if (used + moreBytes <= limit) return
  context.log.warn({ companyId, used, limit }, 'A company has used up its storage')
  throw new AppError('storage_full')
}
