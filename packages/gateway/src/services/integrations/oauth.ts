import { createHash, randomBytes } from 'node:crypto'
import {
  AppError,
  OAUTH_STATE_SECONDS,
  type AuthoriseBody,
  type IntegrationSetup,
  type OAuthState,
} from '@tabard/contract'
import { isConnectorError } from '../../connectors/errors.ts'
import { nowSeconds, type Context } from '../../context.ts'
import type { UserActor } from '../../identity/actor.ts'
import { presentIntegration } from '../../presenters/integration.ts'
import { companyDb, inTransaction } from '../../store/db.ts'
import { changeIntegration, findIntegration, lockIntegration } from '../../store/integrations.ts'
import { insertOauthState, takeOauthState } from '../../store/oauth-states.ts'
import { connectorIo, oauthFailed, rethrow, settingsOf } from './connector-io.ts'
import { redirectUriOf, sealConnection } from './sealed.ts'
import { auditIntegration } from './setup.ts'

const DEADLINE_MS = 60_000

/** Begins a connection. The page's state is kept here; the applicant system gets a random word that finds it once. */
export async function startOauth(context: Context, actor: UserActor, query: OAuthState): Promise<{ url: string }> {
  const { companyId, userId } = actor
  const { platform } = query
  if ((query.clientId ?? companyId) !== companyId || (query.userId ?? userId) !== userId)
    throw new AppError('not_found')
  const db = companyDb(context.store, companyId)
  const row = await findIntegration(db, platform)
  if (!row) throw new AppError('integration_not_connected')
  if ((query.vincereClientId ?? row.client_id) !== row.client_id) throw oauthFailed(platform)
  mustBeWanted(row.external_client_id, query)
  const state = randomBytes(32).toString('base64url')
  const io = connectorIo(context, Date.now() + DEADLINE_MS)
  const url = await context.connectors[platform]
    .authoriseUrl(io, settingsOf(context, row), state)
    .catch((error: unknown) => {
      if (isConnectorError(error, 'refused')) throw oauthFailed(platform, error)
      return rethrow(context, platform, error)
    })
  await insertOauthState(db, {
    handle: handleOf(state),
    company_id: companyId,
    user_id: userId,
    platform,
    sealed_state: context.secrets.seal(purposeOf(companyId), JSON.stringify(query)),
    until: nowSeconds(context.clock) + OAUTH_STATE_SECONDS,
  })
  return { url }
}

/** Completes a connection: once, in time, and only for the user who began it. */
export async function authoriseIntegration(
  context: Context,
  actor: UserActor,
  body: AuthoriseBody,
): Promise<{ integration: IntegrationSetup; state: OAuthState }> {
  const { companyId, userId } = actor
  const { platform } = body
  const db = companyDb(context.store, companyId)
  const kept = await takeOauthState(db, { handle: handleOf(body.state), userId })
  if (kept?.platform !== platform || kept.until < nowSeconds(context.clock)) throw oauthFailed(platform)
  const text = context.secrets.open(purposeOf(companyId), kept.sealed_state)
  const row = await findIntegration(db, platform)
  if (text === null || !row || (body.clientId ?? companyId) !== companyId) throw oauthFailed(platform)
  const state = JSON.parse(text) as OAuthState
  mustBeWanted(row.external_client_id, state)

  const settings = settingsOf(context, row)
  const wanted = settings.externalClientId || (state.externalClientId ?? '')
  const connection = await context.connectors[platform]
    .connect(connectorIo(context, Date.now() + DEADLINE_MS), { ...settings, externalClientId: wanted }, body.authCode)
    .catch((error: unknown) => {
      if (!isConnectorError(error)) throw error
      context.log.warn({ platform, problem: error.problem, reason: error.message }, 'An authorization failed')
      throw oauthFailed(platform, error)
    })
  const isWhoWasSaid =
    (body.externalClientId ?? connection.externalClientId) === connection.externalClientId &&
    (body.externalUserId ?? connection.externalUserId) === connection.externalUserId
  if (!isWhoWasSaid) throw oauthFailed(platform)

  return inTransaction(db, async (transaction) => {
    const now = await lockIntegration(transaction, platform)
    // The integration was set up anew during the sign-in, so the permission was given to another client.
    if (now?.client_id !== row.client_id || now.external_client_id !== row.external_client_id)
      throw oauthFailed(platform)
    await changeIntegration(transaction, platform, {
      sealed_connection: sealConnection(context, now, connection),
      status: 'connected',
      external_client_id: connection.externalClientId,
      external_user_id: connection.externalUserId,
      connection_version: now.connection_version + 1,
      turn_of: null,
      turn_until: null,
      connected_by: userId,
      connected_at: nowSeconds(context.clock),
    })
    await auditIntegration(context, transaction, actor, 'integration-connected', platform)
    const written = (await findIntegration(transaction, platform)) ?? now
    return { integration: presentIntegration(written, redirectUriOf(context)), state }
  })
}

/** The corporation that signed in must be the one that was set up; another needs its own set-up. */
function mustBeWanted(setUp: string, { platform, externalClientId }: OAuthState): void {
  if (setUp !== '' && externalClientId !== undefined && externalClientId !== setUp) throw oauthFailed(platform)
}

/** Only the hash of the state is stored, never the state that travels. */
function handleOf(state: string): string {
  return createHash('sha256').update(state).digest('hex')
}

const purposeOf = (companyId: string): string => `oauth state ${companyId}`
