import { AppError, can, type AccessQuery, type Right, type SignatureGrant } from '@tabard/contract'
import { writeAudit } from '../audit.ts'
import { nowSeconds, type Context } from '../context.ts'
import type { UserActor } from '../identity/actor.ts'
import { findApplication } from '../store/applications.ts'
import { companyDb, systemDb } from '../store/db.ts'
import { issueGrant } from './links/grants.ts'

/** How long an embedding may go on refreshing before its user must ask again. */
const EMBEDDING_DAYS = 1
const MAX_ORIGINS = 10
const nothingLarge = { freeText: false, miscData: false, coverLetter: false, stats: false }

/** For embedding: a signature for one application. Never wider than the asker's own role. */
export async function getAccess(context: Context, actor: UserActor, query: AccessQuery): Promise<SignatureGrant> {
  if (query.singleApplication === undefined) {
    throw new AppError('bad_request', { details: { issues: ['singleApplication: is required'] } })
  }
  const db = companyDb(context.store, actor.companyId)
  const application = await findApplication(db, query.singleApplication, nothingLarge)
  if (!application) throw new AppError('not_found')
  if (query.accessType === 'edit' && !can(actor.role, 'editing', 'write')) throw new AppError('forbidden')
  const rights: Right[] = query.accessType === 'edit' ? ['read', 'write', 'output', 'share'] : ['read']
  const now = nowSeconds(context.clock)
  const { grant } = await issueGrant(context, systemDb(context.store), {
    claims: {
      sub: actor.userId,
      uid: actor.userId,
      navigationAllowed: false,
      companyId: actor.companyId,
      resource: { kind: 'application', id: application.id },
      rights,
      origins: readOrigins(query.origins),
    },
    endsAt: now + EMBEDDING_DAYS * 86_400,
  })
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actor.userId,
    action: 'access-granted',
    subject: application.id,
    atSeconds: now,
    details: { rights },
  })
  return grant
}

function readOrigins(list: string | undefined): string[] {
  const origins = (list ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (origins.length > MAX_ORIGINS || !origins.every(isPlainOrigin)) {
    throw new AppError('bad_request', { details: { issues: ['origins: must be origins, comma-separated'] } })
  }
  return origins
}

/** Goes into `frame-ancestors` as it is. URLs allow `;` and `*` in a host: there, they end the directive or stand for anybody. */
function isPlainOrigin(text: string): boolean {
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}
