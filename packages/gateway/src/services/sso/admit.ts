import { randomUUID } from 'node:crypto'
import { AppError, domainOf, isEmail, normalEmail } from '@tabard/contract'
import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { findCompany } from '../../store/companies.ts'
import { isUniqueViolation } from '../../store/database-error.ts'
import { companyDb, inTransaction, systemDb, type Db } from '../../store/db.ts'
import type { CompanyRow, UserRow } from '../../store/schema.ts'
import { findIdentity, findSsoProvider, findSsoSettings, findUserByEmail, insertIdentity } from '../../store/sso.ts'
import { findUser, insertUser } from '../../store/users.ts'
import { domainsOf, openClientSecret } from './settings.ts'

/** What a company's identity provider vouches for. */
export interface Vouched {
  externalId: string
  email: string | null
  isEmailVerified: boolean | null
  name: string
}

export interface Admitted {
  kind: 'known' | 'linked' | 'created'
  userId: string
  email: string
  attributes: Record<string, string>
}

/** A company's identity provider by its name or by the domain of an address; null where it is not switched on. */
export async function findProvider(
  context: Context,
  by: { name: string } | { domain: string },
): Promise<{ name: string; companyId: string; issuer: string; clientId: string; clientSecret: string | null } | null> {
  const row = await findSsoProvider(systemDb(context.store), by)
  if (!row) return null
  return {
    name: row.provider_name,
    companyId: row.company_id,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret: openClientSecret(context, row),
  }
}

/**
 * The user that an identity from a company's provider belongs to: the one known by the provider's own id, else the user
 * of this company with that address, else a new one. Never a user of another company, whatever the provider says.
 * @throws AppError `account_disabled`, `sso_email_unverified` or `sso_email_refused`
 */
export async function admit(
  context: Context,
  provider: { companyId: string; issuer: string },
  vouched: Vouched,
): Promise<Admitted> {
  const { companyId, issuer } = provider
  try {
    return await inTransaction(companyDb(context.store, companyId), async (db) => {
      const company = await findCompany(db, companyId)
      if (!company || company.disabled)
        throw new AppError('account_disabled', { message: company?.disabled_message ?? undefined })
      if (vouched.isEmailVerified === false) throw new AppError('sso_email_unverified')
      const known = await findIdentity(db, { issuer, externalId: vouched.externalId })
      const row = known && (await findUser(db, known.user_id))
      if (row) return admitted('known', row, company)
      return await admitNewcomer(context, db, company, issuer, vouched)
    })
  } catch (error) {
    // Either two tabs signed in at the same time, or a user of another company has the address.
    if (isUniqueViolation(error)) throw new AppError('sso_email_refused', { cause: error })
    throw error
  }
}

async function admitNewcomer(
  context: Context,
  db: Db,
  company: CompanyRow,
  issuer: string,
  { externalId, email: given, isEmailVerified, name }: Vouched,
): Promise<Admitted> {
  if (given === null || isEmailVerified !== true) throw new AppError('sso_email_unverified')
  const email = normalEmail(given)
  const settings = await findSsoSettings(db, company.id)
  const isOurs = isEmail(email) && settings !== undefined && domainsOf(settings).includes(domainOf(email))
  if (!isOurs) throw new AppError('sso_email_refused')
  const found = await findUserByEmail(db, email)
  // When the provider gives an address to another person, that person does not get the former one's account.
  if (found && (await findIdentity(db, { issuer, userId: found.id }))) throw new AppError('sso_email_refused')
  const user = found ?? (await insertNewcomer(context, db, company, { email, name }))
  const at = nowSeconds(context.clock)
  await insertIdentity(db, {
    company_id: company.id,
    issuer,
    external_id: externalId,
    user_id: user.id,
    linked_at: at,
  })
  const action: AuditAction = found ? 'account-linked' : 'user-joined'
  await writeAudit(db.scope, db.sql, {
    companyId: company.id,
    actor: user.id,
    action,
    subject: user.id,
    atSeconds: at,
    details: { by: settings.provider_name },
  })
  return admitted(found ? 'linked' : 'created', user, company)
}

async function insertNewcomer(
  context: Context,
  db: Db,
  company: CompanyRow,
  { email, name }: { email: string; name: string },
): Promise<UserRow> {
  const id = randomUUID()
  await insertUser(db, {
    id,
    company_id: company.id,
    email,
    name: name || email,
    user_role: 'recruiter',
    profile: { ssoLogin: true },
    created_at: nowSeconds(context.clock),
  })
  const row = await findUser(db, id)
  if (!row) throw new Error('A user who was just made is not there')
  return row
}

function admitted(kind: Admitted['kind'], row: UserRow, company: CompanyRow): Admitted {
  if (row.disabled) throw new AppError('account_disabled')
  const attributes = {
    name: row.name,
    'custom:companyId': company.id,
    'custom:company': company.client_name,
    'custom:userrole': row.user_role,
  }
  return { kind, userId: row.id, email: row.email, attributes }
}
