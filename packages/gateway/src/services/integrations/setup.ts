import { AppError, type IntegrationSettings, type IntegrationSetup, type Platform } from '@tabard/contract'
import { writeAudit, type AuditAction } from '../../audit.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentIntegration } from '../../presenters/integration.ts'
import { companyDb, inTransaction, type Db } from '../../store/db.ts'
import { deleteIntegration, findIntegration, lockIntegration, putIntegration } from '../../store/integrations.ts'
import type { NewIntegration } from '../../store/schema.ts'
import { redirectUriOf, sealSecret } from './sealed.ts'

/** Writes the given settings. When they name another identity than before, the old connection is ended. */
export async function setUpIntegration(
  context: Context,
  actor: UserActor,
  { platform, settings }: { platform: Platform; settings: IntegrationSettings },
): Promise<IntegrationSetup> {
  const { companyId } = actor
  const { needsSecret, needsUsername } = context.connectors[platform]
  return inTransaction(companyDb(context.store, companyId), async (db) => {
    const before = await lockIntegration(db, platform)
    const clientId = settings.clientId ?? before?.client_id ?? ''
    const username = settings.username ?? before?.username ?? ''
    const externalClientId = settings.externalClientId ?? before?.external_client_id ?? ''
    const isSame =
      before?.client_id === clientId && before.username === username && before.external_client_id === externalClientId
    // A secret belongs to the client id it was given for.
    const kept = before?.client_id === clientId ? before.sealed_client_secret : null
    const names = { company_id: companyId, platform }
    const sealed = settings.clientSecret === undefined ? kept : sealSecret(context, names, settings.clientSecret)
    const missing = [
      clientId === '' && 'clientId',
      needsSecret && sealed === null && 'clientSecret',
      needsUsername && username === '' && 'username',
    ].filter((name) => name !== false)
    if (missing.length > 0)
      throw new AppError('bad_request', { details: { issues: missing.map((name) => `settings.${name}: is needed`) } })
    const row: NewIntegration & { status: 'set-up' | 'connected' | 'reconnect-needed' } = {
      ...names,
      client_id: clientId,
      username,
      external_client_id: externalClientId,
      external_user_id: isSame ? before.external_user_id : '',
      sealed_client_secret: sealed,
      sealed_connection: isSame ? before.sealed_connection : null,
      status: isSame ? before.status : 'set-up',
      connection_version: isSame ? before.connection_version : (before?.connection_version ?? 0) + 1,
      turn_of: isSame ? before.turn_of : null,
      turn_until: isSame ? before.turn_until : null,
      connected_by: isSame ? before.connected_by : null,
      connected_at: isSame ? before.connected_at : null,
      changed_by: actor.userId,
      changed_at: nowSeconds(context.clock),
    }
    await putIntegration(db, row)
    await auditIntegration(context, db, actor, 'integration-changed', platform, { isConnectionKept: isSame })
    const written = await findIntegration(db, platform)
    if (!written) throw new Error('What was just written is not there')
    return presentIntegration(written, redirectUriOf(context))
  })
}

/** @throws AppError `not_found` */
export async function getIntegration(
  context: Context,
  actor: UserActor,
  { platform }: { platform: Platform },
): Promise<IntegrationSetup> {
  const row = await findIntegration(companyDb(context.store, actor.companyId), platform)
  if (!row) throw new AppError('not_found')
  return presentIntegration(row, redirectUriOf(context))
}

/** @throws AppError `not_found` */
export async function removeIntegration(
  context: Context,
  actor: UserActor,
  { platform }: { platform: Platform },
): Promise<{ platform: Platform }> {
  return inTransaction(companyDb(context.store, actor.companyId), async (db) => {
    if (!(await deleteIntegration(db, platform))) throw new AppError('not_found')
    await auditIntegration(context, db, actor, 'integration-removed', platform)
    return { platform }
  })
}

export async function auditIntegration(
  context: Context,
  db: Db,
  actor: UserActor,
  action: AuditAction,
  subject: string,
  details?: Record<string, unknown>,
): Promise<void> {
  await writeAudit(db.scope, db.sql, {
    companyId: actor.companyId,
    actor: actor.userId,
    action,
    subject,
    atSeconds: nowSeconds(context.clock),
    ...(details && { details }),
  })
}
