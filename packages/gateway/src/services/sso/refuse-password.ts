import { refusalsEn } from '@tabard/contract'
import type { Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'

/**
 * Where a company has turned on single sign-on, nobody signs in with a password of ours. Sessions from before go on until
 * they end, so that the admin who turned it on can turn it off again.
 * @throws Error in the words of the specification
 */
export async function refusePassword(
  context: Context,
  user: { attributes: Record<string, string> },
  session: { by: string; isRefresh: boolean },
): Promise<void> {
  if (session.by === 'federated' || session.isRefresh) return
  const companyId = user.attributes['custom:companyId'] ?? ''
  const company = await findCompany(companyDb(context.store, companyId), companyId)
  if (company?.sso_enabled) throw new Error(refusalsEn.passwordOff)
}
