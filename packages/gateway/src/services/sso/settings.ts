import { randomBytes } from 'node:crypto'
import { AppError, domainOf, publicMailDomains, type SsoInput, type SsoSettings } from '@tabard/contract'
import { ssoInput } from '@tabard/contract/schemas'
import * as v from 'valibot'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { changeCompany, findCompany } from '../../store/companies.ts'
import { isUniqueViolation } from '../../store/database-error.ts'
import { companyDb, inTransaction, systemDb } from '../../store/db.ts'
import type { SsoSettingsRow } from '../../store/schema.ts'
import {
  findSsoSettings,
  forgetIdentities,
  findOthersInDomain,
  putSsoDomains,
  putSsoSettings,
} from '../../store/sso.ts'
import { findUser } from '../../store/users.ts'
import { checkIssuer } from './check-issuer.ts'

const PURPOSE = 'sso client secret'
/** How many users of other companies in one domain are looked up at most. */
const MOST = 50

/**
 * Sets a company's identity provider up, changes it, turns it on or off. Before it is on, the provider is asked: with a
 * mistyped address everybody would be locked out.
 * @throws AppError `bad_request`, `sso_issuer_refused` or `sso_domain_refused`
 */
export async function saveSsoSettings(
  context: Context,
  actor: UserActor,
  { enabled, ...given }: { enabled: boolean } & Record<string, unknown>,
): Promise<SsoSettings | null> {
  const input = readInput(given)
  const db = companyDb(context.store, actor.companyId)
  const before = await findSsoSettings(db, actor.companyId)
  const settings = await completed(context, actor, before, input)
  if (!settings) {
    if (enabled) throw badRequest('issuer and clientId: are needed before single sign-on can be turned on')
    return null
  }
  const { row, domains } = { ...settings, row: { ...settings.row, enabled } }
  const isOther = before?.issuer !== row.issuer || before.client_id !== row.client_id
  const isInput = Object.keys(input).length > 0
  // With a pool at AWS, AWS asks the provider itself.
  if (enabled && !context.config.cognito) await checkIssuer(context, row.issuer)
  if (isInput) await checkDomains(context, actor, domains)
  try {
    await inTransaction(db, async (transaction) => {
      await putSsoSettings(transaction, row)
      await putSsoDomains(transaction, actor.companyId, domains)
      if (before && isOther) await forgetIdentities(transaction, actor.companyId)
      await changeCompany(transaction, actor.companyId, { sso_enabled: enabled })
      await writeAudit(transaction.scope, transaction.sql, {
        companyId: actor.companyId,
        actor: actor.userId,
        action: 'sso-changed',
        subject: actor.companyId,
        atSeconds: row.changed_at,
        details: { enabled, isOtherProvider: isOther },
      })
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('sso_domain_refused', { cause: error })
    throw error
  }
  return presentSettings(context, row, domains)
}

/** @throws AppError `not_found` */
export async function getSsoSettings(context: Context, actor: UserActor): Promise<SsoSettings> {
  const row = await findSsoSettings(companyDb(context.store, actor.companyId), actor.companyId)
  if (!row) throw new AppError('not_found')
  return presentSettings(context, row, domainsOf(row))
}

export function domainsOf(row: Pick<SsoSettingsRow, 'domains'>): string[] {
  return Array.isArray(row.domains) ? row.domains.filter((one): one is string => typeof one === 'string') : []
}

export function openClientSecret(context: Context, row: SsoSettingsRow): string | null {
  if (row.sealed_client_secret === null) return null
  const secret = context.secrets.open(`${PURPOSE} ${row.company_id}`, row.sealed_client_secret)
  if (secret === null)
    throw new Error('A client secret cannot be opened: SECRET_KEY is not the one it was sealed with.')
  return secret
}

function readInput(given: Record<string, unknown>): SsoInput {
  const read = v.safeParse(ssoInput, given)
  if (read.success) return read.output
  throw new AppError('bad_request', {
    details: { issues: read.issues.slice(0, 5).map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`) },
  })
}

/** The stored settings with the given ones over them; null when they are too few for a provider. */
async function completed(
  context: Context,
  actor: UserActor,
  before: SsoSettingsRow | undefined,
  input: SsoInput,
): Promise<{ row: Omit<SsoSettingsRow, 'enabled'>; domains: string[] } | null> {
  const issuer = input.issuer ?? before?.issuer
  const clientId = input.clientId ?? before?.client_id
  if (issuer === undefined || clientId === undefined) return null
  const user = await findUser(companyDb(context.store, actor.companyId), actor.userId)
  const domains = [...new Set(input.domains ?? (before ? domainsOf(before) : [domainOf(user?.email ?? '')]))]
  // A secret is for the address it was given for: with another issuer it must be given anew.
  const kept = input.issuer === undefined || input.issuer === before?.issuer ? before?.sealed_client_secret : null
  const sealed =
    typeof input.clientSecret === 'string'
      ? context.secrets.seal(`${PURPOSE} ${actor.companyId}`, input.clientSecret)
      : null
  const row = {
    company_id: actor.companyId,
    provider_name: input.providerName ?? before?.provider_name ?? (await newName(context, actor)),
    issuer,
    client_id: clientId,
    sealed_client_secret: input.clientSecret === undefined ? (kept ?? null) : sealed,
    domains: JSON.stringify(domains),
    changed_by: actor.userId,
    changed_at: nowSeconds(context.clock),
  }
  return { row, domains }
}

/** The letters of the company's name, and a random part that makes it unique. */
async function newName(context: Context, actor: UserActor): Promise<string> {
  const company = await findCompany(companyDb(context.store, actor.companyId), actor.companyId)
  const letters = (company?.client_name ?? '')
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 18)
  return `${letters.length > 0 ? letters : 'Company'}-${randomBytes(4).toString('hex')}`
}

/**
 * A domain leads people to an identity provider, so nobody may claim one that is not theirs: an admin of the company
 * must have an address there, nobody of another company may, and it must not be one where anybody can have an address.
 * A user who never took their invitation proves nothing, because anybody can invite any address.
 */
async function checkDomains(context: Context, actor: UserActor, domains: readonly string[]): Promise<void> {
  const system = systemDb(context.store)
  const db = companyDb(context.store, actor.companyId)
  const admins = await db.scope.query(
    db.sql.selectFrom('users').select(['id', 'email']).where('user_role', '=', 'admin').where('disabled', '=', false),
  )
  for (const domain of domains) {
    const own = admins.filter(({ email }) => domainOf(email) === domain).map(({ id }) => id)
    const isTheirs = !publicMailDomains.has(domain) && (await hasCome(context, own))
    const others = isTheirs ? await findOthersInDomain(system, domain, { companyId: actor.companyId, limit: MOST }) : []
    // When there are more users than are looked up, they count as having taken it.
    const isRefused = !isTheirs || others.length === MOST || (await hasCome(context, others))
    if (isRefused) throw new AppError('sso_domain_refused', { details: { domain } })
  }
}

/** Whether any of them has taken the invitation, which only somebody who reads that address can. */
async function hasCome(context: Context, userIds: readonly string[]): Promise<boolean> {
  for (const userId of userIds) {
    const signIn = await context.directory.find(userId)
    if (signIn && !signIn.mustChangePassword) return true
  }
  return false
}

function presentSettings(context: Context, row: Omit<SsoSettingsRow, 'domains'>, domains: string[]): SsoSettings {
  const { cognito, publicUrl } = context.config
  const host = cognito && cognito.domain !== '' ? `https://${cognito.domain}` : publicUrl
  return {
    enabled: row.enabled,
    issuer: row.issuer,
    clientId: row.client_id,
    hasClientSecret: row.sealed_client_secret !== null,
    domains,
    providerName: row.provider_name,
    redirectUri: `${host}/oauth2/idpresponse`,
  }
}

function badRequest(issue: string): AppError {
  return new AppError('bad_request', { details: { issues: [issue] } })
}
