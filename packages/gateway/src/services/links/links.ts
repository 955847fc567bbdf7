import { randomBytes } from 'node:crypto'
import { AppError, type AppId, type Link, type LinkDraft, type LinkId } from '@tabard/contract'
import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import { actorName, type SignatureActor, type UserActor } from '../../identity/actor.ts'
import { presentLink } from '../../presenters/link.ts'
import { fieldsOnly } from '../../store/application-parts.ts'
import { findApplication } from '../../store/applications.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { changeLink, findLink, insertLink, listLinks as readLinks } from '../../store/links.ts'
import type { LinkChange } from '../../store/schema.ts'
import { newId } from '../new-id.ts'

/** 96 bits: nobody finds one by trying. */
const SHORT_ID_BYTES = 12

type Sharer = UserActor | SignatureActor

export async function listLinks(context: Context, actor: Sharer, appId: AppId): Promise<{ links: Link[] }> {
  const db = companyDb(context.store, actor.companyId)
  await mustExist(db, appId)
  const rows = await readLinks(db, appId)
  const now = nowSeconds(context.clock)
  return { links: rows.map((row) => presentLink(row, context.config.publicUrl, now)) }
}

export async function createLink(
  context: Context,
  actor: Sharer,
  input: { appId: AppId; draft: LinkDraft },
): Promise<Link> {
  const now = nowSeconds(context.clock)
  if (input.draft.expiry <= now) throw new AppError('bad_request', { details: { issues: ['expiry: must lie ahead'] } })
  const id = newId(input.appId)
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    await mustExist(db, input.appId)
    await insertLink(db, {
      id,
      company_id: actor.companyId,
      application_id: input.appId,
      short_id: randomBytes(SHORT_ID_BYTES).toString('base64url'),
      name: input.draft.name,
      expires_at: input.draft.expiry,
      downloading: input.draft.downloading ?? false,
      update_emails: distinct(input.draft.updateEmails ?? []),
      created_by: actorName(actor),
      created_at: now,
    })
    await audit(context, db, actor, 'link-created', id)
    return readLink(context, db, id)
  })
}

/** Renames a link, changes what it allows, or closes it. Closed is closed: there is no way back but a new link. */
export async function updateLink(
  context: Context,
  actor: UserActor,
  input: { linkId: LinkId; change: { name?: string; updateEmails?: string[]; downloading?: boolean; closed?: true } },
): Promise<Link> {
  const { name, updateEmails, downloading, closed } = input.change
  return change(context, actor, input.linkId, {
    ...(name !== undefined && { name }),
    ...(updateEmails !== undefined && { update_emails: distinct(updateEmails) }),
    ...(downloading !== undefined && { downloading }),
    ...(closed && { revoked_at: nowSeconds(context.clock) }),
  })
}

/** Sets when a link expires. A time that has passed ends it now. */
export async function setLinkExpiry(
  context: Context,
  actor: UserActor,
  input: { linkId: LinkId; newExpiry: number },
): Promise<Link> {
  return change(context, actor, input.linkId, { expires_at: input.newExpiry })
}

async function change(context: Context, actor: UserActor, linkId: LinkId, columns: LinkChange): Promise<Link> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    const known = await findLink(db, linkId)
    if (!known) throw new AppError('not_found')
    if (Object.keys(columns).length > 0) await changeLink(db, linkId, columns)
    await audit(context, db, actor, 'link-changed', linkId)
    return readLink(context, db, linkId)
  })
}

async function readLink(context: Context, db: Db, linkId: LinkId): Promise<Link> {
  const row = await findLink(db, linkId)
  if (!row) throw new AppError('not_found')
  return presentLink(row, context.config.publicUrl, nowSeconds(context.clock))
}

async function mustExist(db: Db, appId: AppId): Promise<void> {
  if (!(await findApplication(db, appId, fieldsOnly))) throw new AppError('not_found')
}

async function audit(context: Context, db: Db, actor: Sharer, action: AuditAction, subject: LinkId): Promise<void> {
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actorName(actor),
    action,
    subject,
    atSeconds: nowSeconds(context.clock),
  })
}

/** Each address once, however it is written: nobody is told twice. */
function distinct(addresses: readonly string[]): string[] {
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()]
}
