import { AppError } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { findUser } from '../../store/users.ts'
import { companyOf, type PoolUser } from './pool-user.ts'

/**
 * Asked before tokens are made, at sign-in and at each refresh, so that nobody holds tokens of a company that was
 * disabled. Asked after the password was right: a stranger learns nothing from the refusal.
 * @throws AppError `account_disabled` in the words of a 423
 */
export async function requireMaySignIn(context: Context, user: PoolUser): Promise<void> {
  const companyId = companyOf(user)
  const db = companyDb(context.store, companyId)
  const [company, row] = await Promise.all([findCompany(db, companyId), findUser(db, user.sub)])
  if (company?.disabled) throw new AppError('account_disabled', { message: company.disabled_message ?? undefined })
  if (!company || !row || row.disabled) throw new AppError('account_disabled')
}

/** Whether the company wants an authenticator's code of everybody: its option `mfaRequired`. */
export async function mustUseMfa(context: Context, user: PoolUser): Promise<boolean> {
  const companyId = companyOf(user)
  const company = await findCompany(companyDb(context.store, companyId), companyId)
  return company?.options['mfaRequired'] === true
}
