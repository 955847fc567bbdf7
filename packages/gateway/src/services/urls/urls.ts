import { randomUUID } from 'node:crypto'
import {
  AppError,
  NO_EMAIL,
  SIGNATURE_LIFE_SECONDS,
  entryPoints,
  fillPath,
  fillPattern,
  type EntryPoint,
  type Right,
  type SignedUrlQuery,
  type UrlQuery,
  type UserId,
} from '@tabard/contract'
import { writeAudit } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { ApiKeyActor } from '../../identity/actor.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { listApplications } from '../../store/applications.ts'
import { companyDb, type Db } from '../../store/db.ts'
import { readOrigins } from '../access.ts'
import { findExternalUser, findUser, insertExternalUser } from '../../store/users.ts'

/** The page a call without an entry point gets. */
const FIRST_PAGE: EntryPoint = 'application'
/** A call that names no platform or user is made in the name of the key itself. */
const NO_PLATFORM = 'api'
const NO_USER = 'server'
/** An address carries no refresh code, so its token lives twice as long as others. Any longer, and it could outlive its signing key. */
const LIFE_SECONDS = 2 * SIGNATURE_LIFE_SECONDS
const pageRights: Partial<Record<EntryPoint, readonly Right[]>> = {
  application: ['read', 'write', 'output'],
  candidate: ['read', 'write', 'output'],
}

/** Where a record of an applicant system opens, for the company's own server. */
export async function getUrl(context: Context, actor: ApiKeyActor, query: SignedUrlQuery): Promise<{ url: string }> {
  if (query.clientId !== undefined && query.clientId !== actor.companyId) throw new AppError('not_found')
  const db = companyDb(context.store, actor.companyId)
  const uid = await userOf(context, db, actor, query)
  const endPoint = query.endPoint ?? FIRST_PAGE
  const page = entryPoints[endPoint]
  const appId = page === null ? undefined : await applicationOf(db, query)
  if (page === null || appId === undefined) return { url: context.config.publicUrl + entryPath(query, 'ours') }
  const rights = [...(pageRights[endPoint] ?? (['read'] as const))]
  const now = nowSeconds(context.clock)
  const sig = await context.mintSignature({
    sub: uid,
    uid,
    navigationAllowed: false,
    companyId: actor.companyId,
    resource: { kind: 'application', id: appId },
    rights,
    origins: readOrigins(query.origins),
    exp: now + LIFE_SECONDS,
  })
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: `key:${actor.keyId}`,
    action: 'access-granted',
    subject: appId,
    atSeconds: now,
    details: { rights, user: uid },
  })
  return { url: `${context.config.publicUrl}${fillPattern(page, { appId })}?sig=${encodeURIComponent(sig)}` }
}

/** Anybody may call this, so nothing is looked up; the page asks its user to sign in and looks then. */
export function getPublicUrl(context: Context, query: UrlQuery): { url: string } {
  return { url: context.config.publicUrl + entryPath(query, 'custom') }
}

/** The query's known fields are copied to the page's address; the page believes none of them. */
function entryPath(query: SignedUrlQuery, kind: 'ours' | 'custom'): string {
  const { endPoint = FIRST_PAGE, origins: _origins, ...rest } = query
  const path =
    kind === 'custom' && query.platform !== undefined
      ? fillPath('/entrypoint/custom/{platform}/{endPoint}', { platform: query.platform, endPoint })
      : fillPath('/entrypoint/{endPoint}', { endPoint })
  const fields = Object.entries(rest).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const search = new URLSearchParams(fields).toString()
  return search === '' ? path : `${path}?${search}`
}

async function applicationOf(db: Db, { externalId, platform }: UrlQuery): Promise<string | undefined> {
  if (externalId === undefined) return undefined
  const rows = await listApplications(db, { externalId, ...(platform !== undefined && { platform }) }, fieldsOnly)
  return rows[0]?.id
}

/** Who the page is opened for: a user of ours, or the applicant system's, made when they first come. */
async function userOf(context: Context, db: Db, actor: ApiKeyActor, query: UrlQuery): Promise<UserId> {
  if (query.userId !== undefined) {
    const row = await findUser(db, query.userId)
    if (!row || row.disabled) throw new AppError('not_found')
    return row.id
  }
  const { platform = NO_PLATFORM, externalUserId = NO_USER } = query
  const known = await findExternalUser(db, { platform, externalUserId })
  if (!known) {
    await insertExternalUser(db, {
      id: `${randomUUID()}_${platform}_${externalUserId}`,
      company_id: actor.companyId,
      email: NO_EMAIL,
      name: externalUserId === NO_USER ? platform : externalUserId,
      user_role: 'recruiter',
      created_at: nowSeconds(context.clock),
      platform,
      external_client_id: query.externalClientId ?? null,
      external_user_id: externalUserId,
    })
  }
  const row = known ?? (await findExternalUser(db, { platform, externalUserId }))
  if (!row || row.disabled) throw new AppError('not_found')
  return row.id
}
