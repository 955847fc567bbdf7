import { AppError, type Client, type User, type UserId } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentClient } from '../../presenters/company.ts'
import { presentUser } from '../../presenters/user.ts'
import { countCompany, findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { findUser, listUsers as readUsers } from '../../store/users.ts'
import { readBranding } from './branding.ts'

/** The asker's own company. @throws AppError `account_disabled` (423) */
export async function getClient(context: Context, actor: UserActor): Promise<Client> {
  const db = companyDb(context.store, actor.companyId)
  const [company, branding, team, counts] = await Promise.all([
    findCompany(db, actor.companyId),
    readBranding(context, db, actor.companyId),
    readUsers(db),
    countCompany(db),
  ])
  if (!company || company.disabled) throw new AppError('account_disabled')
  return presentClient(company, { branding, team, counts, logoName: branding.logo?.fileName ?? null })
}

/** The team, or the one user asked for. */
export async function listUsers(context: Context, actor: UserActor, userId?: UserId): Promise<{ users: User[] }> {
  const db = companyDb(context.store, actor.companyId)
  const company = await findCompany(db, actor.companyId)
  const one = userId === undefined ? undefined : await findUser(db, userId)
  if (!company || (userId !== undefined && !one)) throw new AppError('not_found')
  const rows = one ? [one] : await readUsers(db)
  return { users: rows.map((row) => presentUser(row, company.client_name)) }
}
