import { AppError } from '@tabard/contract'
import { nowSeconds, type Context } from '../../context.ts'
import type { SignatureActor, UserActor } from '../../identity/actor.ts'
import { findCompany } from '../../store/companies.ts'
import { takeQuota } from '../../store/company-usage.ts'
import { companyDb } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'
import { isFeatureOn } from '../features/features.ts'

/** Of a company and day, where its limits name no `assistPerDay`: each costs money. */
const PER_DAY = 2_000

/**
 * Whether this company may ask a model now; if so, it counts as asked.
 * @throws AppError `assist_unavailable` where there is none, `feature_off`, `rate_limited`
 */
export async function mayUseModel(
  context: Context,
  actor: UserActor | SignatureActor,
  feature: 'textFormatterAiOptions' | 'aiParsingEnabled' = 'textFormatterAiOptions',
): Promise<void> {
  const { companyId } = actor
  const db = companyDb(context.store, companyId)
  const company = await findCompany(db, companyId)
  const user = actor.kind === 'user' ? await findUser(db, actor.userId) : undefined
  if (!company || !isFeatureOn(context, feature, company, user)) throw new AppError('feature_off')
  if (!context.assist.hasModel) throw new AppError('assist_unavailable')
  const named = company.limits['assistPerDay']
  const limit = typeof named === 'number' ? named : PER_DAY
  const quota = await takeQuota(db, { companyId, quota: 'assist', limit, atSeconds: nowSeconds(context.clock) })
  if (!quota.isTaken) {
    throw new AppError('rate_limited', { details: { retryAfterSeconds: quota.retryAfterSeconds } })
  }
}
