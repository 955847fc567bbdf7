import { AppError, type User, type UserId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentUser } from '../../presenters/user.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { findUser, listUsers as readUsers } from '../../store/users.ts'

/** The team, or the one user asked for. */
export async function listUsers(context: Context, actor: UserActor, userId?: UserId): Promise<{ users: User[] }> {
  const db = companyDb(context.store, actor.companyId)
  const company = await findCompany(db, actor.companyId)
  const one = userId === undefined ? undefined : await findUser(db, userId)
  if (!company || (userId !== undefined && !one)) throw new AppError('not_found')
  const rows = one ? [one] : await readUsers(db)
  return { users: rows.map((row) => presentUser(row, company.client_name)) }
}
