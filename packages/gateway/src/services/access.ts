import {
  AppError,
  can,
  type AccessQuery,
  type Right,
  type SignatureGrant,
  type SignaturePayload,
} from '@tabard/contract'
import { writeAudit } from '../audit.ts'
import { nowSeconds, type Context } from '../context.ts'
import type { UserActor } from '../identity/actor.ts'
import { fieldsOnly } from '../store/application-parts.ts'
import { findApplication } from '../store/applications.ts'
import { companyDb, systemDb, type Db } from '../store/db.ts'
import { findTemplate } from '../store/templates.ts'
import { issueGrant } from './links/grants.ts'

/** How long an embedding may go on refreshing before its user must ask again. */
const EMBEDDING_DAYS = 1
const MAX_ORIGINS = 10

/** What each kind of reader is given of a CV at most, by what was asked for. */
const rightsOf: Record<NonNullable<AccessQuery['userType']>, Record<AccessQuery['accessType'], readonly Right[]>> = {
  app: { view: ['read'], edit: ['read', 'write', 'output', 'share'] },
  // A candidate may edit their own words. Only the team makes documents of them and shares them.
  candidate: { view: ['read'], edit: ['read', 'write'] },
  client: { view: ['read', 'output'], edit: ['read', 'output'] },
}

/** For embedding: a signature for one application or template. Never wider than the asker's own role. */
export async function getAccess(context: Context, actor: UserActor, query: AccessQuery): Promise<SignatureGrant> {
  const db = companyDb(context.store, actor.companyId)
  const resource = await readResource(db, query)
  const area = resource.kind === 'template' ? 'templates' : 'editing'
  const wanted = rightsOf[query.userType ?? 'app'][query.accessType]
  if (wanted.some((right) => right !== 'read') && !can(actor.role, area, 'write')) throw new AppError('forbidden')
  if (!can(actor.role, area, 'read')) throw new AppError('forbidden')
  // A template is neither shared nor made into a document.
  const rights = wanted.filter((right) => resource.kind === 'application' || right === 'read' || right === 'write')
  const now = nowSeconds(context.clock)
  const grant = await issueGrant(context, systemDb(context.store), {
    claims: {
      sub: actor.userId,
      uid: actor.userId,
      navigationAllowed: false,
      companyId: actor.companyId,
      resource,
      rights,
      origins: readOrigins(query.origins),
    },
    endsAt: now + EMBEDDING_DAYS * 86_400,
    at: now,
  })
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actor.userId,
    action: 'access-granted',
    subject: resource.id,
    atSeconds: now,
    details: { rights },
  })
  return grant
}

/** The one record that was named, if it is the company's. */
async function readResource(db: Db, query: AccessQuery): Promise<SignaturePayload['resource']> {
  const { singleApplication, singleTemplate } = query
  if ((singleApplication === undefined) === (singleTemplate === undefined)) {
    throw new AppError('bad_request', { details: { issues: ['singleApplication or singleTemplate: one is required'] } })
  }
  const row =
    singleApplication === undefined
      ? await findTemplate(db, singleTemplate ?? '')
      : await findApplication(db, singleApplication, fieldsOnly)
  if (!row) throw new AppError('not_found')
  return { kind: singleApplication === undefined ? 'template' : 'application', id: row.id }
}

/** Who may frame a page, comma-separated. @throws AppError `bad_request` */
export function readOrigins(list: string | undefined): string[] {
  const origins = (list ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (origins.length > MAX_ORIGINS || !origins.every(isPlainOrigin)) {
    throw new AppError('bad_request', { details: { issues: ['origins: must be origins, comma-separated'] } })
  }
  return origins
}

/** Stands in `frame-ancestors` as it is. `;` and `*` are refused: URLs allow them in a host, but there they end the directive or allow every site. */
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
