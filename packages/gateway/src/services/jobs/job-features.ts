import { AppError, type JobWrite } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { findCompany } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'
import { isFeatureOn } from '../features/features.ts'

/**
 * Jobs are there with either feature; what only a fuller description holds needs that one.
 * @throws AppError `feature_off`
 */
export async function requireJobs(context: Context, db: Db, actor: UserActor, write: JobWrite = {}): Promise<void> {
  const [company, user] = await Promise.all([findCompany(db, actor.companyId), findUser(db, actor.userId)])
  const has = (name: 'jobDescription' | 'fullJobDescription'): boolean =>
    company !== undefined && isFeatureOn(context, name, company, user)
  const isFull = has('fullJobDescription')
  const wantsFull = Object.keys(write.info ?? {}).length > 0
  if (!isFull && (wantsFull || !has('jobDescription'))) throw new AppError('feature_off')
}
