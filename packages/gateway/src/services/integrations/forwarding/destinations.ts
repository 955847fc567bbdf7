import { AppError, type Body, type ForwardingDestination, type putDestination as putRoute } from '@tabard/contract'
import { nowSeconds, type Context } from '../../../context.ts'
import type { UserActor } from '../../../identity/actor.ts'
import { checkHeaders, checkUrl } from '../../../outbound/check-url.ts'
import { OutboundError } from '../../../outbound/outbound-error.ts'
import { presentDestination } from '../../../presenters/integration.ts'
import { companyDb, inTransaction } from '../../../store/db.ts'
import * as store from '../../../store/forwarding-destinations.ts'
import { auditIntegration } from '../setup.ts'
import { sealHeaders } from './sealed-headers.ts'

const MAX_DESTINATIONS = 50

export async function listDestinations(
  context: Context,
  actor: UserActor,
): Promise<{ destinations: ForwardingDestination[] }> {
  const rows = await store.listDestinations(companyDb(context.store, actor.companyId))
  return { destinations: rows.map(presentDestination) }
}

/** @throws AppError `bad_request` for an address that would never be asked, `too_many` */
export async function putDestination(
  context: Context,
  actor: UserActor,
  body: Body<typeof putRoute>,
): Promise<ForwardingDestination> {
  const { companyId } = actor
  mustBeAskable(context, body)
  return inTransaction(companyDb(context.store, companyId), async (db) => {
    const before = await store.findDestination(db, body.id)
    if (!before && (await store.listDestinations(db)).length >= MAX_DESTINATIONS) throw new AppError('too_many')
    // Credentials are for the system they were given for.
    const isSameSystem = before !== undefined && new URL(before.base_url).origin === new URL(body.baseUrl).origin
    const kept = isSameSystem
      ? { header_names: before.header_names, sealed_headers: before.sealed_headers }
      : { header_names: [], sealed_headers: null }
    const headers = body.headers && {
      header_names: Object.keys(body.headers).map((name) => name.toLowerCase()),
      sealed_headers: sealHeaders(context, { company_id: companyId, id: body.id }, body.headers),
    }
    const { header_names, sealed_headers } = headers ?? kept
    const row = {
      company_id: companyId,
      id: body.id,
      name: body.name,
      base_url: body.baseUrl.replace(/\/$/, ''),
      methods: [...new Set(body.methods)],
      paths: [...new Set(body.paths)],
      header_names,
      sealed_headers,
      changed_by: actor.userId,
      changed_at: nowSeconds(context.clock),
    }
    await store.putDestination(db, row)
    await auditIntegration(context, db, actor, 'destination-changed', body.id)
    return presentDestination(row)
  })
}

/** @throws AppError `not_found` */
export async function removeDestination(
  context: Context,
  actor: UserActor,
  { id }: { id: string },
): Promise<{ id: string }> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await store.deleteDestination(db, id))) throw new AppError('not_found')
    await auditIntegration(context, db, actor, 'destination-changed', id, { isRemoved: true })
    return { id }
  })
}

function mustBeAskable(context: Context, { baseUrl, headers }: Body<typeof putRoute>): void {
  try {
    checkUrl(baseUrl, context.config.outboundPrivateOrigins)
    checkHeaders(headers ?? {})
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new AppError('bad_request', { details: { issues: [error.message] }, cause: error })
  }
}
