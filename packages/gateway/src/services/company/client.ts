import { AppError, type Client } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentBranding, presentClient } from '../../presenters/company.ts'
import { countCompany, findCompany } from '../../store/companies.ts'
import { clientRows, type CostlyPart } from '../../store/company-columns.ts'
import { companyDb } from '../../store/db.ts'
import { findCurrentLogo } from '../../store/logos.ts'
import { findUser, listUsers } from '../../store/users.ts'
import { effectiveFeatures } from '../features/features.ts'
import { readBranding } from './branding.ts'

const nothingCounted = { applications: 0, templates: 0, links: 0, folders: 0 }

/** The asker's own company. @throws AppError `account_disabled` (423) */
export async function getClient(context: Context, actor: UserActor, attributes?: string): Promise<Client> {
  const db = companyDb(context.store, actor.companyId)
  const named = attributes === undefined ? null : new Set(attributes.split(','))
  // Where attributes are named, a part is read only if one of its fields is among them.
  const wants = (part: CostlyPart): boolean =>
    named === null || clientRows.some(({ field, reads }) => reads === part && named.has(field))
  const [company, user, logoRow, branding, team, counts] = await Promise.all([
    findCompany(db, actor.companyId),
    findUser(db, actor.userId),
    findCurrentLogo(db),
    wants('logo') ? readBranding(context, db, actor.companyId) : null,
    wants('team') ? listUsers(db) : [],
    wants('counts') ? countCompany(db) : nothingCounted,
  ])
  if (!company || company.disabled) throw new AppError('account_disabled')
  return presentClient(company, {
    branding: branding ?? presentBranding(company, null),
    team,
    counts,
    logoName: logoRow?.file_name ?? null,
    features: effectiveFeatures(context, company, user, actor.isBeta),
  })
}
