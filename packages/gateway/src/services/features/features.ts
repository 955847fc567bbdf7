import { AppError, features, isOn, type FeatureName } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { findCompany } from '../../store/companies.ts'
import type { Db } from '../../store/db.ts'
import type { CompanyRow, UserRow } from '../../store/schema.ts'
import { findUser } from '../../store/users.ts'

type Company = Pick<CompanyRow, 'options'>
type Person = Pick<UserRow, 'profile'>

/** What is on: released, given to the company, allowed to the user. Without a user (a link, a key), the company alone decides. */
export function effectiveFeatures(
  context: Context,
  company: Company,
  user?: Person,
  isBeta = false,
): Record<FeatureName, boolean> {
  const names = Object.keys(features) as FeatureName[]
  return Object.fromEntries(names.map((name) => [name, isFeatureOn(context, name, company, user, isBeta)])) as Record<
    FeatureName,
    boolean
  >
}

export function isFeatureOn(
  context: Context,
  name: FeatureName,
  company: Company,
  user?: Person,
  isBeta = false,
): boolean {
  return isOn(name, {
    environment: isBeta || context.config.release === 'beta' ? 'beta' : 'production',
    options: switches(company.options),
    permissions: switches(user?.profile['permissions']),
    betaPermissions: switches(user?.profile['betaPermissions']),
  })
}

/** @throws AppError `feature_off` */
export async function requireFeature(
  context: Context,
  db: Db,
  actor: Pick<UserActor, 'companyId' | 'userId' | 'isBeta'>,
  name: FeatureName,
): Promise<void> {
  const [company, user] = [await findCompany(db, actor.companyId), await findUser(db, actor.userId)]
  if (!company || !isFeatureOn(context, name, company, user, actor.isBeta)) throw new AppError('feature_off')
}

function switches(value: unknown): Record<string, boolean> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
  )
}
