import type { Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'

/**
 * Where a company signs its people in by itself, a password of ours opens nothing. A session that was there before goes
 * on until it ends, so that the admin who turned it on can also turn it off.
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
  if (company?.sso_enabled) throw new Error('Not allowed to log in with username and password.')
}
