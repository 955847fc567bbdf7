import { AppError, type PublicClient } from '@tabard/contract'
import type { Context } from '../../context.ts'
import type { ApiKeyActor } from '../../identity/actor.ts'
import { presentPublicClient } from '../../presenters/company.ts'
import { findCompany } from '../../store/companies.ts'
import { companyDb } from '../../store/db.ts'
import { findCurrentLogo } from '../../store/logos.ts'

/** The key's company, as its own server may know it: no people, no limits, no options. */
export async function getPublicClient(
  context: Context,
  actor: ApiKeyActor,
  attributes: string | undefined,
): Promise<PublicClient> {
  const db = companyDb(context.store, actor.companyId)
  const [company, logo] = await Promise.all([findCompany(db, actor.companyId), findCurrentLogo(db)])
  if (!company) throw new AppError('account_disabled')
  const whole = presentPublicClient(company, logo?.file_name ?? null)
  if (attributes === undefined) return whole
  const named = new Set(['id', ...attributes.split(',')])
  return { ...Object.fromEntries(Object.entries(whole).filter(([name]) => named.has(name))), id: whole.id }
}
