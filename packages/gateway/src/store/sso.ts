import { normalEmail } from '@tabard/contract'
import { sql as raw } from 'kysely'
import type { Db } from './db.ts'
import type { FederatedIdentityRow, NewSsoSettings, SsoSettingsRow, UserRow } from './schema.ts'

export async function findSsoSettings(db: Db, companyId: string): Promise<SsoSettingsRow | undefined> {
  const rows = await db.scope.query(db.sql.selectFrom('sso_settings').selectAll().where('company_id', '=', companyId))
  return rows[0]
}

/** Run as the system, because nobody is signed in yet. Only providers that are switched on, of companies that are not disabled. */
export async function findSsoProvider(
  db: Db,
  by: { name: string } | { domain: string },
): Promise<SsoSettingsRow | undefined> {
  const settings = db.sql
    .selectFrom('sso_settings')
    .innerJoin('companies', 'companies.id', 'sso_settings.company_id')
    .selectAll('sso_settings')
    .where('sso_settings.enabled', '=', true)
  const rows = await db.scope.query(
    'name' in by
      ? settings.where('provider_name', '=', by.name)
      : settings
          .leftJoin('sso_domains', 'sso_domains.company_id', 'sso_settings.company_id')
          .where((where) => where.or([where('domain', '=', by.domain), where('companies.subdomain', '=', by.domain)]))
          .limit(1),
  )
  return rows[0]
}

export async function putSsoSettings(db: Db, row: NewSsoSettings): Promise<void> {
  await db.scope.query(
    db.sql
      .insertInto('sso_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ ...row })),
  )
}

/** @throws DatabaseError where another company has one of them */
export async function putSsoDomains(db: Db, companyId: string, domains: readonly string[]): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('sso_domains').where('company_id', '=', companyId))
  if (domains.length === 0) return
  await db.scope.query(
    db.sql.insertInto('sso_domains').values(domains.map((domain) => ({ domain, company_id: companyId }))),
  )
}

/** Users of other companies with an address in this domain. Run as the system. */
export async function findOthersInDomain(
  db: Db,
  domain: string,
  { companyId, limit }: { companyId: string; limit: number },
): Promise<string[]> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('users')
      .select('id')
      .where(raw`split_part(lower(email), '@', 2)`, '=', domain)
      .where('company_id', '<>', companyId)
      .limit(limit),
  )
  return rows.map(({ id }) => id)
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const rows = await db.scope.query(
    db.sql
      .selectFrom('users')
      .selectAll()
      .where(raw`lower(email)`, '=', normalEmail(email).toLowerCase()),
  )
  return rows[0]
}

export async function findIdentity(
  db: Db,
  by: { issuer: string } & ({ externalId: string } | { userId: string }),
): Promise<FederatedIdentityRow | undefined> {
  const identities = db.sql.selectFrom('federated_identities').selectAll().where('issuer', '=', by.issuer)
  const rows = await db.scope.query(
    'externalId' in by
      ? identities.where('external_id', '=', by.externalId)
      : identities.where('user_id', '=', by.userId),
  )
  return rows[0]
}

export async function insertIdentity(db: Db, row: FederatedIdentityRow): Promise<void> {
  await db.scope.query(db.sql.insertInto('federated_identities').values(row))
}

/** Removes a company's identities, because ids that one provider gave to one client mean nothing elsewhere. */
export async function forgetIdentities(db: Db, companyId: string): Promise<void> {
  await db.scope.query(db.sql.deleteFrom('federated_identities').where('company_id', '=', companyId))
}
