import { AppError, type Client } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentBranding, presentClient } from '../../presenters/company.ts'
import { countCompany, findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { findCurrentLogo } from '../../store/logos.ts'
import { findUser, listUsers } from '../../store/users.ts'
import { effectiveFeatures } from '../features/features.ts'
import { readBranding } from './branding.ts'

const nothingCounted = { applications: 0, templates: 0, links: 0, folders: 0 }
/** Fields that cost a query or many bytes; where attributes are named, only those among them are read. */
const costly = { team: ['team'], counts: ['stats', 'numberRoles'], logo: ['branding'] } as const

/** The asker's own company. @throws AppError `account_disabled` (423) */
export async function getClient(context: Context, actor: UserActor, attributes?: string): Promise<Client> {
  const db = companyDb(context.store, actor.companyId)
  const named = attributes === undefined ? null : new Set(attributes.split(','))
  const wants = (part: keyof typeof costly): boolean =>
    named === null || costly[part].some((name: string) => named.has(name))
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
